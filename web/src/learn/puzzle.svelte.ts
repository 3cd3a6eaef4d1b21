/** The puzzles of a game, one after the other: find the move. What was found is remembered by this browser alone. */
import { puzzleOf, puzzlesOf, solvePuzzle } from '../lib/api';
import { kept } from '../lib/kept.svelte';
import type { MoveJudged, PuzzleListed, PuzzleShown, Solution, View } from '../lib/protocol';
import { Exercise } from './exercise.svelte';

/** What this browser remembers of a game's puzzles. */
export interface Solving {
  found: string[]; // keys, at the first touch
  missed: string[];
  streak: number; // found in a row
  longest: number;
}
const NOTHING: Solving = { found: [], missed: [], streak: 0, longest: 0 };

/** The next puzzle: one that is new, else one that was missed; none if all are found. */
export function nextOf(all: readonly PuzzleListed[], { found, missed }: Solving, last = ''): string | undefined {
  const open = all.map(({ key }) => key).filter((key) => !found.includes(key));
  const fresh = open.filter((key) => !missed.includes(key));
  return fresh[0] ?? missed.find((key) => open.includes(key) && key !== last) ?? open[0];
}

/** What is remembered after a puzzle was answered. */
export function after(solving: Solving, key: string, isRight: boolean): Solving {
  const [found, missed] = [solving.found, solving.missed].map((keys) => keys.filter((each) => each !== key)) as [string[], string[]];
  const streak = isRight ? solving.streak + 1 : 0;
  if (isRight) found.push(key);
  else missed.push(key);
  return { found, missed, streak, longest: Math.max(solving.longest, streak) };
}

export class Puzzles extends Exercise {
  all = $state.raw<PuzzleListed[]>([]);
  puzzle = $state.raw<PuzzleShown>();
  solution = $state.raw<Solution>(); // as soon as a move was made
  isRight = $state(false); // the first move that was made

  solving = $derived<Solving>(kept.puzzles[this.game] ?? NOTHING);
  /** The best move shines when another was made: it can be made then. */
  pointed = $derived(this.solution && !this.isDone ? this.solution.move[0] : undefined);

  async load(): Promise<void> {
    this.all = await puzzlesOf(this.game);
    await this.next();
  }

  async next(): Promise<void> {
    const key = nextOf(this.all, this.solving, this.puzzle?.key);
    const puzzle = key === undefined ? undefined : await puzzleOf(this.game, key);
    this.solution = undefined;
    this.puzzle = puzzle;
    this.isDone = false;
    if (puzzle) this.show([], puzzle.view as View);
  }

  async again(): Promise<void> {
    this.remember({ ...NOTHING, longest: this.solving.longest });
    await this.next();
  }

  protected async judge(actions: string[], isTrial: boolean): Promise<MoveJudged> {
    const { judged, solution } = await solvePuzzle(this.game, this.puzzle!.key, { actions, is_trial: isTrial });
    if (solution && !this.solution) {
      this.isRight = judged.is_right;
      this.solution = solution;
      this.remember(after(this.solving, this.puzzle!.key, judged.is_right));
    }
    return judged;
  }

  protected heed(judged: MoveJudged): boolean {
    return judged.is_right;
  }

  private remember(solving: Solving): void {
    kept.puzzles = { ...kept.puzzles, [this.game]: solving };
  }
}
