/** A table as told by a recording instead of the server, in a font of its own: what is seen depends on the page alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import type { GameEvent, SeatShown, Sentence, TableShown, View } from '../src/lib/protocol';
import { address, stillness, TIPS } from './browser';
import { printed } from './python';

interface Scene {
  before: View;
  events: GameEvent[];
  sentences: Sentence[];
  after: View;
  missed?: Sentence[][]; // what was said of moves before
}

export const scenes = printed('scenes.py') as Record<string, Scene>;
/** Every view of some matches, as seat 0 sees them, by their game. */
export const played = printed('played.py') as Record<string, View[]>;

export const TABLE = '0000-0000-0000';
const MATCH = '1111-1111-1111';
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ida', 'Joe'];
const FONTS = ['Regular', 'Bold'].map((weight) => readFileSync(join(import.meta.dirname, `fonts/${weight}.woff2`)).toString('base64'));

function tableOf({ game, n_players, options }: View, names: readonly string[], own: Partial<TableShown>): TableShown {
  const seats = names.slice(0, n_players).map((name, seat): SeatShown => ({
    name,
    kind: seat > 1 ? 'bot' : 'person',
    level: seat > 1 ? 'normal' : '',
    is_ready: true,
    is_here: true,
    is_away: false,
    seal: '',
  }));
  return {
    id: TABLE, day: '', game, options, phase: 'playing', seats, host: 0, is_host: true, seat: 0, is_slow: false, is_banned: false, clock: 0, stand_in: 'normal', watching: 'anybody',
    is_listed: false, has_chat: true, has_watchers_chat: false, has_hints: true, is_explaining: false, shows_all_after: true, tempo: 1, report_seconds: 20, n_watching: 0, n_screens: 0, commitment: '', match: MATCH,
    n_matches: 1, what_if: '', won: seats.map(() => 0), standings: [], ...own,
  }; // prettier-ignore
}

/** Open the table of a scene; first-time hints are known already. */
export const openScene = (page: Page, name: string) => openTold(page, scenes[name]!);

/** Open a table as it is told, at an address of it; what is not as usual is said of the table. The function that it gives has the table go on to another view. */
export async function openTold(page: Page, { before, events, sentences, after, missed = [] }: Scene, names: readonly string[] = NAMES, path = `/t/${TABLE}`, own: Partial<TableShown> = {}): Promise<(view: View) => void> {
  let tell: (told: unknown) => void = () => undefined;
  let version = 2;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    tell = (told) => socket.send(JSON.stringify(told));
    tell({ tell: 'welcome', protocol: 1, server: '', now: 0 });
    socket.onMessage((message) => {
      const { do: what, id } = JSON.parse(String(message)) as { do: string; id: number };
      if (what === 'watch') {
        tell({ tell: 'table', table: tableOf(after, names, own) });
        tell({ tell: 'view', table: TABLE, match: MATCH, version: 1, view: before });
        tell({ tell: 'missed', table: TABLE, match: MATCH, version: 1, events: [], sentences: missed });
        tell({ tell: 'update', table: TABLE, match: MATCH, version: 2, events, sentences, view: after });
      }
      tell({ tell: 'done', id });
    });
  });
  await prepare(page);
  await page.goto(address(path));
  await page.locator('.board').waitFor();
  await stillness(page);
  return (view) => tell({ tell: 'update', table: TABLE, match: MATCH, version: ++version, events: [], sentences: [], view });
}

/** Give a page the fonts, and have it know the first-time hints. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(
    ({ fonts, seen }) => {
      localStorage.setItem('quintet.hintsSeen', JSON.stringify(seen));
      fonts.forEach((text, i) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        // behind the page's own font, if it brings one, and before whatever this machine has
        document.fonts.add(new FontFace('Avenir Next', bytes.buffer, { weight: i ? '600 900' : '100 500' }));
      });
    },
    { fonts: FONTS, seen: TIPS },
  );
}
