/** The code of a table as people write it: with blanks, in capitals, a whole link, an O for a zero. */
const ALIKE: Record<string, string> = { o: '0', i: '1', l: '1' };

/** The id that is meant; "" if it cannot be one. */
export function tableIdOf(text: string): string {
  const last = text.trim().replace(/[?#].*$/, '').replace(/\/+$/, '').split('/').at(-1) ?? ''; // prettier-ignore
  const letters = last.toLowerCase().replace(/[\s\-–—_.]/g, '').replace(/[oil]/g, (letter) => ALIKE[letter]!); // prettier-ignore
  return /^[0-9a-z]{12}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}` : '';
}
