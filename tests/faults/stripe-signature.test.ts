import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { booksOf, deliver, paidCardOrder } from '../support/card-order.ts';
import { useServer } from '../support/server.ts';
import { writtenSoFar } from '../support/written-so-far.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
});

const sign = (body: string, secret: string, timestamp?: number) => ({
  body,
  headers: {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      ...(timestamp === undefined ? {} : { timestamp }),
    }),
  },
});

const now = () => Math.floor(Date.now() / 1_000);

// Asked: 381
test.each<[string, (event: SignedEvent, secret: string) => SignedEvent]>([
  ['another secret', ({ body }) => sign(body, `whsec_${randomUUID()}`)],
  ['a signature of six minutes ago', ({ body }, secret) => sign(body, secret, now() - 360)],
  [
    'a body that was read and written again',
    (event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body)) }),
  ],
  ['a changed amount', (event) => ({ ...event, body: event.body.replace(/"amount": \d+/, '"amount": 1') })],
  ['no signature', ({ body }) => ({ body, headers: {} })],
  ['a signature of rubbish', ({ body }) => ({ body, headers: { 'stripe-signature': 't=x,v1=é' } })],
  ['an empty body', (event) => ({ ...event, body: '' })],
])('%s is refused, and nothing is written', async (_, forge) => {
  const mine = await paidCardOrder(server);
  const before = await writtenSoFar(server);
  const secret = server.mocks.stripe.environment['STRIPE_WEBHOOK_SECRET'] ?? '';
  const response = await deliver(forge(mine.succeeded, secret));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_signature' });
  expect(await writtenSoFar(server)).toEqual(before);
  expect((await booksOf(server, mine.orderId)).order.payment).toBe('pending');
});

// Asked: 381
test.each([
  ['without an id', { type: 'payment_intent.succeeded' }],
  ['without a type', { id: 'evt_1' }],
  ['with a list for an id', { id: ['evt_1'], type: 'payment_intent.succeeded' }],
])('what is signed and is an event %s is refused, and nothing is written', async (_, facts) => {
  const { intentId } = await paidCardOrder(server);
  const before = await writtenSoFar(server);
  const body = JSON.stringify({ object: 'event', data: { object: { id: intentId } }, ...facts });
  const secret = server.mocks.stripe.environment['STRIPE_WEBHOOK_SECRET'] ?? '';
  const response = await deliver(sign(body, secret));
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  expect(await writtenSoFar(server)).toEqual(before);
});
