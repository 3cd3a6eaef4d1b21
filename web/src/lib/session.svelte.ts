/** One table as this browser follows it: told by the server, survives lost connections, plays by commands. */
import { addressFor } from './addresses';
import { complain } from './complaints.svelte';
import { keepSealed, kept, noteDeal, sealedFor } from './kept.svelte';
import { newContribution, seal } from './fair';
import { landed } from './landed';
import { momentsFor, queued, showsCards, type Moment } from './moments';
import type { ChangeShown, Command, Emote, GameEvent, Hint, Level, SeatShown, Sentence, TableShown, Telling, View } from './protocol';
import { Refusal } from './refusal';
import { Connection, type Link, type Wish, type Wishes } from './socket';
import { Talk } from './talk.svelte';

/** What was said of one update. */
export interface Batch {
  id: number;
  sentences: Sentence[];
}

/** The end of a round: what happened, what was said of it, and how it stands since. */
export interface RoundEnd {
  round: number;
  view: View;
  events: GameEvent[];
  sentences: Sentence[];
}

/** The time between two rounds: bots and clocks wait. */
export interface Interval {
  deadline: number; // by this machine's clock; 0: it waits as long as somebody looks
  awaited: number[]; // seats that have not gone on yet
}

/** What somebody shows at their seat for a moment: a reaction, or what they said. */
export interface Bubble {
  id: number;
  seat: number;
  emote?: Emote;
  text?: string;
}

/** What the host has changed. */
export interface HostChange {
  name: string; // the host's; "" if they do not sit there
  changes: ChangeShown[];
}

/**
 * Plays changes of the view: it gets the events and the view before them, shows the new view itself, and says for how many ms
 * there is something to look at.
 */
export interface Stage {
  play(events: GameEvent[], before: View, show: () => void): number;
}

/** What a board shows: a table as it is played, or a match that is looked back at. */
export interface Followed {
  readonly view: View | undefined;
  readonly shown: Pick<TableShown, 'seats'> | undefined;
  readonly bubbles: Bubble[];
  readonly deadline: number;
  readonly hints: Hint[];
  readonly isReplay: boolean;
  readonly report?: RoundEnd; // of a round that is over
  readonly pointed?: string; // the action that a learner is asked for
  readonly isGuided?: boolean; // what to do is said elsewhere, and nothing else shines
  readonly rights?: readonly string[]; // the actions that a learner may take
  readonly actsAlone?: boolean; // what is the only thing left to do is done without a touch,
  readonly isReading?: boolean; // but not while something lies over the table
  readonly moments?: readonly Moment[]; // what matters to the player: the first is shown
  /** The first moment has been seen. */
  pass?(): void;
  stage: Stage | undefined;
  opening?: GameEvent[]; // of a deal that came before there was a stage
  act(actions: string[]): Promise<unknown>;
  /** What would be seen after steps that are not sent. */
  foresee?(actions: string[]): Promise<View | undefined>;
  /** What can come of cards that are arranged in parts. */
  arrange?(parts: string[][]): Promise<Arranged | undefined>;
}

export type Arranged = Extract<Telling, { tell: 'arranged' }>;

const MOST_LOGGED = 150;
const LAST_MS = 3500; // to see how somebody else has ended a round, before it is reported
const BUBBLE_MS = 3000;
const LETTER_MS = 60; // longer for what takes longer to read
const LONGEST_BUBBLE_MS = 9000;

/** Tables that are to start as soon as they are there: those made by "play now". */
const eager = new Set<string>();
export const startAtOnce = (table: string) => eager.add(table);

export class Session implements Followed {
  readonly isReplay = false;
  readonly actsAlone = true;
  link = $state<Link>('connecting');
  shown = $state.raw<TableShown>();
  view = $state.raw<View>();
  log = $state.raw<Batch[]>([]);
  bubbles = $state<Bubble[]>([]);
  readonly talk = new Talk();
  /** The server's address for others. */
  address = $state(location.origin);
  /** Whether tables can be shown on televisions here. */
  hasScreens = $state(false);
  /** What the host changed last. */
  changed = $state.raw<HostChange>();
  /** Whether the server cannot keep anything for the moment, and commands wait. */
  isWaiting = $state(false);
  /** How the host has taken me off my seat. */
  cleared = $state<'' | 'freed' | 'banned'>('');
  /** The seats as they were when the match ended: set if the table has gone on, while I still look at the result. */
  lingering = $state.raw<SeatShown[]>();
  deadline = $state(0); // by this machine's clock
  hints = $state.raw<Hint[]>([]);
  moments = $state.raw<Moment[]>([]);
  happened = $state.raw<GameEvent[]>([]); // last
  problem = $state(''); // why the table cannot be shown: a code
  /** A round's end, until it has been looked at; the next round is shown only then. */
  report = $state.raw<RoundEnd>();
  private wasSeen = $state(false); // the last move
  isReportDue = $derived(this.wasSeen && !this.moments.length);
  interval = $state.raw<Interval>();
  private next: { view: View; events: GameEvent[] } | undefined; // behind the report
  stage: Stage | undefined;
  opening = $state.raw<GameEvent[]>();
  hasMoved = $state(false); // since this page was opened
  match = '';
  version = -1;
  private connection: Connection;
  isReading = $state(false); // something that lies over the table: what goes on by itself waits
  private nSaid = 0;
  private asked = ''; // the move whose answer is awaited
  private answered: Promise<unknown> = Promise.resolve();
  private clockSkew = 0;
  private revealedFor = '';
  private isGoingOn = false; // to the next match, by a command of mine
  private sayings = new Set<number>(); // they are answered only if they are refused

  constructor(
    readonly id: string,
    private readonly screen = '', // the key of a television
  ) {
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
    this.connection = new Connection(
      url,
      (told) => this.hear(told),
      (link) => (this.link = link),
    );
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.look);
  }

  private hurry = () => this.connection.hurry();

  /** Whoever is told of their turn by a message lets go of a slow table when they look away: messages go to those who are gone. */
  private look = () => {
    const isCalled = kept.isTold && this.shown?.is_slow && this.shown.phase === 'playing' && this.shown.seat !== null;
    if (!document.hidden) this.connection.hurry();
    else if (isCalled) this.connection.rest();
  };

  /** The time of day at the server. */
  serverNow = () => Date.now() - this.clockSkew;

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.look);
    this.connection.close();
  }

  // ------------------------------------------------------------ commands
  private do<K extends Command['do']>(what: K, ...wish: Wishes<K>): Promise<Telling> {
    return this.connection.do(what, this.id, ...wish);
  }

  /** Sit down, by the name that the server knows. */
  async sit(seat?: number) {
    await this.do('sit', seat === undefined ? {} : { seat });
    this.cleared = '';
  }

  /** Be ready, with a sealed contribution to the deal. */
  ready(isReady = true) {
    const contribution = isReady ? newContribution() : '';
    keepSealed(this.id, contribution);
    return this.do('ready', { is_ready: isReady, seal: seal(contribution) });
  }

  async start() {
    const own = this.shown?.seats[this.shown.seat ?? -1];
    if (own && !own.is_ready) await this.ready();
    return this.do('start');
  }

  /** Deal what all have agreed to: for a television. */
  begin = () => this.do('start');
  stand = () => this.do('stand');
  change = (wish: Wish<'change'>) => this.do('change', wish);
  putBot = (seat: number, level: Level) => this.do('bot', { seat, level });
  clear = (seat: number, isBan: boolean) => this.do('clear', { seat, is_ban: isBan });
  dismiss = () => this.do('dismiss');
  handOver = (seat: number) => this.do('handover', { seat });

  /** Open the table for the next match; nobody else is taken off the result by that. */
  async rematch(isAtOnce: boolean) {
    this.isGoingOn = true;
    try {
      await this.do('rematch');
    } catch (error) {
      if (this.shown?.phase !== 'gathering') throw error; // somebody else has opened it
    } finally {
      this.isGoingOn = false;
    }
    this.log = [];
    if (isAtOnce) await this.start();
    else if (this.shown?.seat != null && !this.shown.is_host) await this.ready(); // whoever of them was quicker
  }

  /** Leave the result: to the lobby, ready for the next match, or to look at it. */
  async goOn() {
    this.leaveResult();
    if (this.shown?.phase === 'playing') await this.do('look');
    else if (this.shown?.seat != null && !this.shown.is_host) await this.ready();
  }

  private leaveResult(): void {
    this.closeReport();
    this.lingering = undefined;
    this.view = undefined;
    [this.match, this.version] = ['', -1];
  }

  /** The end of the round has been seen: go on, and wait for those who have not seen it yet. */
  onward() {
    if (this.isAwaited || this.screen) void this.do('onward').catch(() => undefined); // if it is not heard, the time passes
    else this.closeReport();
  }

  /** Something is read: bots wait for it, where nobody else would have to. */
  read() {
    if (this.isReading) return;
    this.isReading = true;
    void this.do('reading').catch(() => undefined); // if it is not heard, the bots play on
  }

  haveRead(): void {
    this.isReading = false;
    if (this.isAwaited && !this.report) this.onward(); // a report is closed by itself
  }

  get isAwaited(): boolean {
    return Boolean(this.interval?.awaited.includes(this.shown?.seat ?? -1));
  }

  closeReport(): void {
    this.report = undefined;
    const next = this.next;
    this.next = undefined;
    if (next) this.show(next.events, this.view, next.view);
  }

  pass(): void {
    this.moments = this.moments.slice(1);
  }

  emote(emote: Emote) {
    this.connection.tell('emote', this.id, { emote });
  }

  say(text: string) {
    this.sayings.add(this.connection.tell('say', this.id, { text }));
  }

  /** Ask a strong bot. */
  async askHint() {
    const told = await this.do('hint');
    if (told.tell === 'hints' && told.version === this.version) this.hints = told.hints;
  }

  /** Carry out a move, once the one before it is answered: a quick hand is not asked to wait. */
  async act(actions: string[]) {
    const wish = actions.join();
    if (wish === this.asked) return; // touched twice
    this.asked = wish;
    this.hints = [];
    const answer = this.answered.then(() => this.do('act', { match: this.match, version: this.version, actions }));
    const settled = (this.answered = answer.catch(() => undefined));
    await answer.finally(() => {
      if (this.answered === settled) this.asked = '';
    });
    this.hasMoved = true;
  }

  async foresee(actions: string[]) {
    const told = await this.do('try', { match: this.match, version: this.version, actions });
    return told.tell === 'tried' && told.version === this.version ? told.view : undefined;
  }

  async arrange(parts: string[][]) {
    const told = await this.do('arrange', { match: this.match, version: this.version, parts });
    return told.tell === 'arranged' && told.version === this.version ? told : undefined;
  }

  // ------------------------------------------------------------ hearing
  private hear(told: Telling): void {
    if (this.lingering && 'match' in told && told.match !== this.match) return; // of the next match: seen when I go on
    switch (told.tell) {
      case 'welcome':
        this.clockSkew = Date.now() - told.now;
        this.address = addressFor(told.url);
        this.hasScreens = told.has_screens ?? false;
        this.interval = undefined; // told again if it is still on
        this.isWaiting = false;
        void this.follow();
        break;
      case 'table':
        if (told.table.id === this.id) this.tableChanged(told.table);
        break;
      case 'view':
        if (told.match !== this.match) this.log = [];
        [this.match, this.version] = [told.match, told.version];
        if (this.next) this.next = { view: told.view, events: [] };
        else this.view = told.view;
        break;
      case 'update':
        this.update(told);
        break;
      case 'missed':
        told.sentences.forEach((sentences) => this.remember(sentences));
        break;
      case 'recent':
        this.match = told.match;
        this.log = [];
        told.sentences.forEach((sentences) => this.remember(sentences));
        break;
      case 'clock':
        this.deadline = told.deadline ? told.deadline + this.clockSkew : 0;
        break;
      case 'interval':
        this.heardInterval(told.deadline, told.awaited);
        break;
      case 'emoted':
        this.bubble({ seat: told.seat, emote: told.emote }, BUBBLE_MS);
        break;
      case 'said':
        this.talk.hear(told, told.seat !== undefined && told.seat === this.shown?.seat);
        if (told.seat !== undefined) this.bubble({ seat: told.seat, text: told.text }, Math.min(BUBBLE_MS + LETTER_MS * told.text.length, LONGEST_BUBBLE_MS));
        break;
      case 'talk':
        this.talk.replace(told.remarks);
        break;
      case 'changed':
        this.changed = { name: told.name, changes: told.changes };
        break;
      case 'outage':
        this.isWaiting = !told.is_over;
        break;
      case 'cleared':
        this.cleared = told.is_ban ? 'banned' : 'freed';
        break;
      case 'refused':
        if (this.sayings.delete(told.id)) complain(new Refusal(told.code, told.key, told.detail));
        break;
    }
  }

  private async follow(): Promise<void> {
    try {
      const known = this.match ? { match: this.match, version: this.version } : {};
      await this.do('watch', this.screen ? { ...known, screen: this.screen } : known);
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'offline') this.problem = error.code;
    }
  }

  private tableChanged(table: TableShown): void {
    const before = this.shown;
    this.shown = table;
    if (table.phase === 'gathering' && before?.phase === 'over') {
      if (this.view?.is_over && !this.isGoingOn) this.lingering = before.seats;
      else this.leaveResult();
    }
    if (table.phase === 'playing' && before && before.phase !== 'playing') this.changed = undefined;
    if (table.phase === 'dealing') void this.reveal(table);
    if (eager.delete(table.id) && table.is_host && table.phase === 'gathering') void this.start();
  }

  /** Contribute what was sealed, once: the commitment is noted before anything is told. */
  private async reveal(table: TableShown): Promise<void> {
    const contribution = sealedFor(this.id);
    const own = table.seats[table.seat ?? -1];
    if (!contribution || !own?.seal || !table.commitment || this.revealedFor === table.commitment) return;
    this.revealedFor = table.commitment;
    noteDeal(table.match, { commitment: table.commitment, contribution });
    keepSealed(this.id, '');
    await this.do('reveal', { contribution }).catch(() => undefined);
  }

  private update(told: Extract<Telling, { tell: 'update' }>): void {
    const before = told.match === this.match ? this.view : undefined;
    if (told.match !== this.match) this.log = [];
    [this.match, this.version] = [told.match, told.version];
    this.remember(told.sentences);
    const { viewer, turn } = told.view;
    const isNewTurn = viewer >= 0 && before?.turn !== viewer && turn === viewer; // what was said before it is of the past
    this.happened = told.events;
    const end = told.events.findIndex((event) => event.event === 'RoundEnded');
    const next = told.events.findIndex((event, i) => i > end && event.event === 'Shuffled');
    const events = next < 0 ? told.events : told.events.slice(0, next); // what is scored may come behind it
    const mattering = momentsFor(viewer, end >= 0 ? told.sentences.filter(showsCards) : told.sentences);
    this.moments = queued(isNewTurn || end >= 0 ? [] : this.moments, mattering.map((sentence) => ({ id: ++this.nSaid, sentence })));
    this.hints = [];
    const waits = end >= 0 && before && this.waits && !told.view.is_over;
    let ms = 0;
    if (this.next) this.next = { view: told.view, events: [] };
    else if (waits) {
      this.next = { view: told.view, events: told.events.slice(events.length) };
      ms = this.show(events, before, landed(before, events));
    } else ms = this.show(told.events, before, told.view);
    if (end >= 0 && this.waits && before && before.turn !== viewer) ms = Math.max(ms, LAST_MS);
    if (end >= 0) this.openReport({ round: (before ?? told.view).round_no, view: told.view, events, sentences: told.sentences }, ms);
  }

  /** Report the end of a round, so many ms after it was seen. */
  private openReport(report: RoundEnd, ms: number): void {
    this.report = report;
    this.wasSeen = !ms;
    if (ms) setTimeout(() => (this.wasSeen ||= this.report === report), ms);
  }

  /** Whether the table waits between rounds. */
  private get waits(): boolean {
    return Boolean(this.shown?.report_seconds && this.shown.tempo);
  }

  private show(events: GameEvent[], before: View | undefined, view: View): number {
    const show = () => (this.view = view);
    if (this.stage) return this.stage.play(events, before ?? view, show);
    if (!before) this.opening = events;
    show();
    return 0;
  }

  private heardInterval(deadline: number, awaited: number[]): void {
    this.interval = deadline || awaited.length ? { deadline: deadline && deadline + this.clockSkew, awaited } : undefined;
    if (!this.interval) this.closeReport();
    else if (!this.report && !this.isReading) this.onward(); // there is nothing to look at: the page was opened since, or the report closed
  }

  private remember(sentences: Sentence[]): void {
    if (sentences.length) this.log = [...this.log.slice(1 - MOST_LOGGED), { id: ++this.nSaid, sentences }];
  }

  private bubble(what: Omit<Bubble, 'id'>, ms: number): void {
    const id = ++this.nSaid;
    this.bubbles.push({ id, ...what });
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.id !== id)), ms);
  }
}
