/** Made by scripts/protocol.py from the server's own classes: change those, and run it anew. */

export const HIDDEN = '??';

export const LOW_CHANCE = 0.6;

export type OptionValue = boolean | number | string;

export type Options = Record<string, OptionValue>;

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

export type Level = string;

export const EMOTES = ['cheer', 'clap', 'laugh', 'wow', 'oops', 'hurry', 'thanks', 'well_played'] as const;

export type Emote = (typeof EMOTES)[number];

/** A place as clients are told of it. */
export interface Place {
  zone: string;
  seat?: number; // whose, if it is not the table's
  pile?: number; // which, if the zone has several
}

/** One viewer's sight of the table, with what that viewer may do. */
export interface View {
  version: number;
  game: string;
  viewer: number; // a seat, or -1 for a spectator
  n_players: number;
  options: Options;
  round_no: number;
  turn: number | null; // nobody's when the match is over
  is_over: boolean;
  zones: ZoneShown[];
  facts: Record<string, unknown>;
  scores: number[];
  goal: number | null; // the score at which the match ends, if it is played for points
  ranking: number[] | null;
  legal: string[];
  proposals: string[][];
  prompt: string; // a text key: what is asked of the viewer, "" if nothing is
  risky: Record<string, string>; // legal actions that are easily regretted, and the text key that says why
}

/** A pile as a viewer sees it. */
export interface ZoneShown {
  zone: string;
  seat?: number; // whose, if it is not the table's
  pile?: number; // which, if the zone has several
  n: number; // cards in it
  cards?: string[]; // bottom first, if the viewer sees them all
  top?: string; // the last card, if that is all that is seen
}

/** What happened, as a viewer sees it. */
export type GameEvent =
  // Cards came from the deal to a place.
  | { event: 'Dealt'; place: Place; cards: string[] }
  // One card went from place to place.
  | { event: 'Moved'; card: string; source: Place; target: Place }
  // A pile of n cards was shuffled.
  | { event: 'Shuffled'; place: Place; n: number }
  // Cards were shown to everybody where they are.
  | { event: 'Revealed'; place: Place; cards: string[] }
  // A seat said or chose something that no card shows.
  | { event: 'Declared'; seat: number; what: string; detail: string }
  // It is this seat's turn.
  | { event: 'TurnPassed'; seat: number }
  // Coins changed hands; -1 is the table.
  | { event: 'Paid'; payer: number; payee: number; n: number; what: string }
  // A seat's score changed.
  | { event: 'Scored'; seat: number; points: number; why: string }
  // A round is over.
  | { event: 'RoundEnded'; winners: number[]; why: string }
  // The match is over: every seat's rank, 1 is best.
  | { event: 'MatchEnded'; ranking: number[] };

/** What the server tells. */
export type Telling =
  // The first message on a socket.
  | { tell: 'welcome'; protocol: number; server: string; now: number; url?: string; has_screens?: boolean }
  // A command is carried out and durable.
  | { tell: 'done'; id: number }
  // A command changed nothing.
  | { tell: 'refused'; id: number; code: string; key?: string; detail?: string }
  // The table has changed.
  | { tell: 'table'; table: TableShown }
  // A whole view of a match.
  | { tell: 'view'; table: string; match: string; version: number; view: View }
  // What happened, and the view after it.
  | { tell: 'update'; table: string; match: string; version: number; events: GameEvent[]; sentences: Sentence[]; view: View; id?: number }
  // What happened while the viewer was not connected, update by update, oldest first; the view comes next.
  | { tell: 'missed'; table: string; match: string; version: number; events: GameEvent[][]; sentences: Sentence[][] }
  // What has been told lately to whoever has this view of the match, oldest first; the view comes next.
  | { tell: 'recent'; table: string; match: string; version: number; sentences: Sentence[][] }
  // When the turn runs out, milliseconds since 1970: a bot stands in for whoever has not acted by then.
  | { tell: 'clock'; table: string; deadline: number }
  // A round is over.
  | { tell: 'interval'; table: string; deadline: number; awaited: number[] }
  // What you would see after the steps that you asked about.
  | { tell: 'tried'; id: number; table: string; version: number; view: View }
  // What can come of the cards that you arranged.
  | { tell: 'arranged'; id: number; table: string; version: number; parts: string[][]; fits: string[][]; steps: string[]; spare: string[] }
  // What a strong bot would do, best first.
  | { tell: 'hints'; id: number; table: string; version: number; hints: Hint[] }
  // The server cannot keep anything for the moment: commands wait, and are answered when it can again (`is_over`).
  | { tell: 'outage'; is_over?: boolean }
  // A quick reaction of a seat.
  | { tell: 'emoted'; table: string; seat: number; emote: Emote }
  // A line of chat.
  | { tell: 'said'; table: string; name: string; text: string; at: number; seat?: number; is_watching?: boolean }
  // What was said at the table lately, oldest first: in the place of all that was told of it before.
  | { tell: 'talk'; table: string; remarks: RemarkShown[] }
  // The host has changed how the table plays.
  | { tell: 'changed'; table: string; name: string; changes: ChangeShown[] }
  // The host has taken the viewer off their seat; with `is_ban`, for good.
  | { tell: 'cleared'; table: string; is_ban: boolean };

/** A table as one viewer sees it. */
export interface TableShown {
  id: string;
  game: string;
  options: Options;
  phase: 'gathering' | 'dealing' | 'playing' | 'over';
  seats: SeatShown[];
  host: number | null; // the host's seat
  is_host: boolean; // whether the viewer is
  seat: number | null; // the viewer's seat
  is_slow: boolean; // a turn may take hours: nobody need be there, only the clock counts
  is_banned: boolean; // whether the host has taken the viewer off
  n_watching: number;
  n_screens: number; // televisions that show the table
  commitment: string; // of the server to its part of the deal, from dealing on
  match: string;
  n_matches: number;
  what_if: string; // the match from which the cards of this one are, "" if they are dealt
  won: number[]; // matches won at this table, by seat
  standings: StandingShown[]; // of all who have played here, most matches won first
  day: string; // whose deal is played, if it is a deal of the day
  clock: number; // for a turn; 0 is off
  stand_in: Level; // the bot that plays for whoever is gone
  watching: 'anybody' | 'nobody';
  is_listed: boolean;
  has_chat: boolean;
  has_watchers_chat: boolean; // whether those who watch may chat, too
  has_hints: boolean;
  is_explaining: boolean; // the bots say why they do what they do, as far as everybody may know it
  shows_all_after: boolean;
  tempo: number; // of the bots; 0: no pauses, neither theirs nor between rounds
  report_seconds: number; // at most until the next round begins, while all look at the last; 0: at once
}

/** A seat as everybody sees it. */
export interface SeatShown {
  name: string;
  kind: 'free' | 'person' | 'bot';
  level: string;
  is_ready: boolean;
  is_here: boolean; // connected now
  is_away: boolean; // a bot plays for it
  seal: string; // of its contribution to the deal
}

/** How somebody has fared at a table, over all its matches and games. */
export interface StandingShown {
  name: string;
  is_bot: boolean;
  n_played: number;
  n_won: number; // a shared first place counts
}

/** The key of a text, and what its blanks are filled with. */
export interface Sentence {
  key: string;
  args: Record<string, Argument>;
  about?: 'round' | 'points'; // why a round ended, or a seat's points: clients may show them apart
  moments?: Moment[]; // for the seats to which it matters most
}

/** What is said to some seats alone, with the blanks of its sentence, and maybe more: the key of a text. */
export interface Moment {
  key: string;
  seats: number[];
  args?: Record<string, Seats>; // what only these seats are told: it says more to them than the sentence does
}

/** Players, by name. */
export interface Seats {
  seats: number[];
}

/** One thing that a seat could do. */
export interface Hint {
  action: string; // in notation; "" is to wait
  chance: number; // of winning, from 0 to 1, by playouts
  reason: string; // a text key
  rest: string[]; // the steps that complete the move, where the action only begins one
  of: string; // what the chance is of: the match, or the round, where the game can tell no more
  particulars: Record<string, unknown>; // for the text `REASON-here`, as in a sentence
  is_only: boolean; // nothing else can be done, not even to wait
  beside?: Beside; // of the best choice, where there was another
}

/** The next best choice beside a hint. */
export interface Beside {
  action: string; // in notation; "" is to wait
  chance: number;
  lead: string; // how much better the hint is: "clear", "little", or "none" if no difference shows
}

/** A line of chat that was said before. */
export interface RemarkShown {
  name: string;
  text: string;
  at: number;
  seat?: number;
  is_watching?: boolean;
}

/** A change in how the table plays: an option of the game, or an entry of the table. */
export interface ChangeShown {
  name: string;
  before: boolean | number | string;
  after: boolean | number | string;
}

/** What a client sends. */
export type Command =
  // Follow a table.
  | { do: 'watch'; id: number; table: string; match?: string; version?: number; screen?: string }
  // Stop following a table.
  | { do: 'unwatch'; id: number; table: string }
  // Send the table and the view again, whole.
  | { do: 'look'; id: number; table: string }
  // Take a seat, any free one if none is named; change it if seated already.
  | { do: 'sit'; id: number; table: string; name?: string; seat?: number | null }
  // Leave the seat.
  | { do: 'stand'; id: number; table: string }
  // Say that you are ready, and announce a contribution to the deal by its seal (docs/fair-deals.md).
  | { do: 'ready'; id: number; table: string; seal?: string; is_ready?: boolean }
  // Contribute to the deal what was sealed, once the table shows the server's commitment.
  | { do: 'reveal'; id: number; table: string; contribution: string }
  // Change how the table plays (host, between matches).
  | { do: 'change'; id: number; table: string; game?: string | null; options?: Options | null; n_seats?: number | null; clock?: number | null; stand_in?: Level | null; watching?: 'anybody' | 'nobody' | null; is_listed?: boolean | null; has_chat?: boolean | null; has_watchers_chat?: boolean | null; has_hints?: boolean | null; is_explaining?: boolean | null; shows_all_after?: boolean | null; tempo?: number | null; report_seconds?: number | null }
  // Put a bot on a free seat, or change a bot's level (host).
  | { do: 'bot'; id: number; table: string; seat: number; level: Level }
  // Take a bot or a person from a seat (host).
  | { do: 'clear'; id: number; table: string; seat: number; is_ban?: boolean }
  // Make another seated person the host (host).
  | { do: 'handover'; id: number; table: string; seat: number }
  // Deal (host).
  | { do: 'start'; id: number; table: string }
  // Carry out one or several steps.
  | { do: 'act'; id: number; table: string; match: string; version: number; actions: string[] }
  // Ask what you would see after the first steps of a compound move.
  | { do: 'try'; id: number; table: string; match: string; version: number; actions: string[] }
  // Ask what can come of cards of yours that are arranged in the parts of a compound move.
  | { do: 'arrange'; id: number; table: string; match: string; version: number; parts: string[][] }
  // Say that you have seen how the round ended.
  | { do: 'onward'; id: number; table: string }
  // Say that you read a tip, the rules or the settings.
  | { do: 'reading'; id: number; table: string }
  // Ask a strong bot what it would do on your seat, if the table allows it.
  | { do: 'hint'; id: number; table: string }
  // Open the table for another match with the same people (whoever sits there, the host, or a screen while somebody who sits there is present).
  | { do: 'rematch'; id: number; table: string }
  // Take all screens off the table (host).
  | { do: 'dismiss'; id: number; table: string }
  // One of a few quick reactions.
  | { do: 'emote'; id: number; table: string; emote: Emote }
  // A line of chat, if the table allows it: to those who sit there, or to those who watch, too.
  | { do: 'say'; id: number; table: string; text: string };

/** The header of a match and all its actions. */
export interface RecordShown {
  format: string;
  version: number;
  game: string;
  rules_version: number;
  options: Options;
  seats: string[];
  seed: string;
  start: Record<string, unknown> | null; // a position, if the match did not begin with a deal
  actions: [number, string][];
  result: ResultShown | null; // of a match that is over
  fair?: FairDeal; // what proves the deal, if anything does
}

/** How a match ended, by seat. */
export interface ResultShown {
  scores: number[];
  ranking: number[]; // 1 is best
}

/** The server's commitment and what it was made from. */
export interface FairDeal {
  match: string;
  commitment: string;
  server_seed: string; // the server's part; a log must not tell it
  contributions: string[]; // by seat, "" for a seat that gave none
  version: number;
}

/** A game that can be played here. */
export interface GameShown {
  id: string;
  title: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  minutes: number[] | null; // how long a match usually takes: from, to
  usual_bots: number; // at a table that one person plays at once
  first_bots: number; // in the short match after the lesson
  options: OptionShown[];
  presets: Record<string, Options>;
  has_lesson: boolean;
  has_pad: boolean; // whether the score pad counts it
  lengths: Record<string, Options>; // of a short, normal and long match, where options decide it
  own_bots: string[]; // of this server, beside the levels
}

/** An option of a game, for a form. */
export interface OptionShown {
  name: string;
  default: OptionValue;
  is_flag: boolean;
  choices: string[];
  low: number;
  high: number;
}

/** What a table needs to know of a game: its cards, places and actions. */
export interface GameDeclared {
  id: string;
  cards: string[];
  faces: FaceDeclared[]; // of the cards, in their order
  counts: Record<string, number>; // by card: the points of one that is left at the end of a round, where cards left count
  zones: ZoneDeclared[];
  actions: VerbDeclared[];
  languages: string[]; // that it has texts in
}

/** What is printed on a card. */
export interface FaceDeclared {
  colour?: string; // the name of its colour, if it has one
  tint?: string; // what a card without a colour is painted in: a colour's name, or `all`
  index?: string; // the number or the letters in its corner, if not only a sign is there
  sign?: string; // the name of its picture: a client that has none shows what is written
  coins?: number; // that are printed on it
  written?: string; // what stands for it in a line of text, beside its colour, if not the index
  rank?: number; // its place in a hand that is sorted by number
  name?: string; // the key of what it is called, told `$index` and `$coins`, if not its index
}

/** A kind of place. */
export interface ZoneDeclared {
  name: string;
  sight: 'nobody' | 'owner' | 'top' | 'everybody';
  piles: number;
  shared: boolean;
  ordered: boolean; // else a set of cards
}

/** A kind of action: how its text is read, and what it does on the table. */
export interface VerbDeclared {
  verb: string;
  text: string;
  slots: Record<string, SlotDeclared>;
  needs: Record<string, string[]>; // by optional slot, the cards with which it always has a value
  sources: string[]; // the spot that is touched; of several, the first that holds a card
  target: string; // the spot that it goes to, or ""
  card: string; // the card, where the text names none
  excludes: string[]; // the cards that it is never done with, where the text names one
  choice: string[]; // slots that are chosen besides the card and its target
  ends_turn: boolean;
  out_of_turn: boolean;
  is_step: boolean; // of a compound move, which is sent whole
  races: boolean;
}

/** A blank in the text of an action: how its values are shown, and their words from 0 on. */
export interface SlotDeclared {
  kind: string; // seat, pile, colour, end, number or call
  words: string[];
}

/** What help shows of a game. */
export interface HelpShown {
  pictures: PictureShown[];
  special: Record<string, string>; // by card: what it does is found under `special-KEY`
  rare: string[]; // those of them that only options bring into the game
  stages: Stages | null; // all that is played for, where that comes in stages
}

/** A moment of a match, to be drawn. */
export interface PictureShown {
  key: string;
  zones: Record<string, string>; // what is drawn: a spot, or a zone of the viewer or of the table; of each `top` or `all`
  actions: string[]; // what shines
  view: Partial<View>; // the whole of it
}

/** What is played for, one stage after the other, where that is the same for all but not all are at the same. */
export interface Stages {
  option: string; // on which they depend
  key: string; // of the text of one: its number is `$n`, its parts `$parts`
  by: Record<string, StagePart[][]>; // by the value of the option: the parts of every stage
}

/** What a stage asks for: the key of a text, and what its blanks are filled with. */
export interface StagePart {
  key: string;
  args: Record<string, string | number>;
}

/** A step of a lesson. */
export interface LessonStepShown {
  key: string;
  moves: string[][]; // any of them is right: its steps, in notation; the first is shown
  lead: DeedShown[]; // what happens before the learner is asked
  view: Partial<View>; // the learner's then, whole
}

/** What another player does before the learner is asked. */
export interface DeedShown {
  events: GameEvent[];
  sentences: Sentence[];
  view: Partial<View>; // after it, whole
  ms: number; // it is shown for so long at least
}

/** What comes of a learner's move: the rules refuse it, or something happens. */
export interface MoveJudged {
  is_right: boolean; // the step asks for it
  refusal?: string; // the text key of the rules' reason
  events?: GameEvent[];
  sentences?: Sentence[]; // the events in words
  view?: Partial<View>; // after it, whole
}

/** A puzzle of a game. */
export interface PuzzleListed {
  key: string;
  is_hard: boolean; // a good player who does not think it over plays something else
}

/** A puzzle. */
export interface PuzzleShown {
  key: string;
  is_hard: boolean;
  view: Partial<View>; // of the seat that is to move, whole
}

/** What comes of a move in a puzzle. */
export interface PuzzleJudged {
  judged: MoveJudged;
  solution: Solution | null; // none for a move that the rules refuse, and for a trial
}

/** The best move of a puzzle, and how good the caller's is. */
export interface Solution {
  move: string[]; // the best one: its steps, in notation
  chance: number; // of the best move to win
  own: number | null; // of the caller's; null if it was not worth a thought
  gain: number; // of the best move over the next best
  low: number; // the bounds of the gain's 99 % interval
  high: number;
  reason: string; // a text key of the game: why the move is good
}

/** A game that the pad can count, with the options that change how it is scored. */
export interface PadGame {
  id: string;
  title: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionShown[];
  scoring: Record<string, boolean | number | string | unknown[] | Record<string, unknown> | null>; // what the game declares of its scoring
}

/** A table that was made: its id is its link (`/t/ID`) and the right to join it. */
export interface TableMade {
  id: string;
  table: TableShown;
}

/** A code to be typed into a television, at `/tv`. */
export interface ScreenCode {
  code: string; // six digits
  expires_at: number; // milliseconds since 1970
}

/** The table that a television may show, and its key to it (`watch` with `screen`). */
export interface ScreenFound {
  table: string;
  key: string;
}

/** The caller. */
export interface Me {
  name: string; // "" until they have said it
  streak: number; // matches won in a row, up to the last one
  longest_streak: number;
}

/** A pass: whoever brings the code to `/device#CODE` within the time becomes the caller. */
export interface PassMade {
  code: string;
  url: string; // the server's address for other devices, "" if it is the caller's own
  expires_at: number; // milliseconds since 1970
}

/** What a pass would do. */
export interface PassShown {
  is_valid: boolean;
  is_own: boolean; // whether the caller is that person already
  name: string;
}

/** A table that the caller sits at. */
export interface MyTable {
  id: string;
  game: string;
  phase: 'gathering' | 'dealing' | 'playing' | 'over';
  names: string[]; // by seat; "" if nobody sits there
  seat: number; // the caller's
  turn: number | null; // whose turn it is, if a match is running
  deadline: number; // when the turn runs out, milliseconds since 1970; 0 if it does not
  is_slow: boolean; // a turn may take hours
  updated_at: number;
}

/** A finished match of the caller's. */
export interface MatchShown {
  id: string;
  table: string;
  game: string;
  seat: number; // the caller's
  chairs: ChairShown[];
  scores: number[];
  ranking: number[]; // 1 is first
  n_actions: number;
  started_at: number;
  ended_at: number;
}

/** Who sat on a seat of a match: a person, or a bot of some level. */
export interface ChairShown {
  name: string;
  bot: string;
}

/** How a player has fared in a game against one type of opponents: `people`, `bots` or `mixed`. */
export interface Tally {
  game: string;
  opponents: string;
  n_matches: number;
  n_won: number; // a shared first place counts
}

/** The server's public key: a browser takes messages only from whoever has the other half. */
export interface PushKey {
  key: string; // base64 for addresses, as `applicationServerKey` takes it
}

/** A browser by which the caller is told, or is told no more. */
export interface Subscribed {
  id: string;
}

/** A finished match at a glance. */
export interface Rounds {
  game: string;
  chairs: ChairShown[];
  seat: number | null; // the caller's
  n_steps: number;
  rounds: Round[];
  scores: number[];
  ranking: number[]; // 1 is first
  is_dealt: boolean; // it began with a deal, not in a position of another match
  has_analysis: boolean; // whether this server analyses matches
}

/** A round of a match: the step that dealt it, and the scores after its end, by seat. */
export interface Round {
  first: number;
  scores: number[];
}

/** One step: who acted (nobody dealt), what happened, and what the viewer saw then. */
export interface Step {
  seat: number | null;
  events: GameEvent[];
  sentences: Sentence[]; // the events in words
  view: Partial<View>;
}

/** The chances over a match as far as they are known: ask again until it is done. */
export interface Chances {
  is_done: boolean;
  places: ChancesAt[];
  turning: Turn[];
}

/** Every seat's chance to win after a step, in thousandths. */
export interface ChancesAt {
  step: number;
  chances: number[];
}

/** A step after which somebody's chance was another, in thousandths. */
export interface Turn {
  step: number;
  seat: number;
  before: number;
  after: number;
}

/** How every person decided, as far as it is judged: ask again until it is done. */
export interface Analysis {
  is_begun: boolean;
  is_done: boolean;
  reached: number; // the step of the last decision that is judged
  n_steps: number;
  decisions: DecisionJudged[]; // none until it is done
  players: PlayerJudged[];
}

/** A decision of a person, judged by what they could know then. */
export interface DecisionJudged {
  step: number; // the step of the replay after which it was taken
  seat: number;
  played: string[]; // the steps of the move, in notation; none was to wait
  better: string[]; // the best move; the same, if nothing is better
  chance: number;
  best_chance: number;
  error: number; // the standard error of their difference
  reason: string; // a text key: why the better move is good
  mark?: string; // `find`, `slip` or `mistake`, where that is beyond doubt
  others?: Known[];
  is_out_of_turn?: boolean;
}

/** A move with its chance, in thousandths. */
export interface Known {
  move: string[]; // its steps, in notation; none is to wait
  chance: number;
}

/** What the analysis says about a person. */
export interface PlayerJudged {
  seat: number;
  n_decisions: number;
  n_finds: number;
  n_slips: number;
  n_mistakes: number;
  lost: number;
  luck: number;
  dearest: Dearest | null;
  n_in_time: number; // chances to act out of turn that were taken
  n_chances: number; // and that were worth taking, as far as there was time
}

/** The decision that cost a player most. */
export interface Dearest {
  step: number;
  lost: number;
}

/** What a seat saw and could do after a step; or would see after the first steps of a compound move. */
export interface MomentShown {
  view?: Partial<View>; // whole
  refusal?: string; // the text key of the rules' reason
}

/** What this server offers today. */
export interface Today {
  now: number;
  daily: TodaysDeal | null; // none if the operator does not offer it
  puzzles: string[]; // the games that have some, as far as they are offered
}

/** The deal of the day, as far as the caller has come with it. */
export interface TodaysDeal {
  game: string;
  ends_at: number; // milliseconds since 1970
  table: string; // where the caller plays it; "" if they have not begun
  is_over: boolean; // the caller's try
}

/** Today's deal. */
export interface DailyShown {
  day: string;
  game: string;
  options: Options;
  n_seats: number;
  level: string; // of the bots
  now: number;
  ends_at: number;
  commitment: string;
  committed_at: number; // before the day, unless the server was not running then
  n_tries: number;
  mine: TryShown | null;
  results: DayResult[] | null; // for those alone who have finished their try
  tomorrow: NextDeal;
  past: string[]; // days that are over, latest first
}

/** The caller's own try. */
export interface TryShown {
  table: string;
  is_over: boolean;
}

/** How somebody fared with the deal of a day. */
export interface DayResult {
  rank: number; // 1 is first: by place, then by points, then by fewer moves
  name: string;
  place: number; // in their match
  points: number;
  n_moves: number;
  is_me: boolean;
}

/** Tomorrow's deal: what binds the server to it. */
export interface NextDeal {
  day: string;
  game: string;
  commitment: string;
  committed_at: number;
}

/** A deal whose day is over: all that is needed to check it, and the results. */
export interface DayRevealed {
  day: string;
  match: string; // what stands for the match in the terms of the deal
  game: string;
  rules_version: number;
  options: Options;
  n_seats: number;
  commitment: string;
  committed_at: number;
  server_seed: string;
  seed: string; // of the cards
  results: DayResult[];
}

/** Where the caller plays today's deal. */
export interface TryBegun {
  table: string;
}

/** Whether the server can take moves. */
export interface Health {
  status: string; // `ok`; `away`: its database is out of reach for the moment; `leaving`, `failed`: it stops
  version: string;
  node: string; // the name of this server, if there may be others on the same database
}

/** What a learner does in a step. */
export interface LearnerMove {
  actions: string[];
  is_trial?: boolean; // only to see what would be so after the first steps of a compound move
}

/** A table to be made. */
export interface NewTable {
  game: string;
  name?: string;
  is_seated?: boolean;
  options?: Options;
  n_seats?: number | null;
  bots?: Level[]; // put on the last seats
  clock?: number; // for a turn; 0 is off
  stand_in?: Level; // the bot that plays for whoever is gone
  watching?: 'anybody' | 'nobody';
  is_listed?: boolean;
  has_chat?: boolean;
  has_watchers_chat?: boolean; // whether those who watch may chat, too
  has_hints?: boolean;
  is_explaining?: boolean; // the bots say why they do what they do, as far as everybody may know it
  shows_all_after?: boolean;
  tempo?: number; // of the bots; 0: no pauses, neither theirs nor between rounds
  report_seconds?: number; // at most until the next round begins, while all look at the last; 0: at once
}

/** What was typed into a television. */
export interface TypedCode {
  code: string;
}

/** What the caller wants to be called. */
export interface NewName {
  name: string;
}

/** The code of a pass. */
export interface PassCode {
  code: string;
}

/** A browser by which the caller wants to be told: what `PushSubscription.toJSON()` gives, and the language. */
export interface NewSubscription {
  endpoint: string;
  keys: BrowserKeys;
  language?: string;
}

/** What a message is sealed with, in base64 for addresses. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** The first steps of a compound move that somebody tries in a moment of a match. */
export interface MoveTried {
  actions: string[];
}

/** A move that somebody wants to have made after a step of a match. */
export interface OtherMove {
  step: number;
  seat: number;
  actions?: string[] | null; // None plays on from the position itself
  name?: string;
  level?: Level; // of the bots in the place of people
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  detail: string;
}

/** Cards, `??` for one that is not seen. */
export interface Cards {
  cards: string[];
}

export type Argument = number | string | Seats | Cards | Place | Sentence;
