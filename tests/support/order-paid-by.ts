import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { readStaffOrderApi, type StaffOrder } from '../../src/domain/orders/admin-orders.api.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../src/domain/payments/payments.api.ts';
import type { Stack } from '../../tools/stack.ts';
import { cardBody, cartOf, CUSTOMER } from './order.ts';
import { atCounter } from './rewards-page.ts';

/** An order that an owner's browser paid in the sandbox, once its message has shown that staff send a part of it. */
export async function orderPaidBy(page: Page, stack: Stack): Promise<StaffOrder> {
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
  stack.mocks.stripe.pay(clientSecret.split('_secret_')[0] ?? '');
  const read = async () =>
    (await (await page.request.get(readStaffOrderApi.path.replace(':id', orderId))).json()) as StaffOrder;
  await expect.poll(async () => (await read()).toPack).toBe(true);
  return read();
}
