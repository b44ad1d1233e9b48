import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, test } from './fixtures.ts';

/** Boards that owners use on a phone, and what each shows once it is filled. */
const BOARDS = [
  ['/admin/products', '16 products'],
  ['/admin/products?id=new', 'New product'],
  ['/admin/products?tab=prices', 'Review changes'],
  ['/admin/content', 'Griffin: address and hours'],
  ['/admin/launch', 'Your phone numbers and email address'],
] as const;

/** Pages with a table, and what each shows once it is filled. */
const TABLES = [
  ['/admin', 'Day'],
  ['/admin/prices', 'New price for Steel'],
] as const;

test('on a phone, in light and dark, an owner’s boards are accessible and nothing is sideways @proof', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, stack, 'owner');
  for (const [address, text] of BOARDS) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address}, its width`)
      .toBeLessThanOrEqual(390);
    await expectAccessibleInLightAndDark(page);
  }
  // At 400 % of a laptop, the tables too.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, label] of TABLES) {
    await page.goto(address);
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address}, its width`)
      .toBeLessThanOrEqual(320);
  }
  // All of an owner's pages, and the way out, without scrolling sideways.
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const last = menu.getByRole('link', { name: 'My account' });
  const top = async (of: typeof last) => (await of.boundingBox())?.y;
  expect(await top(last)).toBe(await top(menu.getByRole('link', { name: 'Today' })));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#staff-name-place').getByText('Olive Owner, owner')).toBeVisible();
});

test('one field finds everything, by keys alone @proof', async ({ page, stack }) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Notifications on this device' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // At once: no letter is lost.
  await page.keyboard.type('bare bri');
  const search = page.getByRole('searchbox', { name: 'Search everything' });
  await expect(search).toHaveValue('bare bri');
  const found = page.getByRole('dialog').getByRole('region', { name: 'Grades' });
  await expect(found.getByRole('link')).toHaveText(/^Bare Bright Copper\$\d/);
  await expectAccessible(page);
  await search.fill('no such thing anywhere');
  await expect(page.locator('#staff-search-count')).toHaveText('No results.');
  await search.fill('audit');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  // "/" is a letter in a field, and no way into a second dialog.
  await page.keyboard.press('/');
  await search.press('/');
  await expect(search).toHaveValue('/');
  await page.keyboard.press('Escape');
});
