// Keeps the page and its files, so that it opens at once and finished matches can be verified without a network.
const CACHE = 'quintet-1';

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
  else if (/^\/api\/(games$|matches\/)/.test(url.pathname)) event.respondWith(fresh(request, request));
});

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
