/** What a record proves of its deal, worked out in this browser alone. */
import { isDealtFrom, type Dealer, type DealSeen } from './deals';
import { commitment, dealSeed, seal, type Noted, type Terms } from './fair';
import type { RecordShown } from './protocol';

export interface Claim {
  name: 'commitment' | 'seed' | 'deal' | 'noted_commitment' | 'noted_contribution';
  isProved: boolean;
  round?: number; // the first one at which a claim breaks
}

/**
 * What the record proves, by itself, against what this browser noted, and, if there is a dealer for its game, against the
 * cards that were dealt in every round.
 * Undefined: it has no proof.
 */
export function verify(
  record: RecordShown,
  seat: number | undefined,
  noted?: Noted,
  deals: readonly DealSeen[] = [],
  dealer?: Dealer,
): Claim[] | undefined {
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
  if (deals.length && dealer) {
    const broken = deals.findIndex((seen) => !isDealtFrom(dealer, options, record.seats.length, seed, seen));
    claims.push({ name: 'deal', isProved: broken < 0, round: broken + 1 });
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
