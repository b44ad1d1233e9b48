// ASVS: 14.2.3
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { listening } from '../support/open-page.ts';
import { MEASUREMENT_IDS } from '../support/measured-site.ts';
import { ORDER_ID, orderView } from '../support/order-view.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { COLLECT, test } from './measured-fixtures.ts';

// One build is enough for all.
test.describe.configure({ mode: 'default' });

/** What the tag service got on this page, oldest first. */
const handed = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)),
  );
const events = async (page: Page) =>
  (await handed(page)).filter(([what]) => what === 'event').map(([, name]) => name);

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Privacy choices' });
const choices = (page: Page): Locator => page.getByRole('button', { name: 'Privacy choices' });
const answer = (page: Page, name: 'Accept' | 'Decline') => notice(page).getByRole('button', { name }).click();

async function openChoices(page: Page): Promise<void> {
  await listening(page);
  await choices(page).press('Enter');
  await expect(notice(page)).toBeFocused();
}

const isOff = (page: Page) =>
  page.evaluate((ids) => ids.map((id) => Reflect.get(window, `ga-disable-${id}`)), MEASUREMENT_IDS);

const accepted = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (localStorage.getItem('measurement-consent') === null)
      localStorage.setItem('measurement-consent', '"accepted"');
  });

const clickMail = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href^="mailto:"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });

test('nothing is loaded before an answer; Decline stands beside Accept, is kept, and can be taken back', async ({
  page,
  outside,
}) => {
  await page.goto('/locations');
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  const looks = ['Accept', 'Decline'].map(async (name) => {
    const button = notice(page).getByRole('button', { name });
    const box = await button.boundingBox();
    return [box?.width, box?.height, await button.evaluate((one) => getComputedStyle(one).backgroundColor)];
  });
  expect(await looks[0]).toEqual(await looks[1]);
  // It is next to the page, not before it.
  await page.getByRole('button', { name: 'Enter ZIP code' }).click();
  await expect(page.getByLabel('Your ZIP code', { exact: true })).toBeFocused();
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(notice(page).getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
  }
  await answer(page, 'Decline');
  await expect(notice(page)).toHaveCount(0);
  await clickMail(page);
  await page.reload();
  await openChoices(page);
  await expect(notice(page)).toContainText('You have declined.');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(choices(page)).toBeFocused();
  expect(outside).toEqual([]);

  await clickMail(page);
  await openChoices(page);
  await answer(page, 'Accept');
  await expect.poll(() => outside.length).toBeGreaterThan(0);
  await clickMail(page);
  await expect.poll(() => events(page)).toEqual(['conversion']);
});

// Asked: 167, 168, 357
test('an accepted visit is measured under both ids, with its vitals, and without what stands in addresses', async ({
  page,
  context,
  outside,
}) => {
  await accepted(context);
  // As if this tab had sent a request.
  await page.addInitScript(() => sessionStorage.setItem('sent-request', '[]'));
  await page.goto('/thank-you?utm_source=mail&email=ada%40example.com');
  await expect
    .poll(() => outside)
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_IDS[0]}`, COLLECT]);
  const calls = await handed(page);
  expect(calls.filter(([what]) => what === 'config').map(([, id]) => id)).toEqual([...MEASUREMENT_IDS]);
  expect(calls.find(([what]) => what === 'set')?.[1]).toEqual({
    page_location: `${new URL(page.url()).origin}/thank-you?utm_source=mail`,
    page_referrer: '',
  });
  expect(calls.find(([what]) => what === 'consent')?.[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(await events(page)).toEqual(['page_view', 'quote_thank_you_viewed']);
  expect(calls).toContainEqual(['event', 'page_view', { path: '/thank-you' }]);
  await expect(notice(page)).toHaveCount(0);

  await page.locator('main').click({ position: { x: 5, y: 5 } });
  const vitals = async () =>
    (await handed(page)).filter(([, name]) => name === 'web_vital').map(([, , params]) => params);
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      return (await vitals()).map((params) => (params as { metric: string }).metric).toSorted();
    })
    .toEqual(['CLS', 'INP', 'LCP']);
  expect(await vitals()).toContainEqual({ metric: 'CLS', value: expect.any(Number), rating: 'good' });
});

test('a withdrawal ends it at once, in other tabs too, and clears what was kept', async ({
  page,
  context,
  outside,
}) => {
  await page.goto('/thank-you');
  await answer(page, 'Accept');
  await expect.poll(() => outside).toContain(COLLECT);
  const other = await context.newPage();
  await other.goto('/thank-you');
  await expect.poll(() => events(other)).toContain('page_view');
  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1.1; path=/'));

  await openChoices(page);
  await expect(notice(page)).toContainText('You have accepted.');
  await answer(page, 'Decline');
  for (const tab of [page, other]) await expect.poll(() => isOff(tab)).toEqual([true, true]);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  for (const tab of [page, other]) {
    const before = await events(tab);
    await clickMail(tab);
    expect(await events(tab)).toEqual(before);
  }
  const asked = outside.length;
  await page.reload();
  await openChoices(page);
  await expect(notice(page)).toContainText('You have declined.');
  expect(outside).toHaveLength(asked);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  // Asked: 351
  test(`${signal} of the browser declines without a question, whatever was answered before`, async ({
    page,
    context,
    outside,
  }) => {
    await page.addInitScript(([name, sent]) => void Object.defineProperty(navigator, name, { value: sent }), [
      signal,
      value,
    ] as const);
    // Where nobody has answered yet, others are asked.
    await page.goto('/privacy');
    await listening(page);
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(
      'Global Privacy Control or Do Not Track, that counts as a no',
    );
    expect(outside).toEqual([]);

    await accepted(context);
    await page.goto('/thank-you');
    await openChoices(page);
    await expect(notice(page)).toContainText('Your browser asks us not to measure your visit');
    await expect(notice(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectAccessible(page);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(choices(page)).toBeFocused();
    expect(outside).toEqual([]);
    expect(await handed(page)).toEqual([]);
  });
}

for (const [address, method] of [
  [`/payment?orderId=${ORDER_ID}`, 'paypal'],
  [`/order-confirmation?orderId=${ORDER_ID}`, 'card'],
] as const) {
  // Asked: 357
  test(`a purchase by ${method} is reported once, by the next page that may be measured`, async ({
    page,
    context,
    reported,
    outside,
  }) => {
    await accepted(context);
    await page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ json: orderView({ method }) }));
    const purchases = async () => (await handed(page)).filter(([, name]) => name === 'purchase');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
    expect(reported.filter(({ name }) => name === 'purchase')).toHaveLength(1);
    expect(outside).toEqual([]);
    expect(await handed(page)).toEqual([]);

    await page.goto('/thank-you');
    await expect
      .poll(purchases)
      .toEqual([
        ['event', 'purchase', { transaction_id: ORDER_ID, value: 77.04, currency: 'USD', items: 3 }],
      ]);
    await page.reload();
    await expect.poll(() => events(page)).toContain('page_view');
    expect(await purchases()).toEqual([]);
  });
}

// Asked: 356
test('nobody is asked where somebody pays, and what happens there unasked is not kept', async ({
  page,
  outside,
}) => {
  await page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ json: orderView() }));
  await page.goto(`/payment?orderId=${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/thank-you');
  await answer(page, 'Accept');
  await expect.poll(() => outside).toContain(COLLECT);
  expect(await events(page)).toEqual([]);
});

// This build has the products of a database: one that an owner added, and one that is off sale.
// Asked: 334
test('each product of the database has its page after a build, on sale or not', async ({ page, site }) => {
  await page.route('**/api/merchandise/grouped', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/merchandise/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`${site.origin}/merch/welders-apron`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welder’s Apron' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Welder’s Apron', exact: true });
  for (const side of ['width', 'height']) await expect(picture).toHaveAttribute(side, '400');
  await expect(picture).toHaveAttribute('srcset', /a-800\.webp 800w, .*a-1600\.webp 1600w/);
  await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached();
  const read = async (path: string) => (await page.request.get(site.origin + path)).text();
  // An uploaded picture leads wherever there was a drawing: on its page, in the shop, and where the page is shared.
  const coffee = await read('/merch/gate-opener-coffee');
  expect(coffee).toMatch(/<img[^>]* src="\/api\/merchandise\/pictures\/b{32}-800\.webp"/);
  expect(coffee).toMatch(/"image":\["[^"]*\/b{32}-1600\.webp"\]/);
  expect(coffee).toMatch(/<meta property="og:image" content="[^"]*\/b{32}-1600\.webp">/);
  expect(coffee).toContain('<meta property="og:image:width" content="1600">');
  expect(coffee).not.toMatch(/merchandise\/(?:in-use\/)?gate-opener-coffee\.svg/);
  const gone = await read('/merch/can-coozie');
  expect(gone).toContain('Not available now');
  expect(gone).toMatch(/<meta name="robots" content="noindex/);
  const known = await read('/sitemap.xml');
  expect([known.includes('/merch/welders-apron'), known.includes('/merch/can-coozie')]).toEqual([
    true,
    false,
  ]);
  const shop = await read('/merch');
  expect(shop).toMatch(/<img[^>]* src="\/api\/merchandise\/pictures\/b{32}-800\.webp"/);
  expect(shop).toMatch(/data-product-pages="[^"]*can-coozie[^"]* welders-apron"/);
  expect(shop).not.toContain('href="/merch/can-coozie"');
});

/** What the page reports while its own script fails in these ways. */
async function failuresOf(page: Page, path: string, code: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route('**/api/errors', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ json: { received: true } });
  });
  await page.route('**/assets/Page.*.js', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()};setTimeout(() => {${code}});` });
  });
  await page.goto(path);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  return reports;
}

test('a build with SENTRY_DSN reports what fails in its own scripts: once, without the query, and no lost connection', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  const reports = await failuresOf(
    page,
    '/merch?email=jim%40example.com',
    `
      console.error('Could not copy:', new RangeError('copy'));
      console.error('GET /api/merchandise failed:', new TypeError('Failed to fetch'));
      for (const time of [1, 2]) setTimeout(() => { throw new TypeError('thrown'); });
      setTimeout(() => Promise.reject(new Error('rejected')));
    `,
  );
  // Before the next, which would overtake them.
  await expect.poll(() => reports.length).toBe(3);
  await page.evaluate(() => {
    // As an extension's would.
    console.error(new Error('not ours'));
    navigator.sendBeacon('/api/errors', JSON.stringify({ message: 'the end' }));
  });
  await expect.poll(() => reports.length).toBe(4);
  const messages = reports.map((report) => (report as { message: string }).message);
  // Beacons arrive in any order.
  expect(messages.toSorted()).toEqual(['copy', 'rejected', 'the end', 'thrown']);
  expect(reports[messages.indexOf('thrown')]).toEqual({
    name: 'TypeError',
    message: 'thrown',
    stack: expect.stringContaining('/assets/Page.') as unknown,
    page: '/merch',
  });
  // A script that is still being changed would outlive the test.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('Sentry');
});
