/** What was said at a table: the last lines, and how many of them nobody here has read. */
import type { RemarkShown } from './protocol';

export interface Remark extends RemarkShown {
  id: number;
}

const MOST_LINES = 100;

export class Talk {
  lines = $state.raw<Remark[]>([]);
  nUnread = $state(0);
  private nReaders = 0; // places on the page that show the lines
  private nHeard = 0;

  /** Something was said; whoever said it has read it. */
  hear(said: RemarkShown, isOwn: boolean): void {
    this.add([said]);
    if (!isOwn && !this.nReaders) this.nUnread++;
  }

  /** All that the server knows: at first, and after a lost connection. What came meanwhile is unread. */
  replace(remarks: RemarkShown[]): void {
    const last = this.lines.at(-1)?.at ?? Infinity;
    this.lines = [];
    this.add(remarks);
    if (!this.nReaders) this.nUnread += remarks.filter(({ at }) => at > last).length;
  }

  /** The lines are shown, until the answer is called. */
  read = (): (() => void) => {
    this.nReaders++;
    this.nUnread = 0;
    return () => void this.nReaders--;
  };

  private add(remarks: RemarkShown[]): void {
    this.lines = [...this.lines, ...remarks.map((remark) => ({ ...remark, id: ++this.nHeard }))].slice(-MOST_LINES);
  }
}
