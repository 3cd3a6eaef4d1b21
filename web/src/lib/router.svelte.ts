/** Which page is shown, by the address: / , /t/TABLE, /help/GAME, /match/MATCH. */

export type Page =
  | { name: 'start' }
  | { name: 'table'; id: string }
  | { name: 'help'; game: string }
  | { name: 'match'; id: string };

export function parsePath(path: string): Page {
  const [, first = '', second = ''] = path.split('/');
  const id = decodeURIComponent(second);
  if (first === 't' && id) return { name: 'table', id };
  if (first === 'help' && id) return { name: 'help', game: id };
  if (first === 'match' && id) return { name: 'match', id };
  return { name: 'start' };
}

let page = $state.raw<Page>({ name: 'start' });

export function here(): Page {
  return page;
}

export function go(path: string, replaces = false): void {
  history[replaces ? 'replaceState' : 'pushState'](null, '', path);
  page = parsePath(path);
  scrollTo(0, 0);
}

/** Follow links within the page without loading it anew. */
export function startRouting(): void {
  page = parsePath(location.pathname);
  addEventListener('popstate', () => (page = parsePath(location.pathname)));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/static')) return;
    event.preventDefault();
    go(link.pathname);
  });
}
