/** Deals that nobody could choose: seals, commitments and seeds, as docs/fair-deals.md writes them down. */
import type { Options } from './protocol';
import { sha256 } from './sha256';

export interface Terms {
  match: string;
  game: string;
  rules_version: number;
  options: Options;
  n_seats: number;
}

/** What this browser noted when a match was dealt. */
export interface Noted {
  commitment: string;
  contribution: string;
}

export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A JSON list without spaces, in ASCII, names of options sorted. */
export function exactText(value: unknown): string {
  const sorted = (_: string, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  return JSON.stringify(value, sorted).replace(
    /[\u007f-\uffff]/g,
    (letter) => '\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

export function seal(contribution: string): string {
  return contribution && sha256(exactText(['quintet-fair-seal-1', contribution]));
}

function about(kind: string, terms: Terms, parts: string[], serverSeed: string): string {
  const { match, game, rules_version, options, n_seats } = terms;
  return exactText([kind, match, game, rules_version, options, n_seats, parts, serverSeed]);
}

export function commitment(terms: Terms, serverSeed: string, seals: string[]): string {
  return sha256(about('quintet-fair-commitment-1', terms, seals, serverSeed));
}

export function dealSeed(terms: Terms, serverSeed: string, contributions: string[]): string {
  return sha256(about('quintet-fair-deal-1', terms, contributions, serverSeed)).slice(0, 32);
}
