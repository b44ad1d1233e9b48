import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { CACHES, type CacheKind, cacheKind } from '../cache-rules.ts';
import { cachePlugins } from './cache-plugins.ts';
import { dropCaches, scope } from './scope.ts';
import { cacheShell, orOfflinePage } from './shell.ts';

/** Longer than this, and what was cached is better than waiting. */
const PAGE_TIMEOUT_SECONDS = 3;
const PRICES_TIMEOUT_SECONDS = 5;

const assets = new CacheFirst({ cacheName: CACHES.asset, plugins: cachePlugins('asset') });

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(cacheShell(assets, event));
});
scope.addEventListener('activate', (event) => event.waitUntil(dropCaches(Object.values(CACHES))));
clientsClaim();
enableNavigationPreload();

/** GET requests of our own for what is cached so. A page that was open before the worker was asks for itself by a message. */
function answer(kind: CacheKind, strategy: Strategy): void {
  const isPage = kind === 'page' || kind === 'shell';
  registerRoute(
    ({ event, request, sameOrigin, url }) =>
      sameOrigin &&
      cacheKind(url.pathname) === kind &&
      (!isPage || request.mode === 'navigate' || event.type === 'message'),
    strategy,
  );
}

const networkFirst = (kind: CacheKind, networkTimeoutSeconds: number, plugins = cachePlugins(kind)) =>
  new NetworkFirst({ cacheName: CACHES[kind], networkTimeoutSeconds, plugins });

answer('asset', assets);
answer('prices', networkFirst('prices', PRICES_TIMEOUT_SECONDS));
answer('picture', new StaleWhileRevalidate({ cacheName: CACHES.picture, plugins: cachePlugins('picture') }));
answer('shell', networkFirst('shell', PAGE_TIMEOUT_SECONDS));
answer('page', networkFirst('page', PAGE_TIMEOUT_SECONDS, [...cachePlugins('page'), orOfflinePage]));
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly({ plugins: [orOfflinePage] }),
);
