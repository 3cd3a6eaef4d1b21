/** A pad as it is written down and kept: one document, with its version, and all that is needed to count on without a server. */
import type { Options, PadGame } from '../lib/protocol';
import type { Entry, Rules } from './counting';
import { courseOf, type Course } from './course';
import { countingOf } from './games';

export const VERSION = 1;
const MOST_STEPS = 60; // that can be undone

/** What changes while people write. */
export interface Writing {
  rounds: Entry[];
  draft: Entry; // of the round that is being written down, or corrected
  correcting: number | null; // which round
  aside: Entry; // the draft of the running round, while another is corrected
}

export interface Pad extends Writing {
  version: number;
  game: string;
  title: string;
  options: Options;
  data: unknown; // what the game declared of its scoring when the pad was begun
  names: string[];
  first: number; // who deals or begins the first round
  won: number[]; // matches before this one, by player
  past: Writing[];
}

export const rulesOf = ({ data, options, names }: Pad): Rules => ({ data, options, n: names.length });

export function begin(game: PadGame, options: Options, names: string[], first: number): Pad {
  const won = names.map(() => 0);
  return { version: VERSION, game: game.id, title: game.title, options, data: game.scoring, names, first, won, ...blank(), past: [] };
}

const blank = (): Writing => ({ rounds: [], draft: {}, correcting: null, aside: {} });

/** The same players once more; whoever sits next begins. */
export function again(pad: Pad, winners: readonly number[]): Pad {
  const won = pad.won.map((n, seat) => n + (winners.includes(seat) ? 1 : 0));
  return { ...pad, won, first: (pad.first + 1) % pad.names.length, ...blank(), past: [] };
}

/** Write something, in a way that can be undone. */
export function change(pad: Pad, lines: Partial<Writing>): Pad {
  const { rounds, draft, correcting, aside } = pad;
  return { ...pad, ...lines, past: [...pad.past, { rounds, draft, correcting, aside }].slice(-MOST_STEPS) };
}

export function undo(pad: Pad): Pad {
  const before = pad.past.at(-1);
  return before ? { ...pad, ...before, past: pad.past.slice(0, -1) } : pad;
}

export const courseIn = (pad: Pad): Course => courseOf(countingOf(pad.game)!, pad.first, pad.rounds, rulesOf(pad));

/** A pad from what was kept; undefined if it is none of this version. */
export function read(text: string): Pad | undefined {
  try {
    const pad = JSON.parse(text) as Pad;
    const counting = pad.version === VERSION ? countingOf(pad.game) : undefined;
    if (!counting || !pad.names.every((name) => typeof name === 'string') || pad.won.length !== pad.names.length) return undefined;
    const { tallies } = courseIn(pad); // as far as it was written it can be counted,
    counting.asks(tallies.at(-1)!, pad.draft, rulesOf(pad)); // and it can be gone on with
    return [pad.past, pad.rounds].every(Array.isArray) && typeof pad.aside === 'object' ? pad : undefined;
  } catch {
    return undefined;
  }
}
