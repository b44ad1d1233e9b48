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
import * as spanish from '../../../paths.es.ts';
import { offlinePath } from '../../../paths.ts';
import { CACHES, type CacheKind, cacheKind, isSpanishPage } from '../cache-rules.ts';
import { cachePlugins } from './cache-plugins.ts';
import { showNotifications } from './notifications.ts';
import { dropCaches, scope } from './scope.ts';

type Shell = readonly { readonly url: string; readonly revision: string | null }[];

/** Filled in by src/build/service-worker.ts. Pages have a revision; hashed files need none. */
declare const __SHELL__: Shell;
/** The address of the Spanish shell: a list of its own, since few visitors need it. */
declare const __SPANISH_SHELL__: string;
const SHELL = __SHELL__;
const SPANISH_SHELL = __SPANISH_SHELL__;

/** Fetches a shell's hashed files, only if missing, and these of its pages. Throws if one cannot be fetched. */
async function cacheShell(shell: Shell, pages: readonly Request[], event: Event): Promise<void> {
  const files = shell.filter(({ revision }) => revision === null);
  await Promise.all(
    files.map(async ({ url }) => {
      const [response, done] = assets.handleAll({ event, request: new Request(url) });
      if (!(await response).ok) throw new Error(`${url} is not there`);
      await done;
    }),
  );
  await (await caches.open(CACHES.shell)).addAll([...pages]);
}

const pagesOf = (shell: Shell): readonly string[] =>
  shell.filter(({ revision }) => revision !== null).map(({ url }) => url);

/** What this device's first visit shows right now is in the browser's cache. A later worker may find an older version there. */
async function shownAtFirstVisit(): Promise<ReadonlySet<string>> {
  if (scope.registration.active) return new Set();
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(windows.map(({ url }) => new URL(url).pathname));
}

const shellPage = (path: string) => caches.match(path, { cacheName: CACHES.shell });
const isSpanish = ({ url }: Request) => isSpanishPage(new URL(url).pathname);

const readSpanishShell = async () => (await (await fetch(SPANISH_SHELL)).json()) as Shell;

/** With the first Spanish page, which may be one of it and is in the cache then. */
async function startSpanishShell(event: Event): Promise<void> {
  const shell = await readSpanishShell();
  const pages = await Promise.all(
    pagesOf(shell).map(async (url) => ((await shellPage(url)) ? [] : new Request(url, { cache: 'reload' }))),
  );
  await cacheShell(shell, pages.flat(), event);
}

/** Anybody who reads a Spanish page gets the Spanish shell, too. */
const withSpanishShell: WorkboxPlugin = {
  async cacheDidUpdate({ request, event }) {
    if (!isSpanish(request) || (await shellPage(spanish.offlinePath))) return;
    // The next Spanish page tries again.
    await startSpanishShell(event).catch(() => {});
  },
};

/** Answers with the offline page if neither the network nor a cache has the page. */
const orOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    (isSpanish(request) ? await shellPage(spanish.offlinePath) : undefined) ?? shellPage(offlinePath),
};

async function install(event: Event): Promise<void> {
  const shown = await shownAtFirstVisit();
  const renew = (shell: Shell) =>
    cacheShell(
      shell,
      pagesOf(shell).map((url) => new Request(url, { cache: shown.has(url) ? 'force-cache' : 'reload' })),
      event,
    );
  await renew(SHELL);
  if (await shellPage(spanish.offlinePath)) await renew(await readSpanishShell());
}

/** After this long, a cached answer beats waiting. */
const PAGE_TIMEOUT_SECONDS = 3;
const PRICES_TIMEOUT_SECONDS = 5;

const assets = new CacheFirst({ cacheName: CACHES.asset, plugins: cachePlugins('asset') });

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(install(event));
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

const networkFirst = (kind: CacheKind, networkTimeoutSeconds: number, ...more: readonly WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName: CACHES[kind],
    networkTimeoutSeconds,
    plugins: [...cachePlugins(kind), ...more],
  });

answer('asset', assets);
answer('prices', networkFirst('prices', PRICES_TIMEOUT_SECONDS));
answer('picture', new StaleWhileRevalidate({ cacheName: CACHES.picture, plugins: cachePlugins('picture') }));
// The Spanish home page may not be cached yet.
answer('shell', networkFirst('shell', PAGE_TIMEOUT_SECONDS, withSpanishShell, orOfflinePage));
answer('page', networkFirst('page', PAGE_TIMEOUT_SECONDS, withSpanishShell, orOfflinePage));
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly({ plugins: [orOfflinePage] }),
);
