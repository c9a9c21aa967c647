import { answerAsset } from './answer-asset.ts';
import { answerPage } from './answer-page.ts';
import { handlerFor } from './handler-for.ts';
import { reminderIn } from './push-message.ts';
import { CACHE, isOfAnotherRelease, release } from './release.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * No navigation preload: it would also send the navigations that this worker does not handle, and a sign-in code
 * that is requested twice is used up.
 */

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  // A new release waits for no tab: pages come from the network first, so none is left half old.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const door = handlerFor(event.request, self.location.origin);
  if (door === 'page') event.respondWith(answerPage(event.request));
  if (door === 'asset') event.respondWith(answerAsset(event.request));
  // Otherwise the page itself would send the events, and a page that is being closed may be gone by then.
  if (door === 'events') event.respondWith(fetch(event.request));
});

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = reminderIn(event.data?.text());
  const options = { body, tag, icon: '/icons/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** In a tab that is open already, where there is one. */
async function open(path: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (tab === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  const shown = await tab.navigate(path);
  await shown?.focus();
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(release.assets.map((path) => keepAsset(cache, path)));
  // Past the browser's own cache: a page of the release before this one must not slip in.
  await cache.addAll(release.pages.map((path) => new Request(path, { cache: 'reload' })));
}

/** Reuses files that the previous release had too. */
async function keepAsset(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path);
  await (known ? cache.put(path, known) : cache.add(path));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(isOfAnotherRelease);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
