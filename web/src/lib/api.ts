/** The server's HTTP interface. */
import type {
  Analysis, Chances, DailyShown, DayRevealed, GameDeclared, GameShown, HelpShown, LearnerMove, LessonStepShown, MatchShown, Me, MomentShown, MoveJudged,
  MyTable, NewSubscription, NewTable, OtherMove, PadGame, PassMade, PassShown, Problem, PushKey, PuzzleJudged, PuzzleListed, PuzzleShown, RecordShown,
  Rounds, ScreenCode, ScreenFound, Step, Subscribed, TableMade, Tally, Today, TryBegun,
} from './protocol'; // prettier-ignore
import { Refusal } from './refusal';

async function answerTo(path: string, body?: unknown, method = 'POST'): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true, // also if the page is left meanwhile
    }); // prettier-ignore
  } catch {
    throw new Refusal('offline');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? 'failed', '', problem.detail);
  }
  return answer;
}

const ask = async <T>(path: string, body?: unknown, method?: string) => (await (await answerTo(path, body, method)).json()) as T;

const gamePath = (game: string, what = '') => `/api/games/${encodeURIComponent(game)}${what}`;
export const games = () => ask<GameShown[]>('/api/games');
export const declarationOf = (game: string) => ask<GameDeclared>(gamePath(game));
export const helpOf = (game: string) => ask<HelpShown>(gamePath(game, '/help'));
export const lessonOf = (game: string) => ask<LessonStepShown[]>(gamePath(game, '/lesson'));
export const judgeMove = (game: string, step: string, move: LearnerMove) => ask<MoveJudged>(gamePath(game, `/lesson/${step}`), move);
export const puzzlesOf = (game: string) => ask<PuzzleListed[]>(gamePath(game, '/puzzles'));
export const puzzleOf = (game: string, key: string) => ask<PuzzleShown>(gamePath(game, `/puzzles/${key}`));
export const solvePuzzle = (game: string, key: string, move: LearnerMove) => ask<PuzzleJudged>(gamePath(game, `/puzzles/${key}`), move);
export const textsOf = async (game: string, language: string) => (await answerTo(gamePath(game, `/texts/${language}`))).text();
export const rulesOf = async (game: string, language: string) => (await answerTo(gamePath(game, `/rules/${language}`))).text();

export const padGames = () => ask<PadGame[]>('/api/pad');

export const today = () => ask<Today>('/api/today');
export const dailyDeal = () => ask<DailyShown>('/api/daily');
export const dayOver = (day: string) => ask<DayRevealed>(`/api/daily/${encodeURIComponent(day)}`);
export const beginTry = () => ask<TryBegun>('/api/daily/try', {});
export const createTable = (wish: NewTable) => ask<TableMade>('/api/tables', wish);
export const myself = () => ask<Me>('/api/me');
export const rename = (name: string) => ask<Me>('/api/me/name', { name });
export const makePass = () => ask<PassMade>('/api/me/passes', {});
export const lookAtPass = (code: string) => ask<PassShown>('/api/passes/look', { code });
export const becomeBearer = (code: string) => ask<Me>('/api/passes/use', { code });
export const codeForScreen = (table: string) => ask<ScreenCode>(`/api/tables/${table}/screens`, {});
export const findScreen = (code: string) => ask<ScreenFound>('/api/screens', { code });
export const myStatistics = () => ask<Tally[]>('/api/me/statistics');
export const myTables = () => ask<MyTable[]>('/api/me/tables');
export const pushKey = () => ask<PushKey>('/api/push');
export const subscribe = (wish: NewSubscription) => ask<Subscribed>('/api/me/subscriptions', wish);
export const unsubscribe = (id: string) => ask<Subscribed>(`/api/me/subscriptions/${id}`, {}, 'DELETE');
export const myMatches = () => ask<MatchShown[]>('/api/me/matches');
const matchPath = (match: string, what = '') => `/api/matches/${encodeURIComponent(match)}${what}`;
export const recordOf = (match: string) => ask<RecordShown>(matchPath(match));
export const roundsOf = (match: string) => ask<Rounds>(matchPath(match, '/rounds'));
export const chancesOf = (match: string) => ask<Chances>(matchPath(match, '/chances'));
export const analysisOf = (match: string) => ask<Analysis>(matchPath(match, '/analysis'));
export const analyse = (match: string) => ask<Analysis>(matchPath(match, '/analysis'), {});
const momentPath = (match: string, step: number, seat: number) => matchPath(match, `/moments/${step}?seat=${seat}`);
export const momentOf = (match: string, step: number, seat: number) => ask<MomentShown>(momentPath(match, step, seat));
export const tryInMoment = (match: string, step: number, seat: number, actions: string[]) => ask<MomentShown>(momentPath(match, step, seat), { actions });
export const whatIf = (match: string, move: OtherMove) => ask<TableMade>(matchPath(match, '/what-if'), move);
export const stepsOf = (match: string, viewer: string, first: number) =>
  ask<Step[]>(matchPath(match, `/steps?viewer=${viewer}&first=${first}`));
