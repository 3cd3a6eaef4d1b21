/** The page and the person: the screen stays awake during a match, and "it is your turn" reaches who looks away. */
import { kept } from './kept.svelte';
import { t } from './texts.svelte';

/** Keep the screen awake; returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function ask() {
    if (document.hidden || isOver || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  }
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

/** Tell who looks away that it is his turn, if he asked for it. */
export function summon(isMyTurn: boolean): void {
  if (!isMyTurn || !document.hidden || !kept.notifies || typeof Notification === 'undefined') return;
  if (Notification.permission === 'granted') {
    try {
      new Notification(t('your-turn'), { tag: 'quintet-turn', icon: '/static/app/icon-192.png' });
    } catch {
      // some phones allow them from a service worker only; the title tells it too
    }
  }
}
