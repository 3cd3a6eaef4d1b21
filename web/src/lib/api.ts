/** The server's HTTP interface. */
import type { ChancesShown, RoundsShown, StepTold } from '../replay/steps';
import type { RecordShown } from './fair';
import { Refusal, type GameShown, type MatchSummary, type TableShown } from './protocol';

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }); // prettier-ignore
  } catch {
    throw new Refusal('offline');
  }
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = data as { code?: string; detail?: string };
    throw new Refusal(problem.code ?? 'failed', '', problem.detail);
  }
  return data as T;
}

let games: Promise<GameShown[]> | undefined;

export function allGames(): Promise<GameShown[]> {
  games ??= ask<GameShown[]>('/api/games').catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const createTable = (wish: Record<string, unknown>) =>
  ask<{ id: string; table: TableShown }>('/api/tables', wish);
export const myTables = () => ask<TableShown[]>('/api/me/tables');
export const myMatches = () => ask<MatchSummary[]>('/api/me/matches');
export const openTables = () => ask<TableShown[]>('/api/tables');
const matchPath = (match: string, what = '') => `/api/matches/${encodeURIComponent(match)}${what}`;
export const recordOf = (match: string) => ask<RecordShown>(matchPath(match));
export const roundsOf = (match: string) => ask<RoundsShown>(matchPath(match, '/rounds'));
export const chancesOf = (match: string) => ask<ChancesShown>(matchPath(match, '/chances'));
export const stepsOf = (match: string, viewer: string, first: number) =>
  ask<StepTold[]>(matchPath(match, `/steps?viewer=${viewer}&first=${first}`));
