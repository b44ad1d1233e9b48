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

for (const path of PAGES) {
  test(`${path} is guarded`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const response = await page.goto(path);
    const headers = (await response?.allHeaders()) ?? {};
    const policy = `${headers['content-security-policy']};${await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')}`;
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(path === '/payment' ? /script-src[^;]*unsafe/ : /unsafe/);
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

for (const path of CALLS) {
  test(`${path} is guarded`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

test('hashed files are kept for a year', async ({ page }) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto('/');
  expect((await script).headers()['cache-control']).toContain('immutable');
});

test('no script of the tag service without measurement ids', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/');
  // oxlint-disable-next-line journeys/reads-that-wait -- that nothing comes shows only after a while
  await page.waitForTimeout(3_000);
  expect([...hosts]).toEqual(['localhost']);
});
