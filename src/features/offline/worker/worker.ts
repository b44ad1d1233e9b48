import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { offlinePath } from '../../../paths.ts';
import { CACHES, type CacheKind, cacheKind } from '../cache-rules.ts';
import { cachePlugins } from './cache-plugins.ts';
import { showNotifications } from './notifications.ts';
import { dropCaches, scope } from './scope.ts';

/** Filled in by src/build/service-worker.ts. Pages have a revision; hashed files need none. */
declare const __SHELL__: readonly { readonly url: string; readonly revision: string | null }[];
const SHELL = __SHELL__;

/** Fetches the shell: hashed files only if missing, pages always. Throws if one cannot be fetched. */
async function cacheShell(assets: CacheFirst, event: Event): Promise<void> {
  const files = SHELL.filter(({ revision }) => revision === null);
  await Promise.all(
    files.map(async ({ url }) => {
      const [response, done] = assets.handleAll({ event, request: new Request(url) });
      if (!(await response).ok) throw new Error(`${url} is not there`);
      await done;
    }),
  );
  const cache = await caches.open(CACHES.shell);
  const pages = SHELL.filter(({ revision }) => revision !== null);
  await cache.addAll(pages.map(({ url }) => new Request(url, { cache: 'reload' })));
}

/** Answers with the offline page if neither the network nor a cache has the page. */
const orOfflinePage: WorkboxPlugin = {
  handlerDidError: async () => caches.match(offlinePath, { cacheName: CACHES.shell }),
};

/** After this long, a cached answer beats waiting. */
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
showNotifications();

/** Our own GET requests of one kind. A page that was open before the worker asks to be cached by a message. */
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
