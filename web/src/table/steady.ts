/** A table that stays as it is: cards come and go, and the piles keep their places and their size as long as all of it fits. */
import { arrange, arrangedAs, withDeeds, type Arrangement, type Wanted } from './arrange';

const LEAST = 0.5; // of their size that cards may lose to what is only likely to come

export class Steady {
  private before: { occasion: string; table: Arrangement } | undefined;

  /**
   * The table as it is, with room for what is likely to lie there soon. It is arranged anew in another round or room, and when something
   * does not fit any more.
   */
  arrange(wanted: Wanted, likely: Wanted, round: number): Arrangement {
    const { width, height, rem, most, seats } = wanted;
    const occasion = [round, width, height, rem, most, seats.length].join();
    const before = this.before?.occasion === occasion ? this.before.table : undefined;
    const kept = before && (arrangedAs(before, wanted) ?? arrangedAs({ ...before, nDeeds: 0 }, wanted));
    const table = kept ?? roomy(wanted, likely);
    this.before = { occasion, table };
    return table;
  }
}

function roomy(wanted: Wanted, likely: Wanted): Arrangement {
  const [tight, wide] = [arrange(wanted), arrange(likely)];
  const isWorth = wide.card >= LEAST * tight.card && wide.mini >= LEAST * tight.mini;
  return withDeeds((isWorth ? arrangedAs(wide, wanted) : undefined) ?? tight, wanted);
}
