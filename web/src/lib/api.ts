/** The server's HTTP interface. */
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
export const recordOf = (match: string) => ask<RecordShown>(`/api/matches/${encodeURIComponent(match)}`);
