import { desc, eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { dayText } from '../../src/domain/locations/hours/special-days.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { plainName } from '../../netlify/lib/sessions/cookies.ts';
import { setYardNoteApi } from '../../src/domain/locations/admin-yards.api.ts';
import { countPresses } from '../support/presses.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs, staffWith } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const history = (page: Page) => page.getByRole('region', { name: 'Recent changes' });

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** What a new visitor reads about copper. */
const copperOnSite = async (page: Page) => {
  const response = await page.request.get('/api/metal-prices');
  const prices = (await response.json()) as { metalType: string; price: string }[];
  return {
    price: prices.find(({ metalType }) => metalType === 'copper_wire')?.price,
    etag: response.headers()['etag'],
  };
};

// Asked: 329
test('nine prices are set by keyboard in 50 key presses or fewer, 30 besides their digits', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  const asked = await page.request.get('/api/metal-prices');
  const metals = (await asked.json()) as { metalType: string; price: string }[];
  const shown = metals.slice(0, 9);
  expect(shown).toHaveLength(9);
  await page.goto('/admin/prices');
  // The cards' table alone is open; each further group opens on its own.
  await expect(page.getByLabel(/^New price for /)).toHaveCount(shown.length);

  const presses = await countPresses(page);
  const press = (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  const first = page.getByLabel(/^New price for /).first();
  while (!(await first.evaluate((field) => field === document.activeElement))) await press('Tab');
  for (const { price } of shown) {
    const field = page.locator(':focus');
    await expect(field).toHaveAccessibleName(/^New price for /);
    // ".64", as one types it.
    await page.keyboard.type((Number(price) * 1.1).toFixed(2).replace(/^0/, ''));
    await expect(field).toHaveAccessibleDescription(/^\+\d+\.\d%$/);
    // The row, the change and the button that previews them are in view together.
    await expect(field).toBeInViewport();
    await expect(button(page, 'Review changes')).toBeInViewport({ ratio: 1 });
    await press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: '9 new prices' })).toBeVisible();
  while (!(await button(page, 'Review changes').evaluate((it) => it === document.activeElement)))
    await press('Enter');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Review 9 new prices' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('Prices published')).toBeVisible();
  expect(presses.total()).toBeLessThanOrEqual(50);
  expect(presses.besidesDigits()).toBeLessThanOrEqual(30);
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeFocused();
  await history(page).getByRole('button', { name: /^Undo/ }).first().click();
  await expect(history(page).getByRole('listitem').first()).toContainText('Undone (was published');
});

test('copper is raised by 3 %, is on the home page within a second, and is put back @netlify @proof', async ({
  page,
  context,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Paid today' })).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Prices', exact: true }).click();
  const before = await copperOnSite(page);

  await page.getByText('Change prices by percent').click();
  await page.getByRole('checkbox', { name: 'Bare Bright Copper' }).check();
  await button(page, '+3%').press('Enter');
  await expect(page.getByLabel('New price for Bare Bright Copper')).toHaveValue('4.64');
  await button(page, 'Review changes').press('Enter');
  await expect(page.getByRole('heading', { name: 'Review 1 new price at all 3 yards' })).toBeFocused();
  await button(page, 'Back to prices').press('Enter');
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeFocused();
  await button(page, 'Review changes').press('Enter');
  await expect(page.getByText('$4.50 → $4.64 per lb').first()).toBeVisible();
  await expectAccessible(page);
  const published = page.waitForResponse((response) => response.url().endsWith('/api/admin/price-batches'));
  await button(page, 'Publish to 3 yards').click();
  await published;
  const after = await copperOnSite(page);
  expect(after.price).toBe('4.64');
  expect(after.etag).not.toBe(before.etag);

  const visitor = await context.newPage();
  await visitor.goto('/?scrollTo=pricing');
  await expect(visitor.getByText('$4.64').first()).toBeVisible();
  await visitor.close();

  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeFocused();
  await button(page, 'Undo: Bare Bright Copper').click();
  await expect(history(page).getByRole('listitem').first()).toContainText('Undone (was published');
  expect((await copperOnSite(page)).price).toBe('4.50');

  // The next morning: one press, and nothing is published before it is reviewed.
  const yesterday = { state: 'published', publishAt: new Date(Date.now() - 86_400_000) } as const;
  await atCounter(stack, (db) => {
    const last = db
      .select({ id: priceBatches.id })
      .from(priceBatches)
      .where(eq(priceBatches.state, 'undone'))
      .orderBy(desc(priceBatches.createdAt))
      .limit(1);
    return db.update(priceBatches).set(yesterday).where(inArray(priceBatches.id, last));
  });
  await page.reload();
  const copies = page.getByRole('group', { name: /^Copy \w{3}, \w{3} \d+: \d+ prices?$/ });
  await copies.getByRole('button', { name: '−2%' }).click();
  await expect(page.getByLabel('New price for Bare Bright Copper')).toHaveValue('4.55');
  await expectAccessible(page);
  expect(await fitsWidth(page)).toBe(true);
  await button(page, 'Review changes').press('Enter');
  await expect(page.getByText('$4.50 → $4.55 per lb').first()).toBeVisible();
  expect((await copperOnSite(page)).price).toBe('4.50');
});

test('a large change asks again, and prices that wait for their time are called off @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'staff');
  await page.goto('/admin/prices');
  const steel = page.getByLabel('New price for Steel');
  await steel.fill('11c');
  await button(page, 'Review changes').click();
  await expect(steel).toBeFocused();
  await steel.fill('0.15');
  await button(page, 'Review changes').click();
  await page.getByLabel('Schedule for later').check();
  await page.getByLabel('Date and time in Georgia').fill(newYorkLocal(new Date(Date.now() + 7_200_000)));
  await button(page, 'Schedule prices').click();
  const question = page.getByRole('alertdialog', {
    name: 'Steel from $0.11 to $0.15 per lb (+36.4%). Is that right?',
  });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Yes, that’s right' }).press('Enter');
  await expect(history(page).getByText('Scheduled for')).toBeVisible();
  await button(page, 'Cancel: Steel').click();
  await expect(history(page).getByText('Canceled (was scheduled for')).toBeVisible();
});

test('a limit of holds is changed from what is set for it, not from what is set for all @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/prices');
  const limits = page.getByRole('region', { name: 'Held prices' });
  const set = limits.getByRole('list', { name: 'Set limits' });
  const [scope, holding] = [limits.getByLabel('For', { exact: true }), limits.getByLabel('Holding')];
  const most = limits.getByLabel(/^At most/);
  const save = () => button(page, 'Save').click();
  await holding.selectOption('Paused');
  await save();
  await expect(set).toHaveText('All prices: paused');
  await page.reload();
  await scope.selectOption('Copper');
  await most.fill('500');
  await save();
  await expect(set).toContainText('Copper: at most 500 lb or pieces a hold');
  await scope.selectOption('All prices');
  await holding.selectOption('On');
  await save();
  await expect(set).toHaveText('Copper: at most 500 lb or pieces a hold');
  await scope.selectOption('Copper');
  await holding.selectOption('Paused');
  await save();
  await expect(set).toHaveText('Copper: paused, at most 500 lb or pieces a hold');
  await holding.selectOption('On');
  await most.fill('');
  await save();
  await expect(limits.getByText('Holding is on everywhere')).toBeVisible();
});

test('a busy note and a closed day reach the yard’s page, and no note replaces another in silence @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  await signInAs(page, stack, 'staff');
  await page.goto('/admin');
  await page.getByLabel('Wait-time notice').first().fill('40 minutes at the scale');
  await button(page, 'Post notice at Griffin GA').click();
  await expect(page.getByText(/Shows “40 minutes at the scale” until/)).toBeVisible();
  // Far enough ahead that it is not a holiday the yards already know.
  const day = `${new Date().getFullYear() + 3}-02-02`;
  await page.getByLabel('Day', { exact: true }).fill(day);
  await button(page, 'Save special hours').click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('Inventory');
  await button(page, 'Save special hours').click();
  await expect(button(page, `Remove ${dayText(day)} at Griffin GA`)).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/location/griffin');
  await visitor.mouse.wheel(0, 200);
  await expect(visitor.locator('main open-badge').first()).toContainText('40 minutes at the scale');
  await expect(visitor.getByText('Inventory')).toBeVisible();
  await visitor.close();
  await page.getByLabel('Wait-time notice').first().fill('Scale closed');
  await button(page, 'Remove notice at Griffin GA').click();
  await expect(page.getByText('No notice')).toHaveCount(3);
  const notice = page.getByLabel('Wait-time notice').first();
  await expect(notice).toHaveValue('Scale closed');
  await expect(notice).toBeFocused();

  // Another note in between: both are side by side, and nothing is overwritten without a choice.
  expectedErrors.push(...FAILED_CALL);
  const other = await atCounter(stack, (db) => staffWith(db, 'staff', { user: { name: 'Olive Other' } }));
  const others = await page.request.put(setYardNoteApi.path.replace(':yardId', 'griffin'), {
    headers: { cookie: plainName(other.cookie), origin: stack.origin },
    data: { note: 'No scale until noon', seen: null },
  });
  expect(others.status()).toBe(200);
  await button(page, 'Post notice at Griffin GA').click();
  await expect(page.getByRole('heading', { name: /^Olive Other changed this/ })).toBeFocused();
  await expect(page.getByRole('row', { name: 'Notice No scale until noon Scale closed' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Use mine').click();
  await expect(page.getByText(/Shows “Scale closed” until/)).toBeVisible();
});
