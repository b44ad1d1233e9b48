import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import { recordDispute } from '../../netlify/services/payments/refunds/record-dispute.ts';
import { deliver as deliverStripe, eventsOf as stripeEvents } from '../support/card-order.ts';
import { gapsOf } from '../support/gaps.ts';
import { atPrintful, orderNow, sendAll } from '../support/paid-order.ts';
import { paidByCardTwice } from '../support/paid-twice.ts';
import {
  agreedPaypalOrder,
  askCapture,
  deliver as deliverPaypal,
  eventsOf as paypalEvents,
  only,
} from '../support/paypal-order.ts';
import { paidAt, type ProviderName, type RefundableOrder } from '../support/refund.ts';
import { startServer, useServer } from '../support/server.ts';
import { orderNumbers, shipmentOf, readOrder, sendShipment } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});

const PROVIDERS: readonly ProviderName[] = ['stripe', 'paypal'];
const DELIVER = { stripe: deliverStripe, paypal: deliverPaypal } as const;

/** What staff see. */
async function seen(orderId: string) {
  const { number, payment, fulfillment, disputed, refundedCents, disputes } = await readOrder(owner, orderId);
  const isToSend = (await orderNumbers(owner, { toSend: 'yes' })).includes(number);
  const isFlagged = (await orderNumbers(owner, { flag: 'disputed' })).includes(number);
  expect(isFlagged).toBe(disputed);
  return { payment, fulfillment, disputed, refundedCents, outcomes: disputes, isToSend };
}

async function netCents(orderId: string): Promise<number> {
  const { amountCents, orderId: of } = paymentMovements;
  const rows = await server.db.select({ amountCents }).from(paymentMovements).where(eq(of, orderId));
  return rows.reduce((sum, row) => sum + row.amountCents, 0);
}

/** Printful is down until all events about the money have come: its draft is not confirmed before. */
async function beforeItIsSent<Result>(work: () => Promise<Result>): Promise<Result> {
  const disarm = server.mocks.printful.switches.arm(/./, { kind: 'status', status: 500 });
  try {
    return await work();
  } finally {
    await settled();
    disarm();
    await sendAll(server);
  }
}

/** Disputed before it was sent: Printful's part is still a draft. */
async function contested(provider: ProviderName): Promise<RefundableOrder> {
  const order = await beforeItIsSent(async () => {
    const paid = await paidAt[provider](server);
    await server.db.update(orders).set({ addressUnchecked: false }).where(eq(orders.id, paid.orderId));
    paid.contest();
    await paid.tellAll();
    return paid;
  });
  expect(await seen(order.orderId)).toEqual({
    payment: 'paid',
    fulfillment: 'manual',
    disputed: true,
    refundedCents: 0,
    outcomes: [{ provider, outcome: 'open' }],
    isToSend: true,
  });
  return order;
}

const lostAt = (provider: ProviderName, { totalCents }: RefundableOrder) => ({
  payment: 'refunded',
  fulfillment: 'none',
  disputed: true,
  refundedCents: totalCents,
  outcomes: [{ provider, outcome: 'lost' }],
  isToSend: false,
});

// Asked: 323
test.each(PROVIDERS)(
  'a dispute that is lost at %s is kept as lost: its money went back, and nothing is to be sent',
  async (provider) => {
    const order = await contested(provider);
    order.endContest('lost');
    for (const time of ['first', 'second']) {
      await order.tellAll();
      expect([time, await seen(order.orderId)]).toEqual([time, lostAt(provider, order)]);
      expect(await netCents(order.orderId)).toBe(0);
    }
    await sendAll(server);
    expect(atPrintful(server, order.orderId)).toMatchObject([{ status: 'draft', confirmations: 0 }]);
    const { lines, refundableCents } = await readOrder(owner, order.orderId);
    expect(refundableCents).toBe(0);
    const shipment = shipmentOf(lines);
    expect(await sendShipment(owner, order.orderId, shipment)).toMatchObject({
      status: 409,
      body: { code: 'order_not_paid' },
    });
  },
);

// Asked: 323
test.each(PROVIDERS)(
  'one that is won at %s takes the flag, and leaves the order to staff as it was',
  async (provider) => {
    const order = await contested(provider);
    order.endContest('won');
    for (const time of ['first', 'second']) {
      await order.tellAll();
      await sendAll(server);
      expect([time, await seen(order.orderId)]).toEqual([
        time,
        {
          payment: 'paid',
          fulfillment: 'manual',
          disputed: false,
          refundedCents: 0,
          outcomes: [{ provider, outcome: 'won' }],
          isToSend: true,
        },
      ]);
    }
    expect(await netCents(order.orderId)).toBe(order.totalCents);
  },
);

// Asked: 323
test.each(PROVIDERS)(
  'told last to first, and before its goods are on their way, a loss at %s stops the order',
  async (provider) => {
    const order = await beforeItIsSent(async () => {
      const paid = await paidAt[provider](server);
      paid.contest();
      paid.endContest('lost');
      for (const event of paid.events().toReversed()) {
        expect((await DELIVER[provider](event)).status).toBe(200);
      }
      return paid;
    });
    expect(await seen(order.orderId)).toEqual(lostAt(provider, order));
    expect(await netCents(order.orderId)).toBe(0);
    expect(atPrintful(server, order.orderId)).toEqual([]);
  },
);

// Asked: 323
test('what PayPal took with a dispute is found where only the end of it is told, and counted once', async () => {
  const order = await agreedPaypalOrder(server);
  await askCapture(order);
  const { dispute_id: disputeId } = server.mocks.paypal.dispute(order.paypalOrderId);
  server.mocks.paypal.reverse(order.paypalOrderId);
  server.mocks.paypal.closeDispute(disputeId, 'lost');
  const tell = async (type: string) =>
    expect((await deliverPaypal(only(paypalEvents(server, order.paypalOrderId, type)))).status).toBe(200);
  for (const type of ['CUSTOMER.DISPUTE.RESOLVED', 'PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED']) {
    await tell(type);
    expect(await seen(order.orderId)).toMatchObject({
      payment: 'refunded',
      outcomes: [{ provider: 'paypal', outcome: 'lost' }],
    });
    expect(await netCents(order.orderId)).toBe(0);
  }
});

test.each(PROVIDERS)(
  'an answer from %s from before the loss, recorded after it, reopens nothing',
  async (provider) => {
    const order = await contested(provider);
    const { orderId } = order;
    const told = {
      provider,
      orderId,
      reference: `of-${orderId}`,
      capture: 'any',
      amountCents: null,
    } as const;
    const outcomes = async () => (await seen(orderId)).outcomes.map(({ outcome }) => outcome).toSorted();
    for (const [outcome, left] of [
      ['lost', 'lost'],
      ['open', 'lost'],
      ['lost', 'lost'],
      ['won', 'won'],
      // A buyer may appeal.
      ['open', 'open'],
    ] as const) {
      await recordDispute(server.db, { ...told, outcome });
      expect(await outcomes()).toEqual([left, 'open'].toSorted());
    }
    expect(await orderNow(server, orderId)).toMatchObject({ payment: 'paid', refundedCents: 0 });
  },
);

test('a second payment that is lost to a dispute leaves the order paid, and nothing to give back', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const kinds = async () => (await gapsOf(owner, orderId)).map(({ kind }) => kind);
  expect(await kinds()).toContain('captured_twice');
  server.mocks.stripe.dispute(secondIntentId);
  server.mocks.stripe.closeDispute(secondIntentId, 'lost');
  for (const event of [...stripeEvents(server, secondIntentId), ...stripeEvents(server, secondIntentId)]) {
    expect((await deliverStripe(event)).status).toBe(200);
  }
  expect(await orderNow(server, orderId)).toMatchObject({
    payment: 'paid',
    overpaidCents: 0,
    disputed: true,
  });
  expect(await kinds()).not.toContain('captured_twice');
});
