import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { settlePayment } from '../../netlify/services/payments/settle-payment.ts';
import {
  booksOf,
  deliver,
  eventsOf,
  PAID_MESSAGES,
  startCardOrder,
  type CardOrder,
} from '../support/card-order.ts';
import { cartOf, totalsOf } from '../support/order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let totalCents: number;
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
  ({ totalCents } = totalsOf(await cartOf(server.db), 'card'));
});

/** Every event of an order's payment that has not been delivered yet, oldest first. */
async function deliverAll({ intentId }: CardOrder): Promise<void> {
  for (const event of eventsOf(server, intentId)) {
    const response = await deliver(event);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
  }
}

const books = ({ orderId }: CardOrder) => booksOf(server, orderId);

test('a payment that succeeded finishes its order, with what Stripe kept', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.pay(mine.intentId);
  await deliverAll(mine);
  const { order, messages, movements, events } = await books(mine);
  expect(order).toMatchObject({ payment: 'paid', refundedCents: 0 });
  expect(order.paidAt).toBeInstanceOf(Date);
  expect(messages).toEqual(PAID_MESSAGES);
  expect(movements).toMatchObject([{ kind: 'capture', amountCents: totalCents }]);
  expect(movements[0]?.reference).toMatch(/^(ch|py)_/);
  expect(movements[0]?.feeCents).toBeGreaterThan(0);
  expect(events).toHaveLength(1);
});

test('a payment on its way is shown as such, and finished when it arrives', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.process(mine.intentId);
  await deliverAll(mine);
  expect(await books(mine)).toMatchObject({ order: { payment: 'processing' }, messages: [], movements: [] });
  server.mocks.stripe.finish(mine.intentId);
  await deliverAll(mine);
  expect(await books(mine)).toMatchObject({ order: { payment: 'paid' }, messages: PAID_MESSAGES });
});

test('a declined one can be tried again, and then pays', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.decline(mine.intentId);
  await deliverAll(mine);
  expect(await books(mine)).toMatchObject({ order: { payment: 'failed' }, messages: [], movements: [] });
  server.mocks.stripe.pay(mine.intentId);
  await deliverAll(mine);
  expect(await books(mine)).toMatchObject({ order: { payment: 'paid' }, messages: PAID_MESSAGES });
});

test('late news of another try leaves a paid order paid, since when it was', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.pay(mine.intentId);
  await deliverAll(mine);
  const { paidAt } = (await books(mine)).order;
  for (const outcome of ['failed', 'processing', 'paid'] as const) {
    const truth = { provider: 'stripe', reference: `ch_${outcome}`, namesOrder: true, outcome } as const;
    await settlePayment(server.db, mine.orderId, {
      ...truth,
      amountCents: totalCents,
      currency: 'USD',
      feeCents: null,
    });
    expect((await books(mine)).order).toMatchObject({ payment: 'paid', paidAt });
  }
});

/** An order that was paid twice, with both payments disputed. */
async function contestedTwice() {
  const mine = await startCardOrder(server);
  server.mocks.stripe.pay(mine.intentId);
  const both = [mine.intentId, server.mocks.stripe.invent({ orderId: mine.orderId }, totalCents).id] as const;
  for (const intentId of both) server.mocks.stripe.dispute(intentId);
  const tellAll = async () => {
    for (const intentId of both) await deliverAll({ ...mine, intentId });
  };
  await tellAll();
  const isDisputed = async () => (await books(mine)).order.disputed;
  return { both, tellAll, isDisputed };
}

test('one dispute that is won leaves the flag while another is open; the last one takes it', async () => {
  const { both, tellAll, isDisputed } = await contestedTwice();
  for (const [intentId, left] of [
    [both[1], true],
    [both[0], false],
  ] as const) {
    server.mocks.stripe.closeDispute(intentId, 'won');
    await tellAll();
    await tellAll();
    expect(await isDisputed()).toBe(left);
  }
});

test('a dispute that was lost keeps the flag, whichever is told last', async () => {
  const { both, tellAll, isDisputed } = await contestedTwice();
  server.mocks.stripe.closeDispute(both[0], 'lost');
  await tellAll();
  server.mocks.stripe.closeDispute(both[1], 'won');
  await tellAll();
  expect(await isDisputed()).toBe(true);
});

test('a dispute that is won while another is opened leaves the flag', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.pay(mine.intentId);
  const { id: second } = server.mocks.stripe.invent({ orderId: mine.orderId }, totalCents);
  server.mocks.stripe.dispute(mine.intentId);
  await deliverAll(mine);
  server.mocks.stripe.closeDispute(mine.intentId, 'won');
  server.mocks.stripe.dispute(second);
  const events = [mine.intentId, second].flatMap((id) => eventsOf(server, id, 'charge.dispute.'));
  const told = [...events, ...events];
  const answers = await Promise.all(told.map((event) => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(told.map(() => 200));
  expect((await books(mine)).order.disputed).toBe(true);
});

test('what concerns no order of ours is taken and changes nothing', async () => {
  const before = await server.db.select().from(orders);
  const mine = await startCardOrder(server);
  const made = eventsOf(server, mine.intentId, 'payment_intent.created');
  const answers = await Promise.all(made.map((event) => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([200]);
  expect((await books(mine)).events).toEqual([]);
  expect(await server.db.select().from(orders)).toHaveLength(before.length + 1);
});

test('the log names orders and figures alone', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.pay(mine.intentId);
  await deliverAll(mine);
  expect(server.logged().join('\n')).not.toMatch(/whsec_|_secret_|sk_test/);
});
