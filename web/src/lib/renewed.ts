/** A page that was opened before its server was renewed: parts that it has not loaded yet are gone. */
const KEY = 'quintet.renewed';
const AGAIN_MS = 60_000; // what did not help is not tried again at once

/** Load the page anew when a part of it is not there, if the server answers. */
export function beginAnewWhenGone(): void {
  addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_MS) return;
    void fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(KEY, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  });
}
