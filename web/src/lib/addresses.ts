/** Addresses of the server, for this device and for others. */

/** Whether an address is good on this machine alone. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}

/** The address for others: what the server tells, or the one that this page was opened by. */
export const addressFor = (told: string | undefined): string => told || location.origin;
