/** The one socket to the server: commands with answers, and a new connection whenever the old one is lost. */
import type { Command, Telling } from './protocol';
import { Refusal } from './refusal';

export type Link = 'connecting' | 'open' | 'lost';
type Name = Command['do'];
/** What a command takes besides its name, number and table. */
export type Wish<K extends Name> = Omit<Extract<Command, { do: K }>, 'do' | 'id' | 'table'>;
/** It may be left out if nothing in it must be said. */
export type Wishes<K extends Name> = Partial<Wish<K>> extends Wish<K> ? [wish?: Wish<K>] : [wish: Wish<K>];
type Answer = { resolve: (told: Telling) => void; reject: (why: Error) => void };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface Opener {
  (url: string): WebSocket;
}

export class Connection {
  link: Link = 'connecting';
  private socket: WebSocket | undefined;
  private answers = new Map<number, Answer>();
  private nSent = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isResting = false;

  constructor(
    private readonly url: string,
    private readonly hear: (told: Telling) => void,
    private readonly changed: (link: Link) => void,
    private readonly opener: Opener = (to) => new WebSocket(to),
  ) {
    this.connect();
  }

  /** Send a command; resolves once it is carried out, rejects with a Refusal, or with an Error if the line is lost. */
  do<K extends Name>(what: K, table: string, ...[wish]: Wishes<K>): Promise<Telling> {
    if (this.link !== 'open' || !this.socket) return Promise.reject(new Refusal('offline'));
    const id = ++this.nSent;
    const answer = new Promise<Telling>((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.socket.send(JSON.stringify({ do: what, id, table, ...wish }));
    return answer;
  }

  /** Send a command that gets no answer unless it is refused; returns its id. */
  tell<K extends Name>(what: K, table: string, ...[wish]: Wishes<K>): number {
    const id = ++this.nSent;
    if (this.link === 'open') this.socket?.send(JSON.stringify({ do: what, id, table, ...wish }));
    return id;
  }

  /** Try at once, as when the network or the page comes back. */
  hurry(): void {
    const isResting = this.isResting;
    this.isResting = false;
    if (this.isClosed || this.link === 'open' || !(this.timer || isResting)) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Let go of the line until `hurry` takes it up again. */
  rest(): void {
    if (this.link !== 'open') return;
    this.isResting = true;
    this.socket?.close();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.timer = undefined;
    this.become('connecting');
    const socket = this.opener(this.url);
    this.socket = socket;
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Telling);
    socket.onclose = () => this.lost(socket);
  }

  private take(told: Telling): void {
    if (told.tell === 'welcome') {
      this.wait = FIRST_WAIT;
      this.become('open');
    }
    if ('id' in told && told.id !== undefined) {
      const answer = this.answers.get(told.id);
      this.answers.delete(told.id);
      if (told.tell === 'refused') answer?.reject(new Refusal(told.code, told.key, told.detail));
      else answer?.resolve(told);
    }
    this.hear(told);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    for (const answer of this.answers.values()) answer.reject(new Refusal('offline'));
    this.answers.clear();
    if (this.isClosed) return;
    this.become('lost');
    if (this.isResting) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(link: Link): void {
    this.link = link;
    this.changed(link);
  }
}
