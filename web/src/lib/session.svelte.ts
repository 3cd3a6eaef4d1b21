/** One table as this browser follows it: told by the server, survives lost connections, plays by commands. */
import { keepSealed, kept, noteDeal, sealedFor } from './kept.svelte';
import { newContribution, seal } from './fair';
import {
  Refusal,
  type Emote,
  type GameEvent,
  type Hint,
  type Options,
  type TableShown,
  type Telling,
  type View,
} from './protocol';
import { Connection, type Link } from './socket';

export interface Batch {
  id: number;
  events: GameEvent[];
  turn: number | null; // whose turn it was before
}

export interface Bubble {
  id: number;
  seat: number;
  emote: Emote;
}

export interface ChatLine {
  id: number;
  seat: number | undefined;
  name: string;
  text: string;
}

/** Who wants to see a change of the view: told before it with the events, and after it. */
export interface Stage {
  play(events: GameEvent[], before: View, show: () => void): void;
}

/** What a board shows: a table as it is played, or a match that is looked back at. */
export interface Followed {
  readonly view: View | undefined;
  readonly shown: Pick<TableShown, 'seats'> | undefined;
  readonly bubbles: Bubble[];
  readonly deadline: number;
  readonly hints: Hint[];
  readonly isReplay: boolean;
  stage: Stage | undefined;
  opening?: GameEvent[]; // of a deal that came before there was a stage
  act(actions: string[]): Promise<unknown>;
}

const MOST_LOGGED = 150;
const BUBBLE_MS = 3000;

/** Tables that are to start as soon as they are there: those made by "play now". */
const eager = new Set<string>();
export const startAtOnce = (table: string) => eager.add(table);

export class Session implements Followed {
  readonly isReplay = false;
  link = $state<Link>('connecting');
  shown = $state.raw<TableShown>();
  view = $state.raw<View>();
  log = $state.raw<Batch[]>([]);
  bubbles = $state<Bubble[]>([]);
  chat = $state<ChatLine[]>([]);
  deadline = $state(0); // by this machine's clock
  hints = $state.raw<Hint[]>([]);
  problem = $state(''); // why the table cannot be shown: a code
  /** The events of a round's end, until they have been looked at. */
  report = $state.raw<GameEvent[]>();
  stage: Stage | undefined;
  opening = $state.raw<GameEvent[]>();
  match = '';
  version = -1;
  private connection: Connection;
  private nSaid = 0;
  private asked = ''; // the move whose answer is awaited
  private answered: Promise<unknown> = Promise.resolve();
  private clockSkew = 0;
  private revealedFor = '';

  constructor(readonly id: string) {
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
    this.connection = new Connection(
      url,
      (told) => this.hear(told),
      (link) => (this.link = link),
    );
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private hurry = () => this.connection.hurry();

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.connection.close();
  }

  // ------------------------------------------------------------ commands
  private do(what: string, more: Record<string, unknown> = {}): Promise<Telling> {
    return this.connection.do(what, this.id, more);
  }

  sit(seat?: number) {
    return this.do('sit', { name: kept.name, ...(seat === undefined ? {} : { seat }) });
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

  stand = () => this.do('stand');
  change = (wish: { options?: Options } & Record<string, unknown>) => this.do('change', wish);
  putBot = (seat: number, level: string) => this.do('bot', { seat, level });
  clear = (seat: number) => this.do('clear', { seat });
  handOver = (seat: number) => this.do('handover', { seat });

  async rematch(isAtOnce: boolean) {
    await this.do('rematch');
    this.report = undefined;
    this.log = [];
    if (isAtOnce) await this.start();
  }

  emote(emote: Emote) {
    this.connection.tell('emote', this.id, { emote });
  }

  say(text: string) {
    this.connection.tell('say', this.id, { text });
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
  }

  // ------------------------------------------------------------ hearing
  private hear(told: Telling): void {
    switch (told.tell) {
      case 'welcome':
        this.clockSkew = Date.now() - told.now;
        void this.follow();
        break;
      case 'table':
        if (told.table.id === this.id) this.tableChanged(told.table);
        break;
      case 'view':
        if (told.match !== this.match) this.log = [];
        [this.match, this.version] = [told.match, told.version];
        this.view = told.view;
        break;
      case 'update':
        this.update(told);
        break;
      case 'missed':
        this.remember(told.events.flat());
        break;
      case 'clock':
        this.deadline = told.deadline ? told.deadline + this.clockSkew : 0;
        break;
      case 'emoted':
        this.bubble(told.seat, told.emote);
        break;
      case 'said':
        this.chat = [...this.chat.slice(-99), { id: ++this.nSaid, seat: told.seat, name: told.name, text: told.text }];
        break;
      case 'closed':
        this.problem = 'closed';
        break;
    }
  }

  private async follow(): Promise<void> {
    try {
      await this.do('watch', this.match ? { match: this.match, version: this.version } : {});
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'offline') this.problem = error.code;
    }
  }

  private tableChanged(table: TableShown): void {
    const before = this.shown;
    this.shown = table;
    if (table.phase === 'gathering' && before?.phase === 'over') {
      this.view = undefined;
      this.report = undefined;
    }
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
    this.remember(told.events, before?.turn ?? null);
    const end = told.events.findIndex((event) => event.event === 'RoundEnded');
    const next = told.events.findIndex((event, i) => i > end && event.event === 'Shuffled');
    if (end >= 0) this.report = next < 0 ? told.events : told.events.slice(0, next); // what is scored may come behind it
    this.hints = [];
    const show = () => (this.view = told.view);
    if (this.stage) return this.stage.play(told.events, before ?? told.view, show);
    if (!before) this.opening = told.events;
    show();
  }

  private remember(events: GameEvent[], turn: number | null = this.view?.turn ?? null): void {
    this.log = [...this.log.slice(1 - MOST_LOGGED), { id: ++this.nSaid, events, turn }];
  }

  private bubble(seat: number, emote: Emote): void {
    const id = ++this.nSaid;
    this.bubbles.push({ id, seat, emote });
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.id !== id)), BUBBLE_MS);
  }
}
