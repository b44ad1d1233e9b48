import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import type { Stack } from '../../tools/stack.ts';
import { paidOrder, unpaidOrder } from '../support/paid-order.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { openStaffMenu } from '../support/staff-menu.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The money of one day in 2025 that no other test uses. */
const moveMoney = (stack: Stack) =>
  atCounter(stack, async (db) => {
    const { id: orderId } = await unpaidOrder({ db }, 'packed');
    const movement = (provider: 'stripe' | 'paypal', day: string, amountCents: number, feeCents: number) => ({
      orderId,
      provider,
      kind: amountCents > 0 ? ('capture' as const) : ('refund' as const),
      reference: `${provider}-${day}-${amountCents}-${orderId}`,
      capture: amountCents > 0 ? null : `${provider}-${day}`,
      amountCents,
      feeCents,
      movedAt: new Date(`${day}T16:00:00Z`),
    });
    await db
      .insert(paymentMovements)
      .values([
        movement('stripe', '2025-06-10', 120_050, 3_511),
        movement('stripe', '2025-06-12', 4_000, 146),
        movement('stripe', '2025-06-12', -9_000, 0),
        movement('paypal', '2025-06-12', 1_899, 115),
      ]);
  });

/** An order that was paid here, and again by another card payment. */
const payTwice = (stack: Stack) =>
  atCounter(stack, async (db) => {
    const { id: orderId, number, totalCents } = await paidOrder({ db }, 'packed');
    stack.mocks.stripe.invent({ orderId }, totalCents);
    await stack.mocks.stripe.webhooks.settled();
    return number;
  });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const figures = (page: Page, row: RegExp) =>
  section(page, 'Money by day and provider')
    .getByRole('row', { name: row })
    .getByRole('cell')
    .filter({ hasText: /\d/ });

test('an owner’s menu leads to blog, money, orders and providers, each with what it is for @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const main = page.getByRole('main');
  for (const [link, path, part] of [
    ['Blog', '/admin/blog', main.getByText(/\d+ published/)],
    ['Money', '/admin/funding', section(page, 'Reconciliation')],
    ['Orders', '/admin/funding/orders', main.getByRole('searchbox')],
    ['Providers', '/admin/providers', main.getByRole('button', { name: 'Test Stripe' })],
  ] as const) {
    await openStaffMenu(page);
    await menu.getByRole('link', { name: new RegExp(`^${link}`) }).click();
    await expect(page).toHaveURL(path);
    await expect(part).toBeVisible();
  }
});

// Asked: 27
test('money by day adds up in chart, table and CSV, and a second payment is given back', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await moveMoney(stack);
  const number = await payTwice(stack);
  await page.goto('/admin/funding');

  const gap = section(page, 'Reconciliation').getByRole('listitem').filter({ hasText: number });
  await expect(gap.getByRole('heading', { name: /^Paid twice: \$\d/ })).toBeVisible();
  await expectAccessible(page);
  await gap.getByRole('button', { name: /^Refund \$/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Refund \$.*\?$/ });
  await expect(question).toHaveAccessibleDescription(new RegExp(number));
  await page.keyboard.press('Escape');
  // A closed dialog is hidden a moment before the page takes it away, and until then its button opens nothing.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(gap.getByRole('button', { name: /^Refund \$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of the second payment refunded$/)).toBeVisible();
  await expect(gap).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Reconciliation' })).toBeFocused();

  await field(page, 'From').fill('2025-06-30');
  await field(page, 'To').fill('2025-06-01');
  await page.keyboard.press('Enter');
  await expect(field(page, 'To')).toBeFocused();
  await expect(field(page, 'To')).toHaveAccessibleDescription('This is before the first day');
  await field(page, 'From').fill('2025-06-01');
  await field(page, 'To').fill('2025-06-30');
  await page.keyboard.press('Enter');

  const chart = page.getByRole('img', {
    name: /^Bar chart of money by day from Jun 1, 2025 to Jun 30, 2025/,
  });
  await expect(chart).toHaveAccessibleName(/Sales total \$1,259\.49/);
  await expect(page.getByText('Highest day: about $1,201')).toBeVisible();
  await expect(figures(page, /^Jun 10, 2025/)).toHaveText([
    '$1,200.50',
    '$35.11',
    '$0.00',
    '$0.00',
    '$1,165.39',
    '$0.00',
  ]);
  await expect(figures(page, /Jun 12, 2025 Stripe/)).toHaveText([
    '$40.00',
    '$1.46',
    '$90.00',
    '$0.00',
    '−$51.46',
    '$0.00',
  ]);
  await expect(figures(page, /Jun 12, 2025 PayPal/)).toHaveText([
    '$18.99',
    '$1.15',
    '$0.00',
    '$0.00',
    '$17.84',
    '$0.00',
  ]);
  await expect(figures(page, /^Total/)).toHaveText([
    '$1,259.49',
    '$37.72',
    '$90.00',
    '$0.00',
    '$1,131.77',
    '$0.00',
  ]);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('money-2025-06-01-to-2025-06-30.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.slice(1)).toEqual([
    '2025-06-12,Stripe,40.00,1.46,90.00,0.00,-51.46,0.00,0',
    '2025-06-12,PayPal,18.99,1.15,0.00,0.00,17.84,0.00,0',
    '2025-06-10,Stripe,1200.50,35.11,0.00,0.00,1165.39,0.00,0',
    'Total,,1259.49,37.72,90.00,0.00,1131.77,0.00,0',
  ]);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
});
