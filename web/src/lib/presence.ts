/** The page and the person: the screen stays awake during a match, and "it is your turn" reaches a player who looks away. */
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

/** Tell a player who looks away that it is their turn, if they asked for it: by a sound, and by a notice where it is allowed. */
export function summon(isMyTurn: boolean): void {
  if (!isMyTurn || !document.hidden || !kept.notifies) return;
  void import('./sounds').then(({ ring }) => ring());
  if (typeof Notification !== 'undefined' && Notification.permission === 'granted') {
    try {
      new Notification(t('your-turn'), { tag: 'quintet-turn', icon: '/static/app/icon-192.png' });
    } catch {
      // some phones allow them from a service worker only; the title tells it too
    }
  }
}
