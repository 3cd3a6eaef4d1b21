/** Keeps the pad in this browser: what is written goes on after a reload, and in another window. Nothing is thrown away unasked. */
import { again, change, read, undo, type Writing, type Pad } from './written';

const PAD = 'quintet.pad';
const LAST = 'quintet.pad.last'; // the one before, put away
const NAMES = 'quintet.pad.names';
const MOST_NAMES = 24;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export class Keeper {
  pad = $state.raw<Pad>();
  refused = $state.raw<string>(); // what is kept, and cannot be read
  isKept = $state(true);
  names = $state.raw<string[]>([]); // of people who have played, the latest first

  constructor() {
    this.look();
    try {
      this.names = (JSON.parse(stored(NAMES) ?? '[]') as unknown[]).filter((name) => typeof name === 'string');
    } catch {
      // remembered by nobody
    }
  }

  private look(): void {
    const text = stored(PAD);
    const pad = text === null ? undefined : read(text);
    this.pad = pad;
    this.refused = pad || text === null ? undefined : text;
  }

  /** Follow what another window writes. */
  follow = (): (() => void) => {
    const heed = (event: StorageEvent) => event.key === PAD && this.look();
    addEventListener('storage', heed);
    return () => removeEventListener('storage', heed);
  };

  private keep(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }

  private set(pad: Pad): void {
    this.pad = pad;
    this.keep(PAD, JSON.stringify(pad));
  }

  begin(pad: Pad): void {
    this.names = [...new Set([...pad.names, ...this.names])].slice(0, MOST_NAMES);
    this.keep(NAMES, JSON.stringify(this.names));
    this.set(pad);
  }

  change(lines: Partial<Writing>): void {
    if (this.pad) this.set(change(this.pad, lines));
  }

  undo(): void {
    if (this.pad) this.set(undo(this.pad));
  }

  again(winners: readonly number[]): void {
    if (!this.pad) return;
    this.keep(LAST, JSON.stringify(this.pad));
    this.set(again(this.pad, winners));
  }

  /** Make room for a new pad; this one, or what cannot be read, can be had again. */
  putAway(): void {
    const text = this.refused ?? (this.pad && JSON.stringify(this.pad));
    if (text) this.keep(LAST, text);
    this.keep(PAD, null);
    this.pad = this.refused = undefined;
  }

  /** The pad that was put away, if it can be read. */
  last(): Pad | undefined {
    const text = stored(LAST);
    return text === null ? undefined : read(text);
  }

  /** Go on with a pad from a file; tells whether it can be read. */
  open(text: string): boolean {
    const pad = read(text);
    if (!pad) return false;
    this.putAway();
    this.begin(pad);
    return true;
  }
}
