import { MATERIAL_CARDS } from '../../src/business/home.ts';
import { eachOf } from '../support/each-of.ts';
import { openHomeStopped, openPage, stopClock } from '../support/open-page.ts';
import { printedPages } from '../support/printed.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

// Asked: 1, 7, 8, 12, 17, 48, 54, 55, 58, 59, 78, 137, 220
test('the ten sections stand in their order, with what each tells @netlify', async ({ page }) => {
  await page.goto('/');
  const headings = [
    /GET IN/,
    /^Live Scrap Metal Prices$/,
    /^Our Locations$/,
    /^What We Buy$/,
    /^How It Works$/,
    /10 points for every dollar/i,
    /^Customer Reviews$/,
    /^Professional Memberships$/,
    /^Get a Quote$/,
    /^Material Identification Guide$/,
  ];
  // In the page's order, not by position: what is not laid out yet has no position.
  await expect(page.locator('main').getByRole('heading')).toContainText(headings);
  for (const id of ['pricing', 'locations', 'services', 'quote', 'contact'])
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  const entriesOf = (name: string) =>
    page.getByRole('region', { name }).getByRole('listitem').getByRole('heading');
  await expect(entriesOf('What We Buy')).toHaveText([
    'Junk cars',
    'Copper and wire',
    'Heavy machinery',
    'Brass',
    'Stainless steel',
    'Aluminum',
    'Appliances',
    'Steel',
  ]);
  await expect(entriesOf('How It Works')).toHaveText(['Call ahead', 'Drive in', 'Unload', 'Get paid']);
  await expect(page.getByText('Paid in 15 minutes or less')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Professional Memberships' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Rewards Program' })).toHaveAttribute('href', '/rewards');
  await expect(page.locator('.guide > li')).toHaveCount(6);
  for (const { material, name, tests } of MATERIAL_CARDS) {
    const card = page.locator(`.guide > li:has(a[href="/materials/${material}"])`);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(tests.map(({ finding }) => finding));
  }
  await expect(page.getByRole('link', { name: 'Call Us for Help' })).toHaveCount(6);
  await expect(page.locator('review-list')).toHaveAttribute('aria-busy', 'false');
  await expectAccessibleInLightAndDark(page);
});

// Asked: 4, 49, 164, 168, 170, 217
test('the hero makes the claim and leads to the quote and the telephone', async ({ page, reported }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => window }));
  await openPage(page, '/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('GET IN GET OUT GET PAID');
  const call = hero.getByRole('link', { name: '(770) 555-0142', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:+17705550142');
  await call.click();
  await expect
    .poll(() => reported)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'call_click',
          params: expect.objectContaining({ placement: 'hero' }),
        }),
        expect.objectContaining({ name: 'phone_call' }),
        { name: 'conversion', params: { label: 'call_conversion', value: 25, currency: 'USD' } },
      ]),
    );
  await hero.getByRole('link', { name: 'Get Instant Quote', exact: true }).click();
  await expect(page).toHaveURL('/#quote');
  await expect(page.locator('#quote').getByRole('heading', { name: 'Get a Quote' })).toBeInViewport();
});

// Asked: 47
test('scrollTo in the address leads to that part after 100 ms, and leaves its hash', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.goto('/?scrollTo=contact');
  // Its modules run after the first frame, which the clock has to reach: to 10 ms.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(new URL(page.url()).search).toBe('');
  }).toPass();
  await page.clock.runFor(89);
  expect(new URL(page.url()).hash).toBe('');
  await page.clock.runFor(11);
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
  // What loads meanwhile does not move it away.
  await page.clock.resume();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#contact')).toBeInViewport();
});

// Asked: 8, 56, 209, 225
test('four sample reviews appear after a second, and say that they are samples', async ({ page }) => {
  await openHomeStopped(page);
  const reviews = page.locator('review-list');
  await page.clock.runFor(900);
  await expect(reviews).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(100);
  await expect(reviews).toHaveAttribute('aria-busy', 'false');
  await expect(reviews.getByRole('listitem')).toHaveCount(4);
  // Nobody verified them, and nobody found them helpful.
  await expect(reviews).not.toContainText(/verified|helpful/i);
  await expect(page.getByText('These reviews are samples', { exact: false })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('hours, phones and what to do about prices can be read @proof', async ({ page }) => {
    const asked = [/barlow-condensed/, /scenes\.[\w-]+\.svg/].map((file) => page.waitForRequest(file));
    await page.goto('/');
    await Promise.all(asked);
    // Each drawing once.
    await expect(page.locator('.yard-scene:visible')).toHaveCount(1);
    await expect(page.locator('#locations img.yard-picture:visible')).toHaveCount(3);
    await expect(page.locator('#locations')).toContainText('8:00 AM-4:30 PM');
    await expect(page.locator('#locations')).toContainText('8:00 AM-4:00 PM');
    await expect(page.locator('#pricing')).toContainText(/call/i);
    await expect.poll(() => page.locator('a[href="tel:+17705550142"]').count()).toBeGreaterThan(3);
  });
});

test('on a phone home is at most 11,400 px long, with the hours of each yard once @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('review-list')).toHaveAttribute('aria-busy', 'false');
  await page.locator('#quote form').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_400);
  await expect(page.locator('main').getByText('8:00 AM-12:30 PM')).toHaveCount(3);
});

test('nothing moves while the page settles @proof @as-it-loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  // oxlint-disable-next-line journeys/reads-that-wait -- that nothing moves shows only after a while
  await page.waitForTimeout(3_500);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.locator('#pricing')).toContainText('$4.50');
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(total).toBeLessThan(0.001);
});

test('prints as two sheets: prices with their date, the yards with phones and hours, and nothing to press @proof', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.price-card')).toHaveCount(9);
  await expect(page.locator('#pricing')).toContainText(/\w{3} \d+, \d+:\d\d [AP]M Eastern time/);
  for (const yard of await eachOf(page.locator('[data-yard]'), 3)) {
    await expect(yard.getByText(/^\(770\) 555-\d{4}$/)).toBeVisible();
    await expect(yard.getByText(/^Mon-Fri \d/)).toBeVisible();
  }
  await expect(
    page.locator('a.button:not(.claim a):visible, button:visible, footer:visible, nav:visible'),
  ).toHaveCount(0);
  await expect(page.locator('[data-placeholder]:visible')).toHaveCount(0);
  expect(await printedPages(page)).toBeLessThanOrEqual(2);
});
