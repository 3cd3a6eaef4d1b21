/** What is loaded is kept by the service worker, so that it is there without a network. */

const isKept = ({ pathname, origin }: URL) => origin === location.origin && /^\/(static\/app\/assets|api\/games|api\/pad)(\/|$)/.test(pathname);

/** Have everything kept that this page has loaded, also before the worker could see it. */
export async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  active?.postMessage({ keep: loaded.filter(isKept).map(({ pathname }) => pathname) });
}
