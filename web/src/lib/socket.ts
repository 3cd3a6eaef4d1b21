/** The one socket to the server: commands with answers, and a new connection whenever the old one is lost. */
import { Refusal, type Telling } from './protocol';

export type Link = 'connecting' | 'open' | 'lost';
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

  constructor(
    private readonly url: string,
    private readonly hear: (told: Telling) => void,
    private readonly changed: (link: Link) => void,
    private readonly opener: Opener = (to) => new WebSocket(to),
  ) {
    this.connect();
  }

  /** Send a command; resolves once it is carried out, rejects with a Refusal, or with an Error if the line is lost. */
  do(what: string, table: string, more: Record<string, unknown> = {}): Promise<Telling> {
    if (this.link !== 'open' || !this.socket) return Promise.reject(new Refusal('offline'));
    const id = ++this.nSent;
    const answer = new Promise<Telling>((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.socket.send(JSON.stringify({ do: what, id, table, ...more }));
    return answer;
  }

  /** Send a command that gets no answer unless it is refused. */
  tell(what: string, table: string, more: Record<string, unknown> = {}): void {
    if (this.link === 'open') this.socket?.send(JSON.stringify({ do: what, id: ++this.nSent, table, ...more }));
  }

  /** Try at once, as when the network or the page comes back. */
  hurry(): void {
    if (this.isClosed || this.link === 'open' || !this.timer) return;
    clearTimeout(this.timer);
    this.connect();
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
    if ('id' in told) {
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
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(link: Link): void {
    this.link = link;
    this.changed(link);
  }
}
