import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { merchandiseItems } from '../../netlify/database/schema/catalogue.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const APRON = 'Torch Bay Apron';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

// Asked: 27
test('an owner tests the outside systems and reads which one fails', async ({ page, stack }) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/providers');
  await expect(card(page, 'CDN purge').getByText('Not set up')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await button(page, 'Test Printful').press('Enter');
  await expect(card(page, 'Printful').getByText('Works: It found one store.')).toBeVisible();
  stack.mocks.smarty.switches.arm(/./, { kind: 'status', status: 503 });
  await button(page, 'Test Smarty').click();
  await expect(card(page, 'Smarty').getByText(/^Doesn’t work: It had an error/)).toBeVisible();
  stack.mocks.smarty.switches.clear();
  await expectAccessible(page);
});

test('an owner takes a new item over from Printful, and it is in the shop @proof', async ({
  page,
  context,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/providers');
  await button(page, 'Compare with Printful').press('Enter');
  await expect(page.getByRole('heading', { name: /^Compared \d+ products with Printful/ })).toBeFocused();
  await page.getByLabel(`New product: ${APRON}`).check();
  await button(page, 'Apply selected (1)').click();
  await expect(page.getByLabel('Category')).toBeFocused();
  await expect(page.getByText('Please choose a category')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await expectAccessible(page);
  await page.getByLabel('Category').selectOption('Apparel');
  await button(page, 'Apply selected (1)').click();
  await expect(page.getByText('One change applied')).toBeVisible();
  await expect(page.getByLabel(`New product: ${APRON}`)).toHaveCount(0);

  const visitor = await context.newPage();
  await visitor.goto('/merch');
  const item = visitor.getByRole('article', { name: APRON });
  await item.scrollIntoViewIfNeeded();
  await expect(item.getByText('$39.00')).toBeVisible();
  await expect(item.getByRole('link')).toHaveCount(0);
  const picture = item.locator('img');
  expect(
    await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0)),
  ).toBe(true);
  // Other journeys on this stack count the opening range.
  await atCounter(stack, (db) =>
    db.update(merchandiseItems).set({ active: false }).where(eq(merchandiseItems.name, APRON)),
  );
});
