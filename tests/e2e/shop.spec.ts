import type { Page } from 'playwright/test';
import { eachOf } from '../support/each-of.ts';
import { addTo, card, cartCount, openShop, pick, reprice, variantOf } from '../support/shop-page.ts';
import { printedPages } from '../support/printed.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

/** What has moved on the page since a moment (ms), by the start of its HTML. */
const moved = (page: Page, since = 0) =>
  page.evaluate(
    (from) =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            readonly sources: readonly { readonly node: Node | null }[];
          })[];
          const nodes = shifts
            .filter(({ startTime }) => startTime >= from)
            .flatMap(({ sources }) => sources.map(({ node }) => node));
          done(nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'a text')));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done([]), 500);
      }),
    since,
  );

// Asked: 20, 62, 137, 200, 354
test('the shop shows featured items, everything by category and a way to ask', async ({ page }) => {
  await openShop(page);
  const featured = page.getByRole('region', { name: 'Featured Items' });
  await expect(featured.getByRole('article')).toHaveCount(6);
  const all = page.getByRole('region', { name: 'All Merchandise' });
  await expect(all.getByRole('article')).toHaveCount(16);
  expect(await printedPages(page)).toBe(1);
  await all.getByRole('button', { name: 'Safety' }).click();
  await expect(all.getByRole('article')).toHaveCount(2);
  await expect(all.getByRole('button', { name: 'Safety' })).toHaveAttribute('aria-pressed', 'true');
  // It is in the address, so that Back from a product leads to it, and a link can.
  await expect(page).toHaveURL(/\/merch\?category=safety$/);
  await all.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/merch/*');
  await page.goBack();
  await expect(all.getByRole('button', { name: 'Safety' })).toHaveAttribute('aria-pressed', 'true');
  await expect(all.getByRole('article')).toHaveCount(2);
  await all.getByRole('button', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/merch$/);
  await page.goBack();
  await expect(all.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Call (770) 555-0177' })).toHaveAttribute(
    'href',
    'tel:+17705550177',
  );
  await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute('href', '/merch-contact');
  await expect(cartCount(page)).toHaveText('0 items in your cart');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

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
  await expect(pick(page, 'Black')).toBeEnabled();
  await expectAccessibleInLightAndDark(page);
});

// Asked: 64, 209
test('six placeholders hold the place while the items load, and nothing moves when they come @as-it-loads', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/merchandise/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/merch');
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  const section = page.getByRole('region', { name: 'Featured Items' });
  // On a busy machine the face comes late, and sets the words on buttons a little wider.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const before = await section.boundingBox();
  const released = await page.evaluate(() => performance.now());
  release();
  await expect(section.getByRole('article')).toHaveCount(6);
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  expect(await section.boundingBox()).toEqual(before);
  expect(await moved(page, released)).toEqual([]);
});

// Asked: 195
test('what cannot be fetched is said in the agreed words and can be tried again @as-it-loads', async ({
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

test('a product without its live price can be tried again, from its heading on @proof', async ({
  page,
  expectedErrors,
}) => {
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
});

test('tiles stand two abreast on a phone and lead to the product from anywhere on them @proof', async ({
  page,
}) => {
  await openShop(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const boxes = await eachOf(page.getByRole('region', { name: 'Featured Items' }).getByRole('article'), 6);
  const tops = await Promise.all(
    boxes.slice(0, 4).map(async (box) => Math.round((await box.boundingBox())?.y ?? 0)),
  );
  expect(new Set(tops.slice(0, isPhone ? 2 : 3)).size).toBe(1);
  expect(new Set(tops).size).toBe(2);
  await expect(card(page, 'Yard Crew Tee').getByText('Colors: Black, Sand, Safety Orange')).toBeAttached();
  await card(page, 'Yard Crew Tee').click({ position: { x: 30, y: 30 } });
  await page.waitForURL('**/merch/yard-crew-tee');
});

// Asked: 127, 128
test('nothing is chosen at first, sizes wait for a color, and a line says what is missing', async ({
  page,
}) => {
  await page.goto('/merch/yard-crew-tee');
  const order = page.locator('.product-order');
  const add = order.getByRole('button', { name: 'Add to Cart' });
  const sizes = order.getByRole('group', { name: /^Size/ });
  await expect(order.getByRole('radio')).toHaveCount(12);
  await expect(order.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(pick(page, 'Black')).toBeEnabled();
  await expect(pick(page, 'XS')).toBeDisabled();
  await expect(add).toBeDisabled();
  await order.getByRole('button', { name: 'Choose a color and a size' }).click();
  await expect(pick(page, 'Black')).toBeFocused();
  await pick(page, 'Safety Orange').check();
  await expect(page.getByRole('img', { name: 'Yard Crew Tee', exact: true })).toHaveAttribute(
    'src',
    '/merchandise/yard-crew-tee-safety-orange.svg',
  );
  await expect(page.getByRole('img', { name: 'Yard Crew Tee in use' })).toHaveAttribute(
    'src',
    '/merchandise/in-use/yard-crew-tee.svg',
  );
  await expect(sizes.locator('label')).toHaveText(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']);
  await expect(order).toContainText('From $24.00');
  await expect(add).toBeDisabled();
  await order.getByRole('button', { name: 'Choose a size' }).click();
  await expect(pick(page, 'XS')).toBeFocused();
  await pick(page, '5XL').check();
  await expect(order).toContainText('$29.00');
  await expect(order.getByText(/^Choose a/)).toHaveCount(0);
  await expect(add).toBeEnabled();
});

// Asked: 129
test('cap and tumbler have a dropdown of colors, coffee a grind, single items nothing to choose', async ({
  page,
}) => {
  const order = page.locator('.product-order');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  for (const slug of ['classic-rope-cap', 'insulated-tumbler']) {
    await page.goto(`/merch/${slug}`);
    const color = order.getByRole('combobox', { name: 'Color' });
    await expect(color).toBeEnabled();
    await expect(color.locator('option:checked')).toHaveText('Choose a color');
    await expect(order.getByRole('radio')).toHaveCount(0);
    await expect(add).toBeDisabled();
    await color.selectOption('Black');
    await expect(add).toBeEnabled();
  }
  await page.goto('/merch/gate-opener-coffee');
  await expect(order.getByRole('button', { name: 'Choose a grind' })).toBeEnabled();
  await expect(add).toBeDisabled();
  await pick(page, 'Ground').check();
  await expect(add).toBeEnabled();
  await page.goto('/merch/parts-run-tote');
  await expect(order.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Natural')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Options' })).toHaveCount(0);
  await expect(add).toBeEnabled();
});

test('on a phone the floating buttons leave what one orders with, and the checkout @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/merch/parts-run-tote');
  const floating = page.locator('.floating');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await page.getByRole('heading', { name: 'Care' }).scrollIntoViewIfNeeded();
  await expect(floating.getByRole('link', { name: 'Quote' })).toBeVisible();
  await add.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(floating).toBeHidden();
  await expect(add).toBeEnabled();
  await page.goto('/merch');
  await page.getByRole('heading', { name: 'All Merchandise' }).scrollIntoViewIfNeeded();
  await expect(floating.getByRole('link', { name: 'Call Now' })).toBeVisible();
  await expect(floating.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/#quote');
  await page.goto('/merch?view=cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('[data-scrolled]')).toBeAttached();
  await expect(floating).toBeHidden();
});

test('a product page names, describes, measures and sells its product @proof', async ({ page, stack }) => {
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
    await pick(page, 'Black').check();
    await pick(page, 'XS').check();
    await expect(page.locator('.product-order')).toContainText('$33.33');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('button', { name: 'View Cart' }).click();
    await expect(page.getByText('Black, XS')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$33.33');
  } finally {
    await reprice(stack, first.id, 3_200);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every product has a link, a price and a page @proof', async ({ page }) => {
    await page.goto('/merch');
    await expect(page.getByRole('link', { name: 'Yard Crew Tee From $24.00' })).toBeVisible();
    await expect(page.locator('[data-placeholder]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Yard Crew Tee From $24.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yard Crew Tee' })).toBeVisible();
    await expect(page.getByText('Black, Sand, Safety Orange')).toBeVisible();
  });
});
