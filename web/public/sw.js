// Keeps the page and its files, so that it opens at once and finished matches can be verified without a network; and tells
// people what happens at their tables while the page is closed.
const CACHE = 'quintet-1';

importScripts('/static/app/told.js'); // TOLD: what is told, by language

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/static/app/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (/^\/api\/(games($|\/)|matches\/|pad$)/.test(url.pathname)) event.respondWith(fresh(request, request));
});

// What a page had loaded before it was served from here, and the help, which may be needed where there is no network.
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

async function keep(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path).catch(() => undefined)));
}

async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(key, answer.clone());
    return answer;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

// ------------------------------------------------------------ messages
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

async function tell({ what, table, game, language }) {
  const words = (TOLD[language] ?? TOLD.en)[what] ?? '{ $game }';
  await self.registration.showNotification(words.replace('{ $game }', game), {
    tag: table, // one for each table: the latest
    renotify: true,
    lang: language,
    icon: '/static/app/icon-192.png',
    badge: '/static/app/icon-192.png',
    data: { table },
  });
  for (const page of await pages()) page.postMessage({ told: what, table });
  await count();
}

/** The number on the icon: at how many slow tables it is one's turn. */
async function count() {
  if (!('setAppBadge' in navigator)) return;
  try {
    const tables = await (await fetch('/api/me/tables')).json();
    await navigator.setAppBadge(tables.filter((table) => table.is_slow && table.turn !== null && table.turn === table.seat).length);
  } catch {
    await navigator.setAppBadge().catch(() => undefined);
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data.table}`));
});

/** Show a table: in a page that is open, preferably the one that shows it already, else in a new one. */
async function open(path) {
  const found = await pages();
  const page = found.find((each) => new URL(each.url).pathname === path) ?? found[0];
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ go: path });
  return page.focus().catch(() => undefined);
}

// The browser has got a new address at its push service.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));

async function subscribeAnew({ newSubscription }) {
  const { key } = await (await fetch('/api/push')).json();
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const body = JSON.stringify({ ...subscription.toJSON(), language: navigator.language });
  await fetch('/api/me/subscriptions', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
