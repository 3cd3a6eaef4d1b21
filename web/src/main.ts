/** The start of the page: the language first, then everything. */
import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import './controls.css';
import { kept, keepWishes, wearTheme } from './lib/kept.svelte';
import { keepLoaded } from './lib/offline';
import { beginAnewWhenGone } from './lib/renewed';
import { startRouting } from './lib/router.svelte';
import { allGames } from './lib/shelf.svelte';
import { speak } from './lib/texts.svelte';

const RENEW_MS = 5000; // when all else is done

wearTheme(); // before anything is seen
beginAnewWhenGone();
void allGames().catch(() => undefined); // also makes us known to the server, before any socket is opened
if (location.pathname.startsWith('/t/')) void import('./pages/TablePage.svelte'); // will be needed in any case
await speak();
await new Promise((next) => setTimeout(next)); // reading the texts and drawing the page are tasks of their own
keepWishes();
startRouting();
const app = document.getElementById('app')!;
app.replaceChildren(); // what was there at once
mount(App, { target: app });
if (kept.isTold) setTimeout(() => void import('./lib/push').then(({ renew }) => renew()), RENEW_MS);
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  /** The help may be needed without a network too. */
  void keepLoaded().then(() => setTimeout(() => void import('./pages/Help.svelte').catch(() => undefined), RENEW_MS));
}
