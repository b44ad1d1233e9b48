import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CACHED_AT_HEADER } from '../../../lib/storage/cached-at.ts';
import { type CacheKind, mayCache, pageKey } from '../cache-rules.ts';

const DAY_SECONDS = 86_400;

const LIMITS = {
  page: { maxEntries: 60, days: 30 },
  // Several versions of the site: an open page may need files that a deploy has deleted.
  asset: { maxEntries: 250, days: 60 },
  picture: { maxEntries: 80, days: 30 },
  prices: { maxEntries: 20, days: 14 },
} as const satisfies Record<Exclude<CacheKind, 'shell'>, object>;

function stamped({ body, status, statusText, headers }: Response): Response {
  const copy = new Response(body, { status, statusText, headers });
  // This device's clock may be ahead of the server's.
  const at = Math.min(Date.now(), Date.parse(headers.get('date') ?? '') || Infinity);
  copy.headers.set(CACHED_AT_HEADER, new Date(at).toISOString());
  return copy;
}

/** A full device empties the cache. */
function within({ maxEntries, days }: { readonly maxEntries: number; readonly days: number }): WorkboxPlugin {
  const maxAgeSeconds = days * DAY_SECONDS;
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pageKey(pathname);
  },
};

/** For one kind of address: what is cached, under which key, how much and for how long. */
export function cachePlugins(kind: CacheKind): WorkboxPlugin[] {
  const ours: WorkboxPlugin = {
    // By a message, a page that loaded before the worker asks for what the browser's own cache has.
    requestWillFetch: async ({ request, event }) =>
      event.type === 'message' ? new Request(request, { cache: 'force-cache' }) : request,
    cacheWillUpdate: async ({ response }) => {
      if (!mayCache(response, kind)) return null;
      return kind === 'prices' ? stamped(response) : response;
    },
  };
  return [
    ours,
    ...(kind === 'page' || kind === 'shell' ? [byPath] : []),
    ...(kind === 'shell' ? [] : [within(LIMITS[kind])]),
  ];
}
