/** A finished match as the server tells it: steps with views, rounds, chances. Pure. */
import { spotOf, type GameEvent, type View, type ZoneShown } from '../lib/protocol';

export const PAGE = 100;

/** A step as it is told: of the view what has changed since the step before, all of it in the first step of a page. */
export interface StepTold {
  seat: number | null;
  events: GameEvent[];
  view: Partial<View>;
}

export interface StepSeen {
  seat: number | null; // who acted; nobody deals
  events: GameEvent[];
  view: View;
}

export interface RoundsShown {
  game: string;
  chairs: { name: string; bot: string }[];
  seat: number | null;
  n_steps: number;
  rounds: { first: number; scores: number[] }[];
  scores: number[];
  ranking: number[];
}

export interface TurnShown {
  step: number;
  seat: number;
  before: number;
  after: number;
}

export interface ChancesShown {
  is_done: boolean;
  places: { step: number; chances: number[] }[];
  turning: TurnShown[];
}

/** Every view of a page, whole. */
export function wholeViews(page: readonly StepTold[]): StepSeen[] {
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
