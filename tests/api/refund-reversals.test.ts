import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { readToday } from '../../netlify/services/admin/read-today.ts';
import { readFunding } from '../../netlify/services/funding/read-funding.ts';
import { readStaffOrder } from '../../netlify/services/orders/read-staff-order.ts';
import { fulfillOrderApi } from '../../src/domain/orders/orders.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { callApi } from '../support/call.ts';
import { booksOf, deliver, eventsOf, paidCardOrder, startCardOrder } from '../support/card-order.ts';
import { anHourAgo, gapOf, gapsOf, mendTwice, pressMend } from '../support/gaps.ts';
import { cardBody, cartOf, CUSTOMER } from '../support/order.ts';
import { mailsAbout, orderNow, sendAll } from '../support/paid-order.ts';
import { paidByCardTwice } from '../support/paid-twice.ts';
import { askRefund, refundBody, refundsOf } from '../support/refund.ts';
import { useServer } from '../support/server.ts';
import { orderNumbers, shipmentOf, readOrder, sendShipment } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner = '';
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
  owner = (await staffWith(server.db, 'owner')).cookie;
});

async function paid() {
  const order = await paidCardOrder(server);
  await deliver(order.succeeded);
  return order;
}

const tell = async (intentId: string, type: string) => {
  const events = eventsOf(server, intentId, type);
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  return events.length;
};

/** The bank returns the newest refund of a payment. */
function fail(intentId: string): void {
  const refund = server.mocks.stripe.refunds().findLast(({ payment_intent: id }) => id === intentId);
  server.mocks.stripe.failRefund(refund?.id ?? '');
}

const movementsOf = async (orderId: string) =>
  (await booksOf(server, orderId)).movements.map(({ kind, amountCents }) => [kind, amountCents]);

async function refundedToday(): Promise<number> {
  const { date } = inNewYork(new Date());
  return (await readFunding(server.db, { from: date, to: date })).total.refundedCents;
}

// Asked: 322
test('money that the customer’s bank sends back is ours again: the order is paid, the refund refused, and staff hear of it once', async () => {
  const { orderId, intentId } = await paid();
  const refundedBefore = await refundedToday();
  const body = refundBody(500);
  await askRefund(owner, orderId, body);
  expect(await refundsOf(server, orderId)).toMatchObject({ payment: 'partially_refunded', states: ['done'] });
  expect(await refundedToday()).toBe(refundedBefore + 500);

  fail(intentId);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  expect(await refundsOf(server, orderId)).toMatchObject({
    payment: 'paid',
    refundedCents: 0,
    states: ['refused'],
  });
  const { order } = await booksOf(server, orderId);
  expect(await movementsOf(orderId)).toEqual([
    ['capture', order.totalCents],
    ['refund_reversal', 500],
    ['refund', -500],
  ]);
  expect(await refundedToday()).toBe(refundedBefore);

  // Replayed old events, and a repeated press, refund nothing.
  await tell(intentId, '');
  expect(await askRefund(owner, orderId, body)).toMatchObject({
    status: 409,
    body: { code: 'provider_refused', figures: { refusal: 'failed' } },
  });
  await sendAll(server);
  const told = mailsAbout(server, order.number).filter(({ subject }) => subject.includes('came back'));
  expect(told.map(({ subject }) => subject)).toEqual([`A refund of $5.00 came back: order ${order.number}`]);
  expect(told[0]?.text).toContain('The customer doesn’t have it.');
  // The customer is told nothing of money that came back before the mail went out.
  expect(mailsAbout(server, order.number).some(({ subject }) => subject.startsWith('Refund of'))).toBe(false);

  const shown = await readStaffOrder(server.db, orderId);
  expect(shown.refundableCents).toBe(order.totalCents);
  expect(shown.events).toContainEqual(
    expect.objectContaining({ kind: 'sent', message: 'refund_reversal_mail', state: 'done' }),
  );

  // Everything can be refunded again, as if nothing had happened.
  expect(await askRefund(owner, orderId, refundBody(order.totalCents))).toMatchObject({
    body: { state: 'done', payment: 'refunded' },
  });
});

test('of two refunds the one that came back is refused, and the other stays', async () => {
  const { orderId, intentId } = await paid();
  await askRefund(owner, orderId, refundBody(500));
  await askRefund(owner, orderId, refundBody(300));
  fail(intentId);
  await tell(intentId, 'refund.failed');
  expect(await refundsOf(server, orderId)).toMatchObject({ refundedCents: 500, states: ['done', 'refused'] });
});

/** A full refund, so nobody sends the order; then the bank returns the money, and Stripe says so twice. */
async function stoppedAndPaidAgain(fulfillment: 'queued' | 'manual', messages: 'kept' | 'swept') {
  const { orderId, intentId } = await paid();
  const isIt = eq(orders.id, orderId);
  if (fulfillment === 'manual') {
    await sendAll(server);
    await server.db.update(orders).set({ fulfillment, toPack: true }).where(isIt);
  }
  const { totalCents, number } = await orderNow(server, orderId);
  await askRefund(owner, orderId, refundBody(totalCents));
  await sendAll(server);
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'refunded', fulfillment: 'none' });
  if (messages === 'swept') await server.db.delete(outbox).where(eq(outbox.subjectId, orderId));
  fail(intentId);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  // One mail about the refund itself, and one about its failure.
  expect(await tell(intentId, 'refund.updated')).toBe(2);
  await tell(intentId, '');
  await server.db
    .update(orders)
    .set({ paidAt: sql`now() - interval '1 hour'` })
    .where(isIt);
  return { orderId, intentId, number };
}

const receiptsOf = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.startsWith(`Your order ${number} from`)).length;

test.each([
  ['queued', 'kept'],
  ['manual', 'kept'],
  ['queued', 'swept'],
  ['manual', 'swept'],
] as const)(
  'an order that was %s before all of it went back is not sent when the money comes back, but by staff: messages %s',
  async (fulfillment, messages) => {
    const { orderId, intentId, number } = await stoppedAndPaidAgain(fulfillment, messages);
    const stands = { payment: 'paid', fulfillment: 'none' };
    expect(await orderNow(server, orderId)).toMatchObject(stands);
    // Anybody may call it.
    const asked = await callApi(paymentsFunction, fulfillOrderApi, { params: { id: orderId } });
    expect(await asked.json()).toEqual({ id: orderId, fulfillment: 'none' });
    await sendAll(server);
    await tell(intentId, '');
    expect(await orderNow(server, orderId)).toMatchObject(stands);
    expect(receiptsOf(number)).toBe(1);

    const gap = await gapOf(owner, orderId);
    expect(gap.kind).toBe('not_sent');
    const { cookie } = await staffWith(server.db, 'staff');
    expect((await pressMend(cookie, gap)).status).toBe(403);
    await mendTwice(owner, gap, orderId);
    await sendAll(server);
    expect(['submitted', 'manual']).toContain((await orderNow(server, orderId)).fulfillment);
    expect(receiptsOf(number)).toBe(1);
  },
);

test('both events of a failure at once, and a request to send it, leave the order to staff', async () => {
  const { orderId, intentId } = await paid();
  await askRefund(owner, orderId, refundBody((await orderNow(server, orderId)).totalCents));
  await sendAll(server);
  fail(intentId);
  const events = eventsOf(server, intentId);
  for (const time of [1, 2]) {
    const answers = await Promise.all([
      ...events.map((event) => deliver(event)),
      ...events.map(() => callApi(paymentsFunction, fulfillOrderApi, { params: { id: orderId } })),
    ]);
    const failed = answers.filter(({ status }) => status >= 500);
    expect([time, failed]).toEqual([time, []]);
  }
  await sendAll(server);
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'paid', fulfillment: 'none' });
  expect((await movementsOf(orderId)).map(([kind]) => kind)).toHaveLength(3);
});

test('a refund that is on no book of ours leaves nothing when it comes back', async () => {
  const { orderId, intentId } = await paid();
  server.mocks.stripe.refund(intentId, 300);
  fail(intentId);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  await tell(intentId, 'charge.refunded');
  expect((await movementsOf(orderId)).map(([kind]) => kind)).toEqual(['capture']);
  expect(await gapsOf(owner, orderId)).toEqual([]);
});

// Asked: 322
test('one that nobody told us of is named as a gap, and the button writes it down', async () => {
  const order = await anHourAgo(async () => {
    const mine = await paid();
    server.mocks.stripe.refund(mine.intentId);
    await tell(mine.intentId, 'charge.refunded');
    fail(mine.intentId);
    return mine;
  });
  expect((await booksOf(server, order.orderId)).order.payment).toBe('refunded');
  const gap = await gapOf(owner, order.orderId);
  expect(gap).toMatchObject({ kind: 'refund_reversal_unknown', provider: 'stripe' });
  expect((await pressMend(owner, gap)).status).toBe(200);
  expect((await booksOf(server, order.orderId)).order).toMatchObject({ payment: 'paid', refundedCents: 0 });
  expect((await pressMend(owner, gap)).status).toBe(200);
  const kinds = (await movementsOf(order.orderId)).map(([kind]) => kind);
  expect(kinds.toSorted()).toEqual(['capture', 'refund', 'refund_reversal']);
});

test('a second payment whose refund came back is given back anew', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  expect((await pressMend(owner, await gapOf(owner, orderId))).status).toBe(200);
  fail(secondIntentId);
  await tell(secondIntentId, 'refund.failed');
  const gap = await gapOf(owner, orderId);
  expect(gap.kind).toBe('captured_twice');
  await mendTwice(owner, gap, orderId);
  expect(eventsOf(server, secondIntentId, 'refund.created')).toHaveLength(2);
});

interface Sent {
  readonly name: string;
  /** The cart: how many of the coffee that staff pack, and of Printful's product. */
  readonly cart: { readonly coffee: number; readonly printed: number };
  readonly addressUnchecked?: boolean;
  readonly customerName?: string;
  /** How many of the lines that staff send have left. */
  readonly left: number;
  readonly stands: { readonly fulfillment: string; readonly toPack: boolean };
}

const PACKED: Sent = {
  name: 'packed by staff',
  cart: { coffee: 2, printed: 0 },
  left: 1,
  stands: { fulfillment: 'manual', toPack: true },
};

const PARTLY_SENT: readonly Sent[] = [
  PACKED,
  {
    name: 'refused by Printful',
    cart: { coffee: 0, printed: 2 },
    customerName: 'Printful Refuses',
    left: 1,
    stands: { fulfillment: 'failed', toPack: true },
  },
  {
    name: 'made by Printful, with coffee to pack',
    cart: { coffee: 1, printed: 1 },
    left: 0,
    stands: { fulfillment: 'submitted', toPack: true },
  },
  {
    name: 'a draft that is held, its coffee sent',
    cart: { coffee: 1, printed: 1 },
    addressUnchecked: true,
    left: 1,
    stands: { fulfillment: 'manual', toPack: false },
  },
];

const isCoffee = ({ name }: { readonly name: string }) => name.includes('Coffee');

async function itemsFor({ coffee, printed }: Sent['cart']) {
  const onSale = await cartOf(server.db, 200);
  const items = [
    ...onSale.filter(isCoffee).slice(0, coffee),
    ...onSale.filter((item) => !isCoffee(item)).slice(0, printed),
  ];
  return items.map((item) => ({ ...item, quantity: 1 }));
}

async function partlySent(kind: Sent) {
  const { cart, addressUnchecked = false, customerName = CUSTOMER.customerName, left } = kind;
  const body = {
    ...cardBody(await itemsFor(cart)),
    customerInfo: { ...CUSTOMER, customerName },
  };
  const { orderId, intentId } = await startCardOrder(server, { body });
  await server.db.update(orders).set({ addressUnchecked }).where(eq(orders.id, orderId));
  server.mocks.stripe.pay(intentId);
  await tell(intentId, 'payment_intent.succeeded');
  await sendAll(server);
  const { lines, totalCents, number } = await readOrder(owner, orderId);
  const sent = lines.filter(({ isByStaff }) => isByStaff).slice(0, left);
  for (const line of sent) {
    expect(await sendShipment(owner, orderId, shipmentOf([line]))).toMatchObject({ status: 201 });
  }
  return { orderId, intentId, totalCents, number };
}

const isToSend = async (number: string) => (await orderNumbers(owner, { toSend: 'yes' })).includes(number);

// Asked: 322
test.each(PARTLY_SENT)(
  'what is left of an order ($name) waits for staff again when the money comes back, each time',
  async (kind) => {
    const { orderId, intentId, totalCents, number } = await partlySent(kind);
    const page = async () => {
      const { payment, fulfillment, toPack } = await readOrder(owner, orderId);
      return { payment, fulfillment, toPack, isToSend: await isToSend(number) };
    };
    const waits = { payment: 'paid', ...kind.stands, isToSend: true };
    expect(await page()).toEqual(waits);
    for (const time of [1, 2]) {
      const before = (await readToday(server.db)).orders.toSend;
      await askRefund(owner, orderId, refundBody(totalCents));
      expect([time, await page()]).toMatchObject([
        time,
        { payment: 'refunded', toPack: false, isToSend: false },
      ]);
      expect((await readToday(server.db)).orders.toSend).toBe(before - 1);
      const shipment = shipmentOf((await readOrder(owner, orderId)).lines);
      expect(await sendShipment(owner, orderId, shipment)).toMatchObject({
        status: 409,
        body: { code: 'order_not_paid' },
      });
      fail(intentId);
      await tell(intentId, 'refund.failed');
      // A mail that waits for the next refund asks for nothing.
      await sendAll(server);
      expect([time, await page()]).toEqual([time, waits]);
      expect((await readToday(server.db)).orders.toSend).toBe(before);
      // All events once more, the newest first.
      for (const event of eventsOf(server, intentId).toReversed()) {
        expect((await deliver(event)).status).toBe(200);
      }
      expect([time, await page()]).toEqual([time, waits]);
    }
    const told = mailsAbout(server, number).filter(({ subject }) => subject.includes('came back'));
    expect(told).toHaveLength(2);
    for (const { text } of told) expect(text).toContain('is listed under “To ship”');
    expect(await gapsOf(owner, orderId)).toMatchObject(
      kind.stands.fulfillment === 'failed' ? [{ kind: 'fulfillment_failed' }] : [],
    );
  },
);

test('the last of it leaves the list for good, whatever is told again', async () => {
  const { orderId, intentId, totalCents, number } = await partlySent(PACKED);
  await askRefund(owner, orderId, refundBody(totalCents));
  fail(intentId);
  await tell(intentId, 'refund.failed');
  const { lines } = await readOrder(owner, orderId);
  const rest = lines.filter(({ sentAt }) => sentAt === null);
  expect(rest).toHaveLength(1);
  expect(await sendShipment(owner, orderId, shipmentOf(rest))).toMatchObject({
    status: 201,
    body: { fulfillment: 'shipped', toPack: false },
  });
  await tell(intentId, '');
  expect(await isToSend(number)).toBe(false);
  await askRefund(owner, orderId, refundBody(totalCents));
  fail(intentId);
  await tell(intentId, '');
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'paid', fulfillment: 'shipped' });
  expect(await isToSend(number)).toBe(false);
});
