import { expect, test } from 'vitest';
import { toPayment } from './paypal-payment.ts';

const amount = { currency_code: 'USD', value: '42.50' };
const capture = (id: string, status: string) => ({ id, status, amount, custom_id: 'ours' });

const payment = (status: string, captures: ReturnType<typeof capture>[] = []) =>
  toPayment({
    id: 'P1',
    status,
    update_time: '2026-11-21T15:00:00Z',
    purchase_units: [{ custom_id: 'ours', amount, payments: { captures } }],
  });

test.each([
  ['CREATED', 'open'],
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['APPROVED', 'approved'],
  ['COMPLETED', 'over'],
  ['VOIDED', 'over'],
  ['SOMETHING_NEW', 'over'],
])('an order that is %s is %s', (status, state) => {
  expect(payment(status)).toMatchObject({ state, amountCents: 4_250, currency: 'USD', capture: null });
});

test.each([
  ['COMPLETED', 'paid'],
  ['PARTIALLY_REFUNDED', 'paid'],
  ['REFUNDED', 'paid'],
  ['PENDING', 'processing'],
  ['SOMETHING_NEW', 'processing'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
])('of an order that is COMPLETED, a capture that is %s is %s', (status, outcome) => {
  expect(payment('COMPLETED', [capture('C1', status)]).capture).toMatchObject({ outcome, orderId: 'ours' });
});

test('the capture that counts is the newest that was not refused', () => {
  const captures = [capture('C1', 'DECLINED'), capture('C2', 'COMPLETED'), capture('C3', 'DECLINED')];
  expect(payment('COMPLETED', captures).capture?.id).toBe('C2');
});

test('an amount in another currency is never one of ours', () => {
  const yen = { currency_code: 'JPY', value: '4250' };
  const { amountCents, currency } = toPayment({
    id: 'P1',
    status: 'APPROVED',
    purchase_units: [{ amount: yen }],
  });
  expect({ amountCents, currency }).toEqual({ amountCents: null, currency: 'JPY' });
});
