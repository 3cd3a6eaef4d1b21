/** Which page is shown, by the address: / , /t/TABLE, /help/GAME, /learn/GAME, /puzzles/GAME, /daily, /daily/DAY, /match/MATCH, /me, /device#CODE, /pad/GAME, /tv, /tv/TABLE#KEY. */

export type Page =
  | { name: 'start' }
  | { name: 'table'; id: string }
  | { name: 'help'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'daily'; day: string }
  | { name: 'match'; id: string }
  | { name: 'me' }
  | { name: 'pad'; game: string }
  | { name: 'device'; code: string }
  | { name: 'tv'; what: string; key: string };

export function parsePath(path: string, hash = ''): Page {
  const [, first = '', second = ''] = path.split('/');
  const id = decodeURIComponent(second);
  if (first === 't' && id) return { name: 'table', id };
  if (first === 'help' && id) return { name: 'help', game: id };
  if (first === 'learn' && id) return { name: 'learn', game: id };
  if (first === 'puzzles' && id) return { name: 'puzzles', game: id };
  if (first === 'daily') return { name: 'daily', day: id };
  if (first === 'match' && id) return { name: 'match', id };
  if (first === 'me') return { name: 'me' };
  if (first === 'pad') return { name: 'pad', game: id };
  if (first === 'device') return { name: 'device', code: hash.slice(1) };
  if (first === 'tv') return { name: 'tv', what: id, key: hash.slice(1) };
  return { name: 'start' };
}

let page = $state.raw<Page>({ name: 'start' });

export function here(): Page {
  return page;
}

export function go(path: string, replaces = false): void {
  history[replaces ? 'replaceState' : 'pushState'](null, '', path);
  const { pathname, hash } = new URL(path, location.origin);
  page = parsePath(pathname, hash);
  scrollTo(0, 0);
}

/** Follow links within the page without loading it anew. */
export function startRouting(): void {
  const find = () => (page = parsePath(location.pathname, location.hash));
  find();
  addEventListener('popstate', find);
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go) go(data.go); // a message was touched
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/static')) return;
    event.preventDefault();
    go(link.pathname);
  });
}
