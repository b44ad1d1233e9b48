import { expect, test } from 'vitest';
import type { PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import { isPaymentOf } from './rows.ts';

const ORDER = { id: 'o1', totalCents: 8_355 };
const RIGHT = { orderId: 'o1', amountCents: 8_355, currency: 'USD' };
const is = (change: object) => isPaymentOf(ORDER, { ...RIGHT, ...change } as PaypalPayment);

test('a payment is an order’s with its id, its total and our currency', () => expect(is({})).toBe(true));

test.each([{ orderId: 'o2' }, { orderId: null }, { amountCents: 8_354 }, { currency: 'EUR' }])(
  'with %o it is not',
  (change) => expect(is(change)).toBe(false),
);
