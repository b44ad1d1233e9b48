// ASVS: 14.3.2
import { expect, test } from 'vitest';
import { cacheKind, isSpanishPage, mayCache, pageKey } from './cache-rules.ts';

test.each([
  ['/', 'shell'],
  ['/offline', 'shell'],
  ['/es', 'shell'],
  ['/es/sin-conexion', 'shell'],
  ['/es/ubicaciones/griffin', 'page'],
  ['/es/assets/Page.4n71lti5.js', 'asset'],
  ['/location/griffin', 'page'],
  ['/merch', 'page'],
  ['/assets/Page.4n71lti5.js', 'asset'],
  ['/merchandise/can-coozie-black.svg', 'picture'],
  ['/icons/apple-touch-icon.png', 'picture'],
  ['/api/metal-prices', 'prices'],
  ['/api/metal-prices/copper_wire/history', 'prices'],
])('%s is cached as %s', (path, kind) => expect(cacheKind(path)).toBe(kind));

test.each([
  '/api/quote-requests',
  '/api/customers/phone/7705550199',
  '/api/metal-prices/copper_wire/other',
  '/admin',
  '/admin/quotes',
  '/checkout',
  '/checkout/',
  '/payment',
  '/payment-success',
  '/order-confirmation',
  '/order-lookup',
  '/request',
  '/offer',
  '/privacy/confirm',
  '/es/solicitud',
  '/es/oferta',
  '/my-ticket',
  '/es/mi-boleto',
  '/es/privacidad/confirmar',
  '/blog/rss.xml',
  '/sw.js',
  '/manifest.webmanifest',
])('%s is never cached', (path) => expect(cacheKind(path)).toBeNull());

test.each([
  ['/es', true],
  ['/es/precios', true],
  ['/', false],
  ['/estimate', false],
])('whether %s is Spanish: %s', (path, is) => expect(isSpanishPage(path)).toBe(is));

test.each([
  ['/', '/'],
  ['/merch', '/merch'],
  ['/location/griffin/', '/location/griffin'],
])('the page %s is cached as %s', (path, key) => expect(pageKey(path)).toBe(key));

/** An answer of our own server; those that a test makes have no origin. */
const answer = (status: number, headers: Record<string, string>, type: ResponseType = 'basic') =>
  Object.defineProperty(new Response('', { status, headers }), 'type', { value: type });
const HTML = { 'content-type': 'text/html; charset=UTF-8' };
const SCRIPT = { 'content-type': 'application/javascript' };

test('a complete same-origin answer of the right type is cached', () => {
  expect(mayCache(answer(200, HTML), 'page')).toBe(true);
  expect(mayCache(answer(200, SCRIPT), 'asset')).toBe(true);
  expect(mayCache(answer(200, HTML), 'asset')).toBe(false);
  expect(mayCache(answer(200, SCRIPT), 'page')).toBe(false);
});

test('errors, private and cross-origin answers are not cached', () => {
  expect(mayCache(answer(404, HTML), 'page')).toBe(false);
  expect(mayCache(answer(503, HTML), 'page')).toBe(false);
  expect(mayCache(answer(200, { ...HTML, 'cache-control': 'no-store' }), 'page')).toBe(false);
  expect(mayCache(answer(200, { ...HTML, 'cache-control': 'private' }), 'page')).toBe(false);
  expect(mayCache(answer(200, SCRIPT, 'opaque'), 'asset')).toBe(false);
});
