import { afterAll, expect, test } from 'vitest';
import { openStripeMock } from '../../../tests/support/open-stripe-mock.ts';

const { mock, stripe, createIntent, watchEvents } = await openStripeMock();

afterAll(() => mock.stop());

test('a paid intent has a charge and what Stripe keeps of it', async () => {
  const { id } = await createIntent();
  const events = watchEvents();
  mock.pay(id);
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
  expect(intent).toMatchObject({
    status: 'succeeded',
    amount_received: 4_252,
    latest_charge: { paid: true, balance_transaction: { amount: 4_252, fee: 153, net: 4_099 } },
  });
  expect(events()).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
  expect(() => mock.pay(id)).toThrow('status of succeeded');
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a declined intent can be paid with another card', async () => {
  const { id } = await createIntent();
  expect(mock.decline(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
  });
  expect(mock.pay(id).status).toBe('succeeded');
});

test('a payment that takes its time comes, or does not', async () => {
  const [good, bad] = [await createIntent(), await createIntent()];
  expect(mock.process(good.id).status).toBe('processing');
  expect(mock.finish(good.id).status).toBe('succeeded');
  mock.process(bad.id);
  expect(mock.finish(bad.id, 'failed').status).toBe('requires_payment_method');
});

test('a card may ask the customer to authenticate', async () => {
  const { id } = await createIntent();
  expect(mock.pay(id, { card: '4000002500003155' }).status).toBe('requires_action');
  expect(mock.authenticate(id, false).last_payment_error?.code).toBe('payment_intent_authentication_failure');
});

test('a charge is refunded in parts, never beyond what was paid', async () => {
  const { id } = await createIntent();
  mock.pay(id);
  const events = watchEvents();
  mock.refund(id, 1_000);
  expect(events()).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
  const rest = await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
  expect(rest.amount).toBe(3_252);
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a refund that fails leaves the money with us', async () => {
  const { id } = await createIntent();
  mock.pay(id);
  const refund = mock.refund(id);
  const events = watchEvents();
  expect(mock.failRefund(refund.id)).toMatchObject({ status: 'failed' });
  expect(events()).toEqual(['refund.updated', 'refund.failed']);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('a dispute takes the money and is closed', async () => {
  const { id } = await createIntent();
  mock.pay(id);
  const dispute = mock.dispute(id);
  expect(dispute).toMatchObject({ amount: 4_252, status: 'needs_response', payment_intent: id });
  expect(mock.closeDispute(id, 'won').balance_transactions).toHaveLength(2);
});
