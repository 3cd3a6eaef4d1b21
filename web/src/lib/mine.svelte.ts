/** The tables one sits at, kept up to date while somebody looks: what awaits one is counted in the title and on the page's icon. */
import { myTables } from './api';
import { kept } from './kept.svelte';
import type { MyTable } from './protocol';

const EVERY_MS = 30_000;

export const isMyTurn = (table: MyTable) => table.phase === 'playing' && table.turn === table.seat;

class Mine {
  tables = $state.raw<MyTable[]>([]);
  /** At how many tables others wait for one, each for hours or days. */
  nWaiting = $derived(this.tables.filter((table) => table.is_slow && isMyTurn(table)).length);
}

export const mine = new Mine();

/** Ask for one's tables. If more wait than before, it rings for whoever wished that. */
export async function askForTables(): Promise<void> {
  const before = mine.nWaiting;
  const isFirst = !mine.tables.length;
  mine.tables = await myTables();
  showBadge(mine.nWaiting);
  if (!isFirst && mine.nWaiting > before && kept.notifies) (await import('./sounds')).ring();
}

/** Show how many tables wait on the icon of the installed page, where there is such a thing. */
function showBadge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (n ? navigator.setAppBadge(n) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Keep one's tables up to date; returns how to stop. */
export function followTables(): () => void {
  const ask = () => {
    if (!document.hidden || kept.notifies) void askForTables().catch(() => undefined); // the next time may go better
  };
  const timer = setInterval(ask, EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  navigator.serviceWorker?.addEventListener('message', ask); // a message has come
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    navigator.serviceWorker?.removeEventListener('message', ask);
  };
}
