import type { Page } from 'playwright/test';
import { addTo, card, cartCount, openShop, reprice, variantOf } from '../support/shop-page.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

/** What has moved on the page so far, by the start of its HTML. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            readonly sources: readonly { readonly node: Node | null }[];
          })[];
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          done(nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'a text')));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done([]), 500);
      }),
  );

test(
  'the shop shows featured items, everything by category and a way to ask',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openShop(page);
    const featured = page.getByRole('region', { name: 'Featured Items' });
    await expect(featured.getByRole('article')).toHaveCount(6);
    const all = page.getByRole('region', { name: 'All Merchandise' });
    await expect(all.getByRole('article')).toHaveCount(16);
    await all.getByRole('button', { name: 'Safety' }).click();
    await expect(all.getByRole('article')).toHaveCount(2);
    await expect(all.getByRole('button', { name: 'Safety' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Call (770) 555-0177' })).toHaveAttribute(
      'href',
      'tel:+17705550177',
    );
    await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute('href', '/merch-contact');
    await expect(cartCount(page)).toHaveText('0 items in your cart');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('every view of the shop is accessible', async ({ page }) => {
  await openShop(page);
  await expectAccessibleInLightAndDark(page);
  await addTo(page, 'Parts Run Tote').click();
  await expect(page.getByText('Added to Cart')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.goto('/merch?view=cart');
  await expect(page.getByRole('button', { name: 'Remove Parts Run Tote' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.goto('/merch/yard-crew-tee');
  await expect(page.getByLabel('Color')).toBeEnabled();
  await expectAccessibleInLightAndDark(page);
});

test(
  'six placeholders hold the place while the items load, and nothing moves when they come',
  { tag: '@both-widths' },
  async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/merchandise/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/merch');
    await expect(page.locator('[data-placeholder]')).toHaveCount(6);
    const section = page.getByRole('region', { name: 'Featured Items' });
    const before = await section.boundingBox();
    release();
    await expect(section.getByRole('article')).toHaveCount(6);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect(await section.boundingBox()).toEqual(before);
    expect(await moved(page)).toEqual([]);
  },
);

test('what cannot be fetched is said in the agreed words and can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.clock.install();
  let isDown = true;
  await page.route('**/api/merchandise/*', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/merch');
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  await expectAccessible(page);
  await page.getByText('Loading all items…').scrollIntoViewIfNeeded();
  await pastRetries(page, page.getByText('Failed to fetch merchandise'));
  await expect(page.getByText('Failed to fetch featured items')).toBeVisible();
  expect(await moved(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Call (770) 555-0177' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Crane Operator Hoodie/ })).toHaveAttribute(
    'href',
    '/merch/crane-operator-hoodie',
  );
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByRole('region', { name: 'Featured Items' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Featured Items' })).toBeFocused();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(22);
});

test(
  'a product without its live price can be tried again, from its heading on',
  { tag: '@proof' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await page.clock.install();
    await page.route('**/api/merchandise/grouped', (route) => route.fulfill({ status: 500 }));
    await page.goto('/merch/crane-operator-hoodie');
    await expect(async () => {
      await page.clock.fastForward(4_000);
      await expect(page.getByText('Failed to fetch merchandise')).toBeVisible({ timeout: 300 });
    }).toPass();
    await page.unroute('**/api/merchandise/grouped');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Failed to fetch merchandise')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a size waits for its color, and the button for both', async ({ page }) => {
  await openShop(page);
  const tee = card(page, 'Yard Crew Tee');
  await expect(tee.getByLabel('Size')).toBeDisabled();
  await expect(addTo(page, 'Yard Crew Tee')).toBeDisabled();
  await tee.getByLabel('Color').selectOption('Safety Orange');
  await expect(tee.locator('img')).toHaveAttribute('src', '/merchandise/yard-crew-tee-safety-orange.svg');
  await expect(addTo(page, 'Yard Crew Tee')).toBeDisabled();
  expect(await tee.getByLabel('Size').locator('option').allTextContents()).toEqual([
    'Select Size',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
    '4XL',
    '5XL',
  ]);
  await expect(tee).toContainText('From $24.00');
  await tee.getByLabel('Size').selectOption('5XL');
  await expect(tee).toContainText('$29.00');
  await expect(addTo(page, 'Yard Crew Tee')).toBeEnabled();
});

test('cap and tumbler have one dropdown, coffee a grind, single items none', async ({ page }) => {
  await openShop(page);
  for (const name of ['Classic rope cap', 'Insulated Tumbler']) {
    await expect(card(page, name).getByRole('combobox')).toHaveCount(1);
    await card(page, name).getByLabel('Color').selectOption({ index: 2 });
    await expect(addTo(page, name)).toBeEnabled();
  }
  await card(page, 'Gate Opener Coffee').getByLabel('Grind').selectOption('Ground');
  await expect(addTo(page, 'Gate Opener Coffee')).toBeEnabled();
  await expect(card(page, 'Parts Run Tote').getByRole('combobox')).toHaveCount(0);
  await expect(addTo(page, 'Parts Run Tote')).toBeEnabled();
});

test(
  'a product page names, describes, measures and sells its product',
  { tag: '@both-widths' },
  async ({ page, stack }) => {
    const first = await variantOf(page, 'night-shift-long-sleeve');
    await reprice(stack, first.id, 3_333);
    try {
      await page.goto('/merch/night-shift-long-sleeve');
      await expect(page).toHaveTitle(/^Night Shift Long Sleeve \|/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/merch\/night-shift-long-sleeve$/,
      );
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(10);
      await page.getByLabel('Color').selectOption('Black');
      await page.getByLabel('Size').selectOption('XS');
      await expect(page.locator('.product-order')).toContainText('$33.33');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'View Cart' }).click();
      await expect(page.getByText('Black, XS')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$33.33');
    } finally {
      await reprice(stack, first.id, 3_200);
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every product has a link, a price and a page', async ({ page }) => {
    await page.goto('/merch');
    await expect(page.getByRole('link', { name: 'Yard Crew Tee From $24.00' })).toBeVisible();
    await expect(page.locator('[data-placeholder]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Yard Crew Tee From $24.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yard Crew Tee' })).toBeVisible();
    await expect(page.getByText('Black, Sand, Safety Orange')).toBeVisible();
  });
});
