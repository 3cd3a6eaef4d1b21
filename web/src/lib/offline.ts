/** What is loaded is kept by the service worker, so that it is there without a network. */

const isKept = ({ pathname, origin }: URL) => origin === location.origin && /^\/(static\/app\/assets|api\/games|api\/pad)(\/|$)/.test(pathname);

let isWatched = false; // whether what is loaded from now on is kept too

/** Have everything kept that this page has loaded before the worker could see it, and what it loads until the worker does. */
export async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keep = (loaded: PerformanceEntryList) => {
    const paths = loaded.map(({ name }) => new URL(name)).filter(isKept).map(({ pathname }) => pathname); // prettier-ignore
    if (paths.length) active?.postMessage({ keep: paths });
  };
  keep(performance.getEntriesByType('resource'));
  if (isWatched || navigator.serviceWorker.controller) return;
  isWatched = true;
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource' });
}
