import { homePath, offlinePath } from '../../paths.ts';

/** What the worker caches of an answer, and where: nothing of an address that has no kind. */
export type CacheKind = 'shell' | 'page' | 'asset' | 'picture' | 'prices';

/** The worker's caches; others on this device are not its own. */
export const CACHES = {
  /** Home and the offline page, which come with the worker and are renewed by every visit. */
  shell: 'site-shell',
  page: 'site-pages',
  asset: 'site-assets',
  picture: 'site-pictures',
  prices: 'site-prices',
} as const satisfies Record<CacheKind, string>;

/** Never cached: what is personal, what pays, what shows an order, and what only staff see. */
const PRIVATE = /^\/(api|admin|checkout|payment|payment-[^/]*|order-[^/]*)(\/|$)/;
const PRICES = /^\/api\/metal-prices(\/[^/]+\/history)?$/;

/** How the answer to a GET of one of our own paths is cached; null: not at all. */
export function cacheKind(path: string): CacheKind | null {
  if (PRICES.test(path)) return 'prices';
  if (PRIVATE.test(path)) return null;
  if (path.startsWith('/assets/')) return 'asset';
  if (/\.(svg|png|webp|avif|jpe?g)$/.test(path)) return 'picture';
  if (path === homePath || path === offlinePath) return 'shell';
  return /\.\w+$/.test(path) ? null : 'page';
}

/** Our pages are the same whatever their query asks, and with or without a slash at the end. */
export const pageKey = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Whether an answer may be cached: whole, our own, an HTML page or not as the kind says, and nobody's personal one. */
export function mayCache(response: Response, kind: CacheKind): boolean {
  const { headers, status, type } = response;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return (
    status === 200 &&
    type === 'basic' &&
    isHtml === (kind === 'page' || kind === 'shell') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
