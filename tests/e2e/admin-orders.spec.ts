import type { Page } from 'playwright/test';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { eachOf } from '../support/each-of.ts';
import { openFilters } from '../support/list-filters.ts';
import { orderPaidBy } from '../support/order-paid-by.ts';
import { closePrint, countPrints, printsOf } from '../support/printed.ts';
import { countPresses } from '../support/presses.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

// Asked: 321, 330, 343
test('an order is found, sent with a tracking mail, and given back in part and then in full', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await countPrints(page);
  await signInAs(page, stack, 'owner');
  const { number, customerName, customerEmail, totalCents, lines } = await orderPaidBy(page, stack);
  await page.goto('/admin/funding/orders');
  const lists = page.getByRole('navigation', { name: 'Orders' });
  await expect(lists.getByRole('link', { name: 'Paid orders' })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(customerName);
  await expect(row).toContainText('Paid');
  // Abandoned carts are out of the way until somebody asks for them.
  await expect(page.getByRole('cell', { name: /Not paid/ })).toHaveCount(0);
  await expectAccessible(page);
  await lists.getByRole('link', { name: 'All orders' }).click();
  await openFilters(page);
  await page.getByLabel('Payment').selectOption('Not paid');
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: 'To ship', exact: true }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Paid orders' }).click();
  await page.getByLabel('Name, number, phone or email').fill(customerEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeVisible();
  await page.getByRole('link', { name: number }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expect(page.getByRole('link', { name: /View in Stripe/ })).toHaveAttribute(
    'href',
    /dashboard\.stripe\.com/,
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await button(page, 'Print packing slip').click();
  await expect.poll(() => printsOf(page)).toBe(1);
  const slip = page.locator('.printed-sheet');
  await expect(slip).toContainText(new RegExp(`Packing slip.*${number}.*${customerName}`));
  await expect(slip.getByRole('listitem', { includeHidden: true })).toHaveText(
    lines
      .filter(({ isByStaff }) => isByStaff)
      .map(({ quantity, name }) => new RegExp(`${quantity} x.*${name}`)),
  );
  await expect(slip).not.toContainText('$');
  await closePrint(page);

  await button(page, /^Mark as shipped/).click();
  const tracking = page.getByLabel('Tracking number');
  await expect(tracking).toHaveAccessibleDescription(/^Please enter the tracking number/);
  await expect(tracking).toBeFocused();
  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.uncheck();
  await tracking.fill('1z999aa10123456784');
  await page.getByLabel('Carrier').selectOption('UPS');
  await button(page, /^Mark as shipped/).click();
  await expect(page.getByText('Please choose what’s in the package')).toBeVisible();
  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.check();
  await tracking.focus();
  await page.keyboard.press('Enter');
  const unverified = page.getByRole('alertdialog', { name: 'Ship to an address we couldn’t verify?' });
  await unverified.getByRole('button', { name: 'Yes, the address is right' }).click();
  await expect(page.getByRole('heading', { name: 'Ship a package' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Fulfillment' })).toBeFocused();
  await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute('href', /ups\.com/);
  const mail = () =>
    stack.mail.messages().find(({ subject }) => subject === `Your order ${number} is on its way`);
  await expect.poll(mail).toMatchObject({ to: [customerEmail] });
  expect(mail()?.text).toContain('1Z999AA10123456784');
  expect(lines.some(({ isByStaff }) => isByStaff)).toBe(true);

  const refund = page.getByRole('region', { name: 'Refund' });
  const amount = refund.getByLabel('Amount in dollars');
  const note = refund.getByLabel('Internal note');
  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: /^Refund \$/ });
  const pieces = refund.getByRole('combobox', { name: /: pieces to refund$/ }).first();
  await pieces.selectOption('1 of 2');
  await expect(refund.getByRole('status')).toHaveText(/^Items \$[\d.]+, tax \$[\d.]+, shipping \$[\d.]+: \$/);
  await expect(amount).toHaveCount(0);
  await expectAccessible(page);
  await pieces.selectOption('None');
  await amount.fill(String(totalCents));
  await note.fill('Arrived with a hole');
  await page.keyboard.press('Enter');
  await yes.click();
  await expect(refund.getByRole('alert')).toHaveText('That’s more than what’s left of this payment.');
  await page.goBack();
  const presses = await countPresses(page);
  await page.getByRole('link', { name: number }).click();
  await amount.click();
  await page.keyboard.type('5');
  await expect(button(page, 'Refund $5.00')).toBeVisible();
  await note.click();
  await page.keyboard.type('Torn sleeve');
  await page.keyboard.press('Enter');
  // The answer is two more: the key to it, and Enter.
  await expect(question).toBeVisible();
  expect(presses.total() + 2).toBeLessThanOrEqual(18);
  await expect(question).toHaveAccessibleName(`Refund $5.00 to ${customerName}?`);
  await expect(question).toHaveAccessibleDescription(new RegExp(`^Order ${number}`));
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(note).toBeFocused();
  await expect(amount).toHaveValue('5');
  await note.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(refund.getByText(`Up to ${moneyText(totalCents - 500)} can go back`)).toBeVisible();
  await expect(refund.getByRole('heading', { name: 'Refund' })).toBeFocused();
  await button(page, 'Full amount').click();
  await expect(note).toBeFocused();
  await note.fill('The rest as well');
  await button(page, `Refund ${moneyText(totalCents - 500)}`).click();
  await yes.evaluate((press: HTMLButtonElement) => {
    for (let count = 0; count < 5; count += 1) press.click();
  });
  await expect(refund.getByText('Nothing left to refund.')).toBeVisible();
  await expect(refund.getByRole('heading', { name: 'Refund' })).toBeFocused();
  const events = page.getByRole('region', { name: 'Timeline' });
  await expect(events.getByText('$5.00 refunded')).toBeVisible();
  await expect(events.getByText(/The rest as well/)).toBeVisible();
  await expectAccessible(page);
});
