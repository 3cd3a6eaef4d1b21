/** A finished match as the server tells it: steps with views, rounds, chances. Pure. */
import { spotOf } from '../lib/places';
import type { Step, View, ZoneShown } from '../lib/protocol';

export const PAGE = 100;

/** A step with its view, whole; it is told with what has changed since the step before. */
export interface StepSeen extends Step {
  view: View;
}

/** Every view of a page, whole. */
export function wholeViews(page: readonly Step[]): StepSeen[] {
  let view: View | undefined;
  return page.map((step) => {
    view = { ...view, ...step.view, zones: mergedZones(view?.zones ?? [], step.view.zones ?? []) } as View;
    return { ...step, view };
  });
}

function mergedZones(before: ZoneShown[], changed: ZoneShown[]): ZoneShown[] {
  if (!before.length) return changed;
  if (!changed.length) return before;
  const news = new Map(changed.map((zone) => [spotOf(zone), zone]));
  return before.map((zone) => news.get(spotOf(zone)) ?? zone);
}

/** The first step of the page that a step is on. */
export const pageOf = (step: number) => step - (step % PAGE);

/** The step that dealt the round before or after the one at hand. */
export function roundFrom(rounds: readonly { first: number }[], step: number, way: 1 | -1, last: number): number {
  const firsts = rounds.map((round) => round.first);
  if (way > 0) return firsts.find((first) => first > step) ?? last;
  return firsts.findLast((first) => first < step) ?? 0;
}
