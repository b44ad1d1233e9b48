import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { merchandiseItems } from '../../netlify/database/schema/catalogue.ts';
import { button, payByCard, reachPayment } from '../support/checkout-page.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { countPresses } from '../support/presses.ts';
import { atCounter } from '../support/rewards-page.ts';
import { routeOnce } from '../support/route-once.ts';
import { addTo, card, openShop } from '../support/shop-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const APRON = 'Welder’s Apron';

/** On a phone, where owners do it; a proof does it at both widths. */
const onPhone = async (page: Page) => {
  if (process.env['PROOF'] !== '1') await page.setViewportSize({ width: 390, height: 844 });
};

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8a4b20' } })
    .png()
    .toBuffer();

// Asked: 333
test('an owner adds a product with a picture from the phone, it is sold, and it is sold out @netlify', async ({
  page,
  browser,
  stack,
}) => {
  await onPhone(page);
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/products');
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  await page.getByRole('link', { name: 'Add a product' }).click();
  await expect(page.getByRole('heading', { name: 'New product' })).toBeFocused();
  await button(page, 'Add product').click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Please enter a description')).toBeVisible();
  await page.getByLabel('Name').fill(APRON);
  await page.getByLabel('Description').fill('Waxed canvas with a pocket for the soapstone.');
  await page.getByLabel('Category').selectOption('Safety');
  await page.getByRole('textbox', { name: 'Price' }).fill('39.00');
  // The button moves up with each sentence that goes.
  await expect(page.getByText('Please choose a category')).toBeHidden();
  // Without "Add variants": what is typed counts.
  await button(page, 'Add product').click();
  await expect(page.getByText('Please choose a picture')).toBeVisible();
  await page.getByRole('textbox', { name: 'In stock' }).fill('1');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Take a photo').click();
  await (await chooser).setFiles({ name: 'apron.png', mimeType: 'image/png', buffer: await photo() });
  await expect(page.getByRole('img', { name: 'Natural' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await expectAccessibleInLightAndDark(page);
  await button(page, 'Add product').click();
  await expect(page.getByText('Added to the shop')).toBeVisible();
  await expect(page.getByText('Publishing… live in about 3 minutes.')).toBeVisible();

  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  await shop.goto(`${stack.origin}/merch`);
  await card(shop, APRON).scrollIntoViewIfNeeded();
  await expect(card(shop, APRON).getByText('$39.00')).toBeVisible();
  await expect(card(shop, APRON).getByRole('link')).toHaveCount(0);
  const picture = card(shop, APRON).locator('img');
  expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    800,
  );
  await addTo(shop, APRON).click();
  await shop.getByRole('button', { name: 'View Cart' }).click();
  await reachPayment(shop);
  await payByCard(shop, '4242424242424242');
  await shop.waitForURL('**/order-confirmation?orderId=*');
  await visitor.close();

  await openShop(page);
  await expect(card(page, APRON).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await page.goto('/admin/products?sale=low');
  await expect(page.getByText('Active, sold out')).toBeVisible();
  // Other journeys on this stack count the opening range.
  await atCounter(stack, (db) =>
    db.update(merchandiseItems).set({ active: false }).where(eq(merchandiseItems.name, APRON)),
  );
});

test('two colors in two sizes, with pictures and counts, take 90 presses or fewer @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/products');
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  const presses = await countPresses(page);
  const type = async (label: string, text: string, place = 0) => {
    await page.getByRole('textbox', { name: label }).nth(place).click();
    await page.keyboard.type(text);
  };
  await page.getByRole('link', { name: 'Add a product' }).click();
  await type('Name', 'Yard Jacket');
  await type('Description', 'Warm, with a hood.');
  await page.getByLabel('Category').selectOption('Apparel');
  presses.add(2);
  await type('Colors', 'Black, Sand');
  await type('Sizes', 'M, L');
  await type('Price', '49');
  await button(page, 'Add variants').click();
  for (const place of [0, 1, 2, 3]) await type('In stock', '5', place);
  for (const color of ['Black', 'Sand']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByText(`Choose a file: ${color}`).click();
    await (await chooser).setFiles({ name: 'jacket.png', mimeType: 'image/png', buffer: await photo() });
    presses.add(1);
    await expect(page.getByRole('img', { name: color })).toBeVisible();
  }
  await button(page, 'Add product').click();
  await expect(page.getByText('Added to the shop')).toBeVisible();
  expect(presses.total()).toBeLessThanOrEqual(90);
  await atCounter(stack, (db) =>
    db.update(merchandiseItems).set({ active: false }).where(eq(merchandiseItems.name, 'Yard Jacket')),
  );
});

test('on a phone the kinds of a product are folded by color, and an error unfolds its own @proof', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/products?q=hoodie');
  await page.getByRole('link', { name: 'Crane Operator Hoodie' }).click();
  const folds = page.locator('details');
  const black = folds.filter({ hasText: 'Black' });
  const price = black.getByRole('textbox', { name: 'Price' }).first();
  await expect(black.locator('summary')).toContainText(/\d sizes, \$\d+\.00 to \$\d+\.00, stock not tracked/);
  await expect.poll(() => folds.count()).toBeGreaterThan(1);
  await expect(price).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
  await expectAccessibleInLightAndDark(page);
  await black.locator('summary').focus();
  await page.keyboard.press('Enter');
  await price.fill('free');
  await expectAccessible(page);
  await black.locator('summary').press('Enter');
  await expect(price).toBeHidden();
  await button(page, 'Save product').click();
  await expect(price).toBeFocused();
  await expect(black.getByText('Please enter a price such as 24.00')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});

test('an owner changes the prices of a category after seeing each; staff cannot open the page @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/products?tab=prices');
  await page.getByLabel('Category').selectOption('Food');
  await page.getByLabel('Percent').fill('10');
  await button(page, 'Review changes').click();
  await expect(
    page.getByRole('row', { name: /Gate Opener Coffee, Whole Bean \$16.00 \$17.60/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const previews: string[] = [];
  page.on('request', (request) => request.url().endsWith('/preview') && previews.push(request.url()));
  await routeOnce(page, '**/api/admin/products/prices', loseAnswer);
  await button(page, 'Change 6 prices').click();
  await expect(page.getByText('It may have gone through.').first()).toBeVisible();
  await button(page, 'Change 6 prices').click();
  await expect(page.getByText('6 prices changed')).toBeVisible();
  // The prices were raised already: nothing offers to raise them once more.
  expect(previews).toEqual([]);
  await page.getByLabel('Percent').fill('-9.09');
  await button(page, 'Review changes').click();
  await expect(
    page.getByRole('row', { name: /Gate Opener Coffee, Whole Bean \$17.60 \$16.00/ }),
  ).toBeVisible();
  await button(page, 'Change 6 prices').click();
  await expect(page.getByText('6 prices changed').last()).toBeVisible();

  await signInAs(page, stack, 'staff');
  await page.goto('/admin/products');
  await expect(page.getByText('Only the office and owners can open this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0);
});
