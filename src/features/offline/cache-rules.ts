import * as spanish from '../../paths.es.ts';
import { homePath, offlinePath } from '../../paths.ts';

/** How the worker caches an answer. Addresses without a kind are not cached. */
export type CacheKind = 'shell' | 'page' | 'asset' | 'picture' | 'prices';

/** The worker's caches. This origin has others, which are not the worker's. */
export const CACHES = {
  /** Home and the offline page: installed with the worker (in Spanish with the first Spanish page), renewed by every visit. */
  shell: 'site-shell',
  page: 'site-pages',
  asset: 'site-assets',
  picture: 'site-pictures',
  prices: 'site-prices',
} as const satisfies Record<CacheKind, string>;

/** Never cached: personal pages, requests, payment, orders, and the admin. */
const PRIVATE =
  /^\/(api|admin|request|offer|es\/solicitud|es\/oferta|my-ticket|es\/mi-boleto|privacy\/confirm|es\/privacidad\/confirmar|checkout|payment|payment-[^/]*|order-[^/]*)(\/|$)/;
const PRICES = /^\/api\/(metal-prices(\/[^/]+\/history)?|price-list)$/;

const SHELL: ReadonlySet<string> = new Set([homePath, offlinePath, spanish.homePath, spanish.offlinePath]);

/** The kind of one of our own paths; null: never cached. */
export function cacheKind(path: string): CacheKind | null {
  if (PRICES.test(path)) return 'prices';
  if (PRIVATE.test(path)) return null;
  if (/^\/(\w\w\/)?assets\//.test(path)) return 'asset';
  if (/\.(svg|png|webp|avif|jpe?g)$/.test(path)) return 'picture';
  if (SHELL.has(path)) return 'shell';
  return /\.\w+$/.test(path) ? null : 'page';
}

export const isSpanishPage = (path: string): boolean =>
  path === spanish.homePath || path.startsWith(`${spanish.homePath}/`);

/** Our pages are the same with any query, and with or without a trailing slash. */
export const pageKey = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Only complete, same-origin, public answers of the right type may be cached. */
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
