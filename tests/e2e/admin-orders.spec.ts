import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readStaffOrderApi, type StaffOrder } from '../../src/domain/orders/admin-orders.api.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../src/domain/payments/payments.api.ts';
import { moneyText } from '../../src/domain/shared/money.ts';
import type { Stack } from '../../tools/stack.ts';
import { cardBody, cartOf, CUSTOMER } from '../support/order.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Pays an order in the sandbox, and waits until its errand has shown who sends what. */
async function paidOrder(page: Page, stack: Stack): Promise<StaffOrder> {
  const onSale = await atCounter(stack, (db) => cartOf(db, 200));
  // Printful makes no coffee: it is for staff.
  const coffee = onSale.filter(({ name }) => name.includes('Coffee')).slice(0, 2);
  const data = cardBody(coffee.map((item) => ({ ...item, quantity: 2 })));
  const customerEmail = `ada.${randomUUID().slice(0, 8)}@example.com`;
  const created = await page.request.post(createPaymentIntentApi.path, {
    data: { ...data, customerInfo: { ...CUSTOMER, customerEmail } },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { orderId, clientSecret } = (await created.json()) as PaymentIntentCreated;
  stack.rooms.stripe.pay(clientSecret.split('_secret_')[0] ?? '');
  const read = async () =>
    (await (await page.request.get(readStaffOrderApi.path.replace(':id', orderId))).json()) as StaffOrder;
  await expect.poll(async () => (await read()).toPack, { timeout: 15_000 }).toBe(true);
  return read();
}

test('an order is found, sent with a tracking mail, and given back in part and then in full', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'owner');
  const { number, customerEmail, totalCents, lines } = await paidOrder(page, stack);
  await page.goto('/admin/funding/orders');
  await page.getByRole('link', { name: 'To send' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByLabel('Number, phone or e-mail').fill(customerEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeVisible();
  await page.getByRole('link', { name: number }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expect(page.getByRole('link', { name: /At Stripe/ })).toHaveAttribute(
    'href',
    /dashboard\.stripe\.com/,
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await button(page, /^It has left/).click();
  const tracking = page.getByLabel('Tracking number');
  await expect(tracking).toHaveAccessibleDescription(/^Please enter the tracking number/);
  await expect(tracking).toBeFocused();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  await tracking.fill('1z999aa10123456784');
  await page.getByLabel('Carrier').selectOption('UPS');
  await button(page, /^It has left/).click();
  await expect(page.getByText('Please choose what is in the parcel')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await tracking.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Send a parcel' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Goods' })).toBeFocused();
  await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute('href', /ups\.com/);
  const mails = () => stack.mail.messages().filter(({ to }) => to.includes(customerEmail));
  await expect
    .poll(() => mails().map(({ subject }) => subject), { timeout: 15_000 })
    .toContain(`Your order ${number} is on its way`);
  expect(mails().at(-1)?.text).toContain('1Z999AA10123456784');
  expect(lines.some(({ isByStaff }) => isByStaff)).toBe(true);

  const refund = page.getByRole('region', { name: 'Refund' });
  const amount = refund.getByLabel('Amount, in dollars');
  await amount.fill(String(totalCents));
  await refund.getByLabel('Reason, for colleagues').fill('Arrived with a hole');
  await page.keyboard.press('Enter');
  await expect(refund.getByRole('alert')).toHaveText('That is more than is left of this payment.');
  await amount.fill('5');
  await expect(button(page, 'Give back $5.00')).toBeVisible();
  await amount.press('Enter');
  await expect(refund.getByText(`${moneyText(totalCents - 500)} can go back`)).toBeVisible();
  await expect(refund.getByRole('heading', { name: 'Refund' })).toBeFocused();
  await button(page, 'All of it').click();
  await refund.getByLabel('Reason, for colleagues').fill('The rest as well');
  await button(page, `Give back ${moneyText(totalCents - 500)}`).click();
  await expect(refund.getByText('Nothing is left that could go back.')).toBeVisible();
  await expect(refund.getByRole('heading', { name: 'Refund' })).toBeFocused();
  const events = page.getByRole('region', { name: 'What happened' });
  await expect(events.getByText('Refund of $5.00 went back')).toBeVisible();
  await expect(events.getByText(/The rest as well/)).toBeVisible();
  await expectAccessible(page);
});
