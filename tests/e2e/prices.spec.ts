import type { Response } from 'playwright/test';
import { SEED_PRICES_FROM, seedGrades } from '../../src/domain/prices/grades/seed-grades.ts';
import { metalMaterial } from '../../src/domain/prices/grades/metal-material.ts';
import { yardTimeText } from '../../src/domain/shared/time/new-york-time.ts';
import { CACHED_AT_HEADER } from '../../src/lib/storage/cached-at.ts';
import { eachOf } from '../support/each-of.ts';
import { openHomeStopped, openPage } from '../support/open-page.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const NAMES = [
  'Complete Car',
  'Bare Bright Copper',
  'Insulated Cu Wire',
  'Steel',
  'Old Sheet',
  'Aluminum Cans',
  'Cast Aluminum',
  'Red Brass',
  'Stainless Steel',
];

const record = (metalType: string, price: string, change: string | null = null) => ({
  id: metalType,
  metalType,
  price,
  unit: 'lb',
  updatedAt: '2026-11-20T14:00:00.000Z',
  change,
});

// Asked: 3, 50, 51, 72, 74, 92
test('a visitor sees nine prices from the database, each with name, unit and picture @both-widths', async ({
  page,
}) => {
  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('heading', { name: 'Live Scrap Metal Prices' })).toBeVisible();
  await expect(pricing.getByText('Updated Daily')).toBeVisible();
  await expect(pricing.getByText('Call ahead for guaranteed pricing')).toBeVisible();
  for (const name of NAMES) await expect(pricing.getByText(name, { exact: true })).toBeVisible();
  const copper = pricing.getByRole('listitem').filter({ hasText: 'Bare Bright Copper' });
  await expect(copper).toContainText('$4.50');
  await expect(copper).toContainText('per lb');
  await expect(copper.locator('img')).toBeVisible();
  const pictures = pricing.locator('.price-card > img');
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => new Set(images.map((image) => image.getAttribute('src'))).size),
    )
    .toBe(NAMES.length);
  await expect(pricing.getByText('Mixed Metals')).toHaveCount(0);
  // One line says how fresh they are, on the yards' clock.
  await expect(
    pricing.getByText(/^Last change: \w{3} \d+, \d+:\d\d [AP]M Eastern time, checked \d+:\d\d [AP]M$/),
  ).toHaveCount(1);
  await expectAccessible(page);
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await pricing
      .locator('ul.price-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
  }
});

const BUILT = seedGrades().filter(({ listed }) => listed === 'card');

const CHECKING = 'Checking today’s prices…';

test('until the server answers, the prices of the build say that they are checked; in an outage and without a script, their date @proof', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/metal-prices', async (route) => {
    await held;
    await route.fulfill({ json: [record('copper_wire', '4.90')] });
  });
  const asOf = yardTimeText(new Date(SEED_PRICES_FROM));
  await openPage(page, '/#pricing');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('button', { name: /refresh/i })).toBeDisabled();
  await expect(pricing.locator('.price-card')).toHaveCount(BUILT.length);
  await expect(pricing.getByText(CHECKING)).toBeVisible();
  await expect(pricing.getByText(asOf)).toHaveCount(0);
  // Their time stands once.
  await expect(page.locator('price-ticker')).toContainText('Our latest prices');
  await expect(page.locator('price-ticker')).not.toContainText(asOf);
  await expectAccessible(page);
  release();
  await expect(pricing.locator('.price-card')).toHaveCount(1);
  await expect(page.locator('price-ticker')).toContainText('Today’s prices');
  await expect(page.locator('price-ticker')).toContainText('$4.90 per lb');

  // What is out of reach would be asked for again for a while: here its script is missing.
  const script = Promise.withResolvers<void>();
  await page.route('**/price-strip-view*', async (route) => {
    await script.promise;
    await route.abort();
  });
  expectedErrors.push(...FAILED_CALL);
  await openPage(page, '/materials/copper');
  const hero = page.locator('price-strip').first();
  await expect(hero).toContainText('$4.50 per lb');
  await expect(hero.getByText(CHECKING)).toBeVisible();
  await expect(hero.getByText(asOf)).toHaveCount(0);
  script.resolve();
  await expect(hero).toContainText(`As of ${asOf}, the same at all three yards.`);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  for (const path of ['/', '/materials/copper', '/locations', '/location/griffin']) {
    await reader.goto(`${baseURL}${path}`);
    const prices = reader.locator('#pricing, price-history, price-strip').first();
    await expect(prices).toContainText('$4.50');
    // getByText() never looks into a noscript.
    await expect(reader.locator('main')).toContainText(asOf, { useInnerText: true });
    await expect(reader.getByText(CHECKING).locator('visible=true')).toHaveCount(0);
    await expect(reader.locator('main a[href="tel:+17705550142"]:visible').first()).toBeVisible();
  }
  await plain.close();
});

// Asked: 92, 173, 209
test('an empty list offers the telephone; four placeholders hold the place and Refresh waits while prices load', async ({
  page,
}) => {
  await page.route('**/api/metal-prices', (route) => route.fulfill({ json: [] }));
  await page.goto('/#pricing');
  await expect(page.getByText('No pricing data available')).toBeVisible();
  await expect(page.locator('#pricing').getByRole('link', { name: /call/i }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expectAccessible(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/metal-prices', async (route) => {
    await held;
    await route.continue();
  });
  const refresh = page.locator('#pricing').getByRole('button', { name: /refresh/i });
  await refresh.click();
  await expect(page.locator('#pricing [data-placeholder]')).toHaveCount(4);
  await expect(refresh).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(page.locator('#pricing').getByText('Bare Bright Copper')).toBeVisible();
});

test('every price leads to its material, and old sheet says that it is aluminum @proof', async ({ page }) => {
  await openPage(page, '/#pricing');
  for (const card of await eachOf(page.locator('.price-card'), 9)) {
    const type = (await card.locator('img').getAttribute('src'))?.replace(/^.*#|-view$/g, '') ?? '';
    await expect(card.getByRole('link').first()).toHaveAttribute('href', `/materials/${metalMaterial(type)}`);
  }
  const sheet = page.locator('.price-card').filter({ hasText: 'Old Sheet' });
  await expect(sheet).toContainText('Aluminum siding, gutters');
  // All of the card is the link.
  await sheet.click({ position: { x: 130, y: 40 } });
  await page.waitForURL('**/materials/aluminum');
  await page.goto('/#services');
  // A car has a page that says what it is worth.
  for (const row of await eachOf(page.locator('#services li'), 8))
    await expect(row.getByRole('link')).toHaveAttribute('href', /^\/(?:materials\/|sell-your-car$)/);
  await expect(
    page
      .locator('#services')
      .getByRole('listitem')
      .filter({ hasText: /^Steel/ }),
  ).not.toContainText('sheet');
});

// Asked: 50, 93, 168, 174
test('Refresh brings the latest prices and says so', async ({ page, reported }) => {
  let price = '4.50';
  await page.route('**/api/metal-prices', (route) => route.fulfill({ json: [record('copper_wire', price)] }));
  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  await expect(pricing).toContainText('$4.50');
  price = '4.75';
  await pricing.getByRole('button', { name: /refresh/i }).click();
  await expect(pricing).toContainText('$4.75');
  await expect(page.getByText('Prices Updated')).toBeVisible();
  await expect(page.getByText('Metal prices have been refreshed with the latest data.')).toBeVisible();
  await expect.poll(() => reported.map(({ name }) => name)).toContain('pricing_refresh');
});

// Asked: 92, 145, 172
test('a failure is asked for three more times, then told in the agreed words', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.clock.install();
  let gets = 0;
  await page.route('**/api/metal-prices', (route) => {
    if (route.request().method() === 'GET') gets += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  await pastRetries(
    page,
    pricing.getByText('Unable to load current pricing. Please call for the latest rates.'),
  );
  await expect(pricing.getByText('Error: HTTP 500: Internal Server Error')).toBeVisible();
  await expect(pricing.getByRole('link', { name: 'Call for Current Prices' })).toHaveAttribute(
    'href',
    'tel:+17705550142',
  );
  expect(gets).toBe(4);
  // What the hero's board still shows says of when it is.
  await expect(page.locator('price-ticker')).toContainText(yardTimeText(new Date(SEED_PRICES_FROM)));
  await expectAccessible(page);
});

test('prices are asked for at once and kept on the device, though nobody scrolled @proof', async ({
  page,
}) => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metal-prices')) methods.push(request.method());
  });
  await openHomeStopped(page);
  await expect.poll(() => methods).toEqual(['GET']);
  const stored = () =>
    page.evaluate(() => Object.values({ ...localStorage }).find((value) => value.includes('copper_wire')));
  await expect.poll(stored).toContain('lastUpdated');
});

// Asked: 144, 202
test('two seconds after load the background run asks again where nothing fresh is known', async ({
  page,
}) => {
  let gets = 0;
  // An answer out of the service worker's cache is never fresh.
  await page.route('**/api/metal-prices', (route) => {
    gets += 1;
    return route.fulfill({
      json: [record('copper_wire', '4.50')],
      headers: gets === 1 ? { [CACHED_AT_HEADER]: '2026-11-20T14:00:00.000Z' } : {},
    });
  });
  await openHomeStopped(page);
  await expect.poll(() => gets).toBe(1);
  await page.clock.runFor(1_800);
  expect(gets).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => gets).toBe(2);
});

test('the first interest warms the way with a HEAD while the list is not there @proof', async ({ page }) => {
  const methods: string[] = [];
  await page.route('**/api/metal-prices', (route) => {
    methods.push(route.request().method());
  });
  await openHomeStopped(page);
  await expect.poll(() => methods).toEqual(['GET']);
  await page.keyboard.press('Shift');
  await expect.poll(() => methods).toEqual(['GET', 'HEAD']);
});

// Asked: 355
test('nothing of React is loaded before a scroll or a tap, and nothing of the tag service without measurement ids', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await openPage(page, '/');
  // oxlint-disable-next-line journeys/reads-that-wait -- that nothing comes shows only after a while
  await page.waitForTimeout(3_000);
  expect([...hosts]).toEqual(['localhost']);
  const scripts = await Promise.all(responses.map((response) => response.text()));
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((script) => script.includes('react.element') || script.includes('react.transitional')),
  ).toEqual([]);
});

// Asked: 52, 164, 168
test('the partner opens in a new tab and is counted', async ({ page, context, reported }) => {
  await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'partner' }));
  await openPage(page, '/#pricing');
  await expect(page.getByText('Get Additional Prices with Our Partner')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.locator('#pricing a[target="_blank"]').click();
  expect((await opened).url()).toBe('https://app.example.com/');
  await expect.poll(() => reported.map(({ name }) => name)).toContain('partner_link_click');
  await expect(page.getByRole('link', { name: 'Call for Complete Price List' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
});
