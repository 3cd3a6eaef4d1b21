/** The messages between the page and the server; `server/protocol.py` is their origin. */

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;
export type Level = 'easy' | 'normal' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];
export const EMOTES = ['cheer', 'clap', 'laugh', 'wow', 'oops', 'hurry', 'thanks', 'well_played'] as const;
export type Emote = (typeof EMOTES)[number];

export interface SeatShown {
  name: string;
  kind: 'free' | 'person' | 'bot';
  level: string;
  is_ready: boolean;
  is_here: boolean;
  is_away: boolean;
  seal: string;
}

export interface TableShown {
  id: string;
  game: string;
  options: Options;
  phase: 'gathering' | 'dealing' | 'playing' | 'over';
  seats: SeatShown[];
  host: number | null;
  is_host: boolean;
  seat: number | null;
  clock: number;
  stand_in: Level;
  watching: 'anybody' | 'nobody';
  is_listed: boolean;
  has_chat: boolean;
  has_hints: boolean;
  shows_all_after: boolean;
  tempo: number;
  n_watching: number;
  commitment: string;
  match: string;
  n_matches: number;
  won: number[];
}

export interface Place {
  zone: string;
  seat?: number;
  pile?: number;
}

export interface ZoneShown extends Place {
  n: number;
  cards?: string[];
  top?: string;
}

export interface View {
  version: number;
  game: string;
  viewer: number;
  n_players: number;
  options: Options;
  round_no: number;
  turn: number | null;
  is_over: boolean;
  zones: ZoneShown[];
  facts: Record<string, unknown>;
  scores: number[];
  ranking: number[] | null;
  legal: string[];
  proposals: string[][];
  prompt: string;
}

export type GameEvent =
  | { event: 'Dealt'; place: Place; cards: string[] }
  | { event: 'Moved'; card: string; source: Place; target: Place }
  | { event: 'Shuffled'; place: Place; n: number }
  | { event: 'Revealed'; place: Place; cards: string[] }
  | { event: 'Declared'; seat: number; what: string; detail: string }
  | { event: 'TurnPassed'; seat: number }
  | { event: 'Paid'; payer: number; payee: number; n: number; what: string }
  | { event: 'Scored'; seat: number; points: number; why: string }
  | { event: 'RoundEnded'; winners: number[]; why: string }
  | { event: 'MatchEnded'; ranking: number[] };

export interface Hint {
  action: string;
  chance: number;
  reason: string;
}

export type Telling =
  | { tell: 'welcome'; protocol: number; server: string; now: number }
  | { tell: 'done'; id: number; version?: number }
  | { tell: 'refused'; id: number; code: string; key?: string; detail?: string }
  | { tell: 'table'; table: TableShown }
  | { tell: 'view'; table: string; match: string; version: number; view: View }
  | { tell: 'update'; table: string; match: string; version: number; events: GameEvent[]; view: View }
  | { tell: 'missed'; table: string; match: string; version: number; events: GameEvent[][] }
  | { tell: 'clock'; table: string; deadline: number }
  | { tell: 'hints'; id: number; table: string; version: number; hints: Hint[] }
  | { tell: 'emoted'; table: string; seat: number; emote: Emote }
  | { tell: 'said'; table: string; name: string; text: string; at: number; seat?: number }
  | { tell: 'closed'; table: string };

export interface OptionShown {
  name: string;
  default: OptionValue;
  is_flag: boolean;
  choices: string[];
  low: number;
  high: number;
}

export interface GameShown {
  id: string;
  title: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionShown[];
  presets: Record<string, Options>;
}

export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  chairs: { name: string; bot?: string }[];
  scores: number[];
  ranking: number[];
  n_actions: number;
  started_at: number;
  ended_at: number;
}

/** A command that the server refused, with the code and, for a rule's reason, the key of its sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly key = '',
    readonly detail = '',
  ) {
    super(detail || code);
  }
}

export const HIDDEN = '??';

/** A place as a short text, also the name of its spot on the page: `draw`, `hand/0`, `help/1/2`. */
export function spotOf(place: Place): string {
  const parts: (string | number)[] = [place.zone];
  if (place.seat !== undefined) parts.push(place.seat);
  if (place.pile !== undefined) parts.push(place.pile);
  return parts.join('/');
}

export function zoneAt(view: View, zone: string, seat?: number, pile?: number): ZoneShown | undefined {
  return view.zones.find((each) => each.zone === zone && each.seat === seat && each.pile === pile);
}

export function zonesOf(view: View, zone: string, seat?: number): ZoneShown[] {
  return view.zones.filter((each) => each.zone === zone && each.seat === seat);
}

/** The card that lies on top, as far as it is seen. */
export function topOf(zone: ZoneShown | undefined): string | undefined {
  if (!zone || zone.n === 0) return undefined;
  return zone.top ?? zone.cards?.at(-1) ?? HIDDEN;
}
