declare module 'virtual:texts/*' {
  const files: Record<string, string>;
  export default files;
}
