import type { BrowserContext, Page } from 'playwright/test';
import { writeServiceWorker } from '../../src/build/service-worker.ts';
import { startChangingSite } from '../support/changing-site.ts';
import { makeNextVersion } from '../support/next-version.ts';
import { listening } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker controls the page, and the page's parts are cached. */
async function becomeKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await listening(page);
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const requests = await Promise.all(ours.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('visited pages, prices and a page to land on work offline, and nothing private is kept', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  // Automatic, some seconds after the page is first used: the page asks the worker to cache it.
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.locator('#pricing')).toContainText('$4.50');
  await page.goto('/location/griffin');
  await expect.poll(() => keptPaths(page)).toContain('/location/griffin');
  // The page's own script loads after the first frame.
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('/SpecialDays.'));
  for (const path of ['/checkout', '/order-lookup', '/rewards']) await page.goto(path);
  await page.evaluate(() => Promise.all(['/api/rewards', '/api/health'].map((path) => fetch(path))));
  await page.goto('/?scrollTo=pricing&from=test');
  await expect.poll(() => keptPaths(page)).toContain('/api/metal-prices');
  const kept = await keptPaths(page);
  expect(
    kept.filter((path) => /^\/(api\/(?!metal-prices|price-list)|checkout|order|payment|admin)/.test(path)),
  ).toEqual([]);

  await goOffline(context);
  await page.goto('/location/griffin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Griffin');
  await expect(page.locator('open-badge').first()).not.toBeEmpty();
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('$4.50');
  await expect(page.locator('#pricing')).toContainText(/last checked \w{3} \d+, \d+:\d\d [AP]M Eastern time/);
  await page
    .locator('#pricing')
    .getByRole('button', { name: /refresh/i })
    .click();
  await expect(page.getByText('Prices Not Updated')).toBeVisible();

  for (const path of ['/checkout', '/locations']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  }
  await expect(page.locator('visited-pages')).toContainText('Griffin');
  await expect(page.locator('saved-prices')).toContainText('Bare Bright Copper$4.50per lb');
  await expect(page.locator('saved-prices')).toContainText(/\w{3} \d+, \d+:\d\d [AP]M Eastern time/);
  await expect(page.getByRole('link', { name: 'Call (770) 555-0142 Griffin GA' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/locations');
});

test('a new version shows at the next page, an open page of the old one goes on, and offline it is the new one @proof', async ({
  page,
  context,
}) => {
  const site = await startChangingSite();
  // The menu, whose script loads with the first press, is for phones.
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await page.goto(site.origin);
    await becomeKept(page);
    await site.deploy(makeNextVersion);
    // The file it needs has been deleted on the server.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    const next = await context.newPage();
    await next.goto(`${site.origin}/locations`);
    await expect(next).toHaveTitle(/^Version two/);
    const isNew = () =>
      next.evaluate(async () => (await (await caches.match('/', { cacheName: 'site-shell' }))?.text()) ?? '');
    await expect.poll(isNew).toContain('Version two');
    await page.locator('#quote form').scrollIntoViewIfNeeded();
    await expect(page.locator('#quote astro-island')).not.toHaveAttribute('ssr', /.*/);

    await goOffline(context);
    await next.goto(site.origin);
    await expect(next).toHaveTitle(/^Version two/);
    await next.locator('#quote form').scrollIntoViewIfNeeded();
    await expect(next.locator('#quote astro-island')).not.toHaveAttribute('ssr', /.*/);
  } finally {
    await context.setOffline(false);
    await site.stop();
  }
});

test('a worker asks for nothing that its first page has, and once switched off leaves the browser with all it kept @proof', async ({
  page,
}) => {
  const site = await startChangingSite();
  try {
    await page.goto(`${site.origin}/merch/yard-crew-tee`);
    // The worker comes some seconds after the page is first used.
    await page.getByRole('heading', { name: 'Shipping' }).scrollIntoViewIfNeeded();
    await expect.poll(() => keptPaths(page)).toContain('/merch/yard-crew-tee');
    await expect.poll(() => keptPaths(page)).toContain('/merchandise/yard-crew-tee-black.svg');
    // Its own file is asked for again by each registration.
    const asked = site.asked.filter((path) => path !== '/sw.js');
    expect(asked.filter((path, index) => asked.indexOf(path) < index)).toEqual([]);
    await page.goto(site.origin);
    await becomeKept(page);
    await page.evaluate(async () => (await caches.open('kept-files')).put('/quote-photo', new Response('x')));
    await site.deploy((dist) => writeServiceWorker(dist, true));
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // A few visits at most: Chromium lets a new worker wait, and now and then a visit with it, until the old one is done with its last page.
    await expect(async () => {
      await page.goto(`${site.origin}/locations`, { timeout: 10_000 });
      await expect.poll(registrations, { timeout: 8_000 }).toBe(0);
    }).toPass({ timeout: 40_000 });
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['kept-files']);
    await page.goto(site.origin);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    // Home's prices are still on their way, and the site is about to stop.
    await page.waitForLoadState('networkidle');
  } finally {
    await site.stop();
  }
});

test('pages, their files and prices are asked for once, before the worker has come and after it @proof', async ({
  page,
}) => {
  const site = await startChangingSite();
  /** What each visit asked twice for, and files that an earlier visit has. */
  const files = new Set<string>();
  const twice = (visit: readonly string[]) =>
    visit.filter((path, index) => {
      const isAgain = visit.indexOf(path) < index || files.has(path);
      if (path.startsWith('/assets/')) files.add(path);
      return isAgain && path !== '/sw.js';
    });
  try {
    for (const path of ['/', '/locations', '/', '/prices']) {
      const before = site.asked.length;
      await page.goto(site.origin + path);
      await listening(page);
      // A scroll before the prices are there sends a HEAD, after which the browser may keep no answer.
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await expect.poll(() => keptPaths(page)).toContain(path);
      await page.waitForLoadState('networkidle');
      const visit = site.asked.slice(before);
      expect(visit).toContain(path);
      expect([path, twice(visit)]).toEqual([path, []]);
    }
  } finally {
    await site.stop();
  }
});

for (const home of ['/', '/es'])
  test(`a page whose script a deploy has deleted is loaded anew, once: ${home} @proof`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL, /dynamically imported module|hydrating/);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(/\/assets\/QuoteForm\./, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${home}#quote`);
    await expect.poll(() => loads).toBe(2);
    await page.unroute(/\/assets\/QuoteForm\./);
    await page.evaluate(() =>
      dispatchEvent(
        new CustomEvent('astro:hydration-error', {
          detail: { error: 'error loading dynamically imported module' },
        }),
      ),
    );
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
