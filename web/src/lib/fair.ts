/** Deals that nobody could choose: seals, commitments and seeds, as docs/fair-deals.md writes them down. */
import { canDeal, dealAgain, isSameDeal, type Deal } from './deals';
import type { Options } from './protocol';
import { sha256 } from './sha256';

export interface Terms {
  match: string;
  game: string;
  rules_version: number;
  options: Options;
  n_seats: number;
}

export interface FairDeal {
  match: string;
  server_seed: string;
  contributions: string[];
  commitment: string;
}

export interface RecordShown {
  game: string;
  rules_version: number;
  options: Options;
  seats: string[];
  seed: string;
  start?: unknown; // a position, if the match did not begin with a deal
  actions: [number, string][];
  result: { scores: number[]; ranking: number[] } | null;
  fair: FairDeal | null;
}

/** What this browser noted when a match was dealt. */
export interface Noted {
  commitment: string;
  contribution: string;
}

export interface Claim {
  name: 'commitment' | 'seed' | 'deal' | 'noted_commitment' | 'noted_contribution';
  isProved: boolean;
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

/**
 * What the record proves, by itself, against what this browser noted, and against the cards that were dealt.
 * Undefined: it has no proof.
 */
export function verify(record: RecordShown, seat: number | undefined, noted?: Noted, dealt?: Deal): Claim[] | undefined {
  const fair = record.fair;
  if (!fair) return undefined;
  const { game, rules_version, options } = record;
  const terms: Terms = { match: fair.match, game, rules_version, options, n_seats: record.seats.length };
  const seed = dealSeed(terms, fair.server_seed, fair.contributions);
  const claims: Claim[] = [
    {
      name: 'commitment',
      isProved: commitment(terms, fair.server_seed, fair.contributions.map(seal)) === fair.commitment,
    },
    { name: 'seed', isProved: seed === record.seed && !record.start },
  ];
  if (dealt && canDeal(game)) {
    claims.push({ name: 'deal', isProved: isSameDeal(dealAgain(game, options, record.seats.length, seed), dealt) });
  }
  if (noted) {
    claims.push({ name: 'noted_commitment', isProved: noted.commitment === fair.commitment });
    const own = seat === undefined ? undefined : fair.contributions[seat];
    claims.push({
      name: 'noted_contribution',
      isProved: own === noted.contribution || fair.contributions.includes(noted.contribution),
    });
  }
  return claims;
}
