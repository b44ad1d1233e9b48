import type { Page } from 'playwright/test';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { atCounter, lookUp, offer, openDashboard, panel, tab } from '../support/rewards-page.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a session that is over asks for the number again @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone } = await atCounter(stack, (db) => customerWith(db, 600));
  await openDashboard(page, phone);
  await page.context().clearCookies();
  await offer(page, 'Yard Coozie').getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Please look up your phone number again.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('button', { name: 'View My Rewards' })).toBeVisible();
});

test('a list that cannot be had says so in its tab, offline too, and comes with Retry or the connection @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone } = await atCounter(stack, (db) => customerWith(db, 600));
  await page.clock.install();
  await openDashboard(page, phone);
  await page.route('**/points-history', (route) => route.fulfill({ status: 503 }));
  await tab(page, 'Points History').click();
  await expect(panel(page).getByRole('status')).toHaveText('Loading points history…');
  await expectAccessible(page);
  await pastRetries(page, panel(page).getByText(/^We can’t show your points history right now\./));
  await expectAccessible(page);
  await page.unroute('**/points-history');
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText('+600');

  await page.context().setOffline(true);
  await tab(page, 'Recent Visits').click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'We can’t show your recent visits right now. You’re offline.',
  );
  await tab(page, 'Points History').click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Your points history may be out of date. You’re offline.',
  );
  await expect(panel(page)).toContainText('+600');
  await page.context().setOffline(false);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await tab(page, 'Recent Visits').click();
  await expect(page.getByText('No transactions yet. Visit us with your scrap metal!')).toBeVisible();
});

test('a redemption or a bonus that fails says why where it was pressed, until the next try @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone } = await atCounter(stack, (db) =>
    customerWith(db, 2_000, {
      dateOfBirth: `1980-${inNewYork(new Date()).date.slice(5)}`,
      dateOfBirthSetAt: new Date('2020-01-01'),
    }),
  );
  await openDashboard(page, phone);
  const refuse = (url: string) =>
    page.route(url, (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', error: 'Too late.' } }),
    );
  await refuse('**/check-birthday');
  const birthday = page.getByRole('region', { name: 'Birthday Rewards' });
  await birthday.getByRole('button').click();
  await expect(birthday.getByRole('alert')).toHaveText('Too late.');
  await refuse('**/api/rewards/redeem');
  await offer(page, 'Yard Coozie').getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(offer(page, 'Yard Coozie').getByRole('alert')).toHaveText('Too late.');
  await expect(birthday.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/rewards/redeem');
  await offer(page, 'Yard Coozie').getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Too late.')).toHaveCount(0);
});

/** Fills in the form of a new account; the dashboard then loads its customer on its own. */
async function fillAccount(page: Page): Promise<void> {
  await lookUp(page, freshPhone().slice(2));
  await page.getByLabel('First Name *').fill('Grace');
  await page.getByLabel('Last Name *').fill('Okafor');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
}
const submitAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test.describe('a customer who must still be asked for', () => {
  test('stands in placeholders while it loads @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await fillAccount(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/customers/phone/*', async (route) => {
      await held;
      await route.continue();
    });
    await submitAccount(page);
    await expect(page.locator('[data-dashboard=loading]').getByText('Loading your rewards…')).toBeAttached();
    await expectAccessible(page);
    release();
    await expect(heading(page)).toHaveText('Welcome back, Grace!');
  });

  // Asked: 115
  test('and is not there', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await fillAccount(page);
    await page.route('**/api/customers/phone/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', error: 'We couldn’t find that.' } }),
    );
    await submitAccount(page);
    await expect(heading(page)).toHaveText('Customer Not Found');
    await expect(page.getByText('Please check your phone number and try again.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page.getByRole('button', { name: 'View My Rewards' })).toBeVisible();
  });

  test('and cannot be had: said so, and Retry @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await page.clock.install();
    await fillAccount(page);
    await page.route('**/api/customers/phone/*', (route) => route.fulfill({ status: 503 }));
    await submitAccount(page);
    await pastRetries(page, heading(page).getByText('We can’t show your rewards right now'));
    await expectAccessible(page);
    await page.unroute('**/api/customers/phone/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Welcome back, Grace!');
  });
});
