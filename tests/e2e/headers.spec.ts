// ASVS: 3.4.1, 3.4.4, 3.4.5, 3.4.6, 4.1.1, 12.2.1
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/locations',
  '/location/griffin',
  '/location/nowhere',
  '/thank-you',
  '/merch',
  '/checkout',
  '/payment',
  '/payment-success',
  '/order-confirmation',
  '/order-lookup',
  '/nowhere',
];
const CALLS = ['/api/metal-prices', '/api/health', '/api/quote-requests', '/api/unknown'];

/** From the raw answers: what a page is guarded by takes effect before anything of it is shown. */
// Asked: 399
test('every page and every call is guarded', async ({ request }) => {
  for (const path of [...PAGES, ...CALLS]) {
    const response = await request.get(path);
    const headers = response.headers();
    expect.soft(headers['strict-transport-security'], path).toContain('max-age=');
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    if (path.startsWith('/api/')) continue;
    const [meta = ''] = /<meta http-equiv="content-security-policy"[^>]*>/i.exec(await response.text()) ?? [];
    expect.soft(meta, path).toContain("default-src 'self'");
    const policy = `${headers['content-security-policy']};${meta}`;
    expect.soft(policy, path).not.toMatch(path === '/payment' ? /script-src[^;]*unsafe/ : /unsafe/);
  }
});

test('a path below /api that nothing answers says so as every call does @proof', async ({ request }) => {
  for (const answer of [await request.get('/api/unknown'), await request.post('/api/quotes/unknown/path')]) {
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(await answer.json()).toEqual({ error: ERRORS.not_found.message, code: 'not_found' });
  }
});

test('hashed files are kept for a year @proof', async ({ page }) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto('/');
  expect((await script).headers()['cache-control']).toContain('immutable');
});

// Asked: 31
test('areas without a screen of their own lead to the pages that do their work', async ({ request }) => {
  for (const [area, page] of [
    ['/quotes', '/#quote'],
    ['/calendar', '/callback'],
    ['/truck', '/pickup'],
  ] as const) {
    const response = await request.get(area, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']]).toEqual([301, page]);
  }
});
