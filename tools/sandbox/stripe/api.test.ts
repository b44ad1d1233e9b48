import type { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { ORDER, openStripeMock } from '../../../tests/support/open-stripe-mock.ts';

const { mock, stripe, connect } = await openStripeMock();

afterAll(() => mock.stop());

test('the same key makes one intent, and refuses another call', async () => {
  const idempotencyKey = 'order-1';
  const first = await stripe.paymentIntents.create(ORDER, { idempotencyKey });
  const again = await stripe.paymentIntents.create(ORDER, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    stripe.paymentIntents.create({ ...ORDER, amount: 9_999 }, { idempotencyKey }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test.each([
  ['an amount below the minimum', { amount: 49 }, 'amount_too_small', 'amount'],
  ['half a cent', { amount: 99.5 }, 'parameter_invalid_integer', 'amount'],
  ['no amount', { amount: undefined }, 'parameter_missing', 'amount'],
  [
    'a parameter of an older version',
    { payment_method_types: ['card'] },
    'parameter_unknown',
    'payment_method_types',
  ],
  [
    'a field that no address has',
    { shipping: { name: 'R', address: { zip: '1' } } },
    'parameter_unknown',
    'shipping[address][zip]',
  ],
  ['no email address', { receipt_email: 'rosa' }, 'email_invalid', 'receipt_email'],
])('%s is refused', async (_, wrong, code, param) => {
  const values = { ...ORDER, ...wrong } as Stripe.PaymentIntentCreateParams;
  await expect(stripe.paymentIntents.create(values)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

test('nobody comes in with another key', async () => {
  await expect(connect('sk_test_other').paymentIntents.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});
