/** The start of the page: the language first, then everything. */
import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import './controls.css';
import { allGames } from './lib/api';
import { keepWishes, wearTheme } from './lib/kept.svelte';
import { startRouting } from './lib/router.svelte';
import { speak } from './lib/texts.svelte';

wearTheme(); // before anything is seen
void allGames().catch(() => undefined); // also makes us known to the server, before any socket is opened
if (location.pathname.startsWith('/t/')) void import('./pages/TablePage.svelte'); // will be needed in any case
await speak();
await new Promise((next) => setTimeout(next)); // reading the texts and drawing the page are tasks of their own
keepWishes();
startRouting();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
