/** Being told while the page is closed, by the browser's push service: whether that works here, asking for it, ending it. */
import { pushKey, subscribe, unsubscribe } from './api';
import { kept } from './kept.svelte';
import { language } from './texts.svelte';

/** on: told; off: could be; else why not: blocked, no secure place, not installed (needed on some phones), or not at all. */
export type Told = 'on' | 'off' | 'denied' | 'insecure' | 'install' | 'none';

export function toldNow(): Told {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined') {
    return 'standalone' in navigator && !navigator.standalone ? 'install' : 'none';
  }
  if (Notification.permission === 'denied') return 'denied';
  return kept.isTold && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Ask the browser, and tell the server. Only for somebody who has just touched something for it: the browser asks them. */
export async function tellMe(): Promise<Told> {
  if (toldNow() !== 'off') return toldNow();
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return toldNow();
  kept.notifies = true;
  kept.isTold = await hand().catch(() => false);
  return kept.isTold ? 'on' : 'none';
}

/** After a while, without asking anybody anything: the language may be another, or the server's key. */
export async function renew(): Promise<void> {
  if (toldNow() === 'on') kept.isTold = await hand().catch(() => kept.isTold);
  else kept.isTold = false;
}

export async function tellMeNoMore(): Promise<void> {
  kept.notifies = kept.isTold = false;
  const subscription = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  const { id } = await subscribe({ ...wireOf(subscription), language: language() }); // how the server calls it
  await unsubscribe(id);
  await subscription.unsubscribe();
}

/** Hand the browser's address to the server; false if this browser gives none. */
async function hand(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return false;
  const { key } = await pushKey();
  let subscription = await worker.pushManager.getSubscription();
  if (subscription && textOf(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe(); // it was for another server
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await subscribe({ ...wireOf(subscription), language: language() });
  return true;
}

function wireOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** Bytes in base64 for addresses, as the server writes its key. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
