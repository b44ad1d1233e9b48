import type { Page } from 'playwright/test';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { findAtCounter } from '../../netlify/services/tickets/find-at-counter.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { expectToast } from '../support/checkout-page.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import {
  atCounter,
  lookUp,
  offer,
  openDashboard,
  panel,
  rewardNamed,
  tab,
  tile,
} from '../support/rewards-page.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const DAY_MS = 86_400_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const claimIn = (where: Page) => where.getByRole('button', { name: 'Claim Birthday Bonus' });
const redeemIn = (page: Page, name: string) => offer(page, name).getByRole('button');
const question = (page: Page) => page.getByRole('alertdialog');
async function redeemCoozie(page: Page) {
  await redeemIn(page, 'Yard Coozie').click();
  await question(page).getByRole('button', { name: 'Redeem' }).click();
}

/** Whether the button that says yes can be tapped in the moment in which the question comes: its `pointer-events`. */
const whenAsked = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const yes = document.querySelector('[role=alertdialog] [value=yes]');
          if (yes) resolve(getComputedStyle(yes).pointerEvents);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

/** Born on today's New York date, and on file for years. */
const bornToday = () => ({
  dateOfBirth: `1980-${inNewYork(new Date()).date.slice(5)}`,
  dateOfBirthSetAt: new Date('2020-01-01'),
});

// Asked: 11, 68, 134, 199, 343
test('from a new account over a sale of $123.45 to one voucher, though Redeem is pressed twenty times', async ({
  page,
  stack,
  reported,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const phone = freshPhone().slice(2);
  await lookUp(page, phone);
  await page.getByLabel('First Name *').fill('Grace');
  await page.getByLabel('Last Name *').fill('Okafor');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(heading(page)).toHaveText('Welcome back, Grace!');
  await expect(heading(page)).toBeFocused();
  await expect(tile(page, 'Current Points')).toHaveText('0');
  await expect(redeemIn(page, 'Yard Coozie')).toHaveText('Need More Points');
  await expect(redeemIn(page, 'Yard Coozie')).toBeDisabled();
  await expect(page.getByText('5,000 points to Silver')).toBeVisible();
  await expect(page.getByText('500 points to Yard Coozie')).toBeVisible();
  await expectAccessible(page);

  await tab(page, 'Points History').click();
  await expect(page.getByText('No points history yet. Start recycling to earn points!')).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Recent Visits').click();
  await expect(page.getByText('No transactions yet. Visit us with your scrap metal!')).toBeVisible();

  await atCounter(stack, async (db) => {
    const { customer } = await findAtCounter(db, phone);
    await recordSale(db, customer?.id ?? '', { amountCents: 12_345 });
  });
  await tab(page, 'Points History').click();
  await expect(panel(page)).toContainText('+1,234');
  await tab(page, 'Recent Visits').click();
  await expect(panel(page)).toContainText('Bare Bright Copper');
  await expect(panel(page)).toContainText('27.433 lb');
  await expect(panel(page)).toContainText('$123.45');
  await expect(panel(page)).toContainText('+1,234 points');

  await openDashboard(page, phone);
  await expect(tile(page, 'Current Points')).toHaveText('1,234');
  await expect(tile(page, 'Lifetime Points')).toHaveText('1,234');
  await expect(tile(page, 'Total Visits')).toHaveText('1');
  await expect(page.getByText('3,766 points to Silver')).toBeVisible();
  const atFirst = whenAsked(page);
  await redeemIn(page, 'Yard Coozie').click();
  // The second tap of a double tap, should the button come up under the finger, is not an answer.
  expect(await atFirst).toBe('none');
  await expect(question(page)).toHaveAccessibleName('Spend 500 points on Yard Coozie?');
  await expectAccessibleInLightAndDark(page);
  await expect(question(page).getByRole('button', { name: 'Redeem' })).toHaveCSS('pointer-events', 'auto');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/rewards/redeem', async (route) => {
    await held;
    await route.continue();
  });
  await question(page)
    .getByRole('button', { name: 'Redeem' })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
  await expect(redeemIn(page, 'Yard Coozie')).toHaveText('Redeeming…');
  await expect(redeemIn(page, 'Yard Coozie')).toBeDisabled();
  release();
  const dialog = page.getByRole('dialog', { name: 'Yard Coozie' });
  await expect(dialog.getByText('Show this code at the counter.')).toBeVisible();
  const code = (await dialog.getByText(/^RW-[0-9A-Z]{8}$/).textContent()) ?? '';
  const drawing = dialog.getByRole('img', { name: `QR code of ${code}` }).locator('path');
  await expect(drawing.nth(1)).toHaveAttribute('d', /^(M\d+ \d+h1v1h-1z){100,}$/);
  await expectAccessible(page);
  // Before it can be pressed again, closing leads to the tabs.
  await expect(redeemIn(page, 'Yard Coozie')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(redeemIn(page, 'Yard Coozie')).toBeFocused();
  await expect(tile(page, 'Current Points')).toHaveText('734');
  await expect(tile(page, 'Lifetime Points')).toHaveText('1,234');
  await expect(page.getByRole('button', { name: /^Open reward code/ })).toHaveText([code]);
  expect(reported.filter(({ name }) => name === 'rewards_redeem')).toEqual([
    { name: 'rewards_redeem', params: { points: 500 } },
  ]);

  await tab(page, 'Points History').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expect(panel(page)).toContainText('−500');
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('button', { name: 'View My Rewards' })).toBeVisible();
});

// Asked: 68, 117, 198
test('a birthday is paid once: the second browser is told so', async ({
  page,
  browser,
  stack,
  reported,
  expectedErrors,
  extraHTTPHeaders,
  baseURL,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone } = await atCounter(stack, (db) => customerWith(db, 100, bornToday()));
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  const other = await context.newPage();
  await openDashboard(other, phone);
  await openDashboard(page, phone);
  await expectAccessible(page);

  await claimIn(page).dblclick();
  await expectToast(page, 'Happy Birthday, Ada!', '500 points are yours.');
  await expect(tile(page, 'Current Points')).toHaveText('600');
  await expect(page.getByText('This year’s 500 points are yours.')).toBeVisible();
  await expect(claimIn(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Birthday Rewards' })).toBeFocused();
  expect(reported.filter(({ name }) => name === 'rewards_birthday_claim')).toHaveLength(1);

  await claimIn(other).click();
  await expect(other.getByRole('region', { name: 'Birthday Rewards' }).getByRole('alert')).toHaveText(
    'You already claimed this year’s birthday bonus.',
  );
  await expect(tile(other, 'Current Points')).toHaveText('600');
  await expect(claimIn(other)).toBeHidden();
  await context.close();
});

// The date when the test runs, which may differ from the date when the file was loaded.
const BIRTHDAYS = [
  [() => ({}), 'Tell us your birthday at the counter'],
  [() => ({ ...bornToday(), dateOfBirthSetAt: new Date() }), 'less than 30 days'],
  [
    () => ({ ...bornToday(), dateOfBirth: inNewYork(new Date(Date.now() - 40 * DAY_MS)).date }),
    'Come back here on the day.',
  ],
] as const;
for (const [facts, text] of BIRTHDAYS) {
  test(`a birthday that cannot be claimed is explained: ${text} @proof`, async ({ page, stack }) => {
    const { phone } = await atCounter(stack, (db) => customerWith(db, 0, facts()));
    await openDashboard(page, phone);
    await expect(page.getByRole('region', { name: 'Birthday Rewards' }).getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Claim Birthday Bonus' })).toHaveCount(0);
  });
}

// Asked: 68, 119, 219
test('the streak panel stands from the third visit in a row', async ({ page, stack }) => {
  const { id, phone } = await atCounter(stack, (db) => customerWith(db));
  const visit = (daysAgo: number) =>
    atCounter(stack, (db) => recordSale(db, id, {}, new Date(Date.now() - daysAgo * DAY_MS)));
  const active = page.getByText('Visit Streak Bonus Active! Earning bonus points on every transaction!');
  await visit(20);
  await visit(10);
  await openDashboard(page, phone);
  await expect(tile(page, 'Visit Streak')).toHaveText('2');
  await expect(active).toHaveCount(0);
  await visit(0);
  await openDashboard(page, phone);
  await expect(active).toBeVisible();
  await expect(tile(page, 'Visit Streak')).toHaveText('3');
  await tab(page, 'Points History').click();
  await expect(panel(page)).toContainText('Visit streak bonus');
  await expect(panel(page)).toContainText('+45');
  await expectAccessible(page);
});

test('rewards of a higher tier are locked and name it @proof', async ({ page, stack }) => {
  const { phone } = await atCounter(stack, (db) =>
    customerWith(db, 4_000, { firstName: 'Bartholomew-Maximilian', lastName: '<b>O’Hara</b>' }),
  );
  await openDashboard(page, phone);
  await expect(offer(page, 'Front-of-line Pass')).toContainText('Gold and above');
  await expect(redeemIn(page, 'Front-of-line Pass')).toHaveText('Locked');
  await expect(redeemIn(page, 'Front-of-line Pass')).toBeDisabled();
  await expect(redeemIn(page, '$75 Cash Bonus')).toHaveText('Need More Points');
  await expect(redeemIn(page, 'Yard Coozie')).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await expectAccessibleInLightAndDark(page);
});

// Asked: 198
test('points that another tab has spent: the refusal is told and the figures follow', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { id, phone } = await atCounter(stack, (db) => customerWith(db, 600));
  await openDashboard(page, phone);
  const { id: rewardId } = await rewardNamed(page, 'Yard Coozie');
  await atCounter(stack, (db) => redeemReward(db, { customerId: id, rewardId, requestKey: null }));
  await redeemCoozie(page);
  await expect(offer(page, 'Yard Coozie').getByRole('alert')).toHaveText(
    'There aren’t enough points for this reward yet.',
  );
  await expect(tile(page, 'Current Points')).toHaveText('100');
  await expect(redeemIn(page, 'Yard Coozie')).toHaveText('Need More Points');
  await expect(page.getByRole('button', { name: /^Open reward code/ })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
