import type { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { ORDER, openStripeMock } from '../../../tests/support/open-stripe-mock.ts';

const { mock, stripe, setting, connect, createIntent } = await openStripeMock();

afterAll(() => mock.stop());

test('an intent is made, found and listed', async () => {
  const intent = await createIntent();
  expect(intent).toMatchObject({
    amount: 4_252,
    status: 'requires_payment_method',
    metadata: ORDER.metadata,
  });
  expect(intent.client_secret).toContain(`${intent.id}_secret_`);
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id });
  const { data } = await stripe.paymentIntents.list({ created: { gte: intent.created }, limit: 1 });
  expect(data.map(({ id }) => id)).toEqual([intent.id]);
});

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

test('an update merges metadata, an open intent is canceled', async () => {
  const { id } = await createIntent();
  const updated = await stripe.paymentIntents.update(id, { amount: 5_000, metadata: { orderNumber: '7' } });
  expect(updated).toMatchObject({ amount: 5_000, metadata: { ...ORDER.metadata, orderNumber: '7' } });
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
});

test('events are signed over their bytes, and can be fetched', async () => {
  const { id } = await createIntent();
  const { body, headers } = mock.webhooks.sent.at(-1) ?? { body: '', headers: {} };
  const secret = setting('STRIPE_WEBHOOK_SECRET');
  const signature = headers['stripe-signature'] ?? '';
  const event = stripe.webhooks.constructEvent(body, signature, secret);
  expect(event).toMatchObject({ type: 'payment_intent.created', data: { object: { id } } });
  const rewritten = JSON.stringify(JSON.parse(body));
  expect(() => stripe.webhooks.constructEvent(rewritten, signature, secret)).toThrow('signature');
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
});

test('what is armed happens to the calls', async () => {
  mock.switches.arm(/^POST \/v1\/payment_intents$/, { kind: 'status', status: 503 }, 1);
  await expect(createIntent()).rejects.toMatchObject({ statusCode: 503 });
  expect((await createIntent()).status).toBe('requires_payment_method');
});
