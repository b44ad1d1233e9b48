import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { refundOrderApi } from '../../src/domain/payments/admin-refunds.api.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { booksOf, deliver as deliverStripe, eventsOf as stripeEvents, paidCardOrder } from './card-order.ts';
import {
  askCapture,
  deliver as deliverPaypal,
  eventsOf as paypalEvents,
  startPaypalOrder,
} from './paypal-order.ts';
import type { TestServer } from './server.ts';
import { staffCall } from './staff-call.ts';

export type ProviderName = 'stripe' | 'paypal';

/** An order that was paid at one of the two providers, and that provider's view of its refunds. */
export interface RefundableOrder {
  readonly orderId: string;
  readonly totalCents: number;
  /** In cents, oldest first: what has really gone back. */
  given(): readonly number[];
  /** Staff refund money on the provider's own pages. */
  refundThere(cents: number): void;
  /** The buyer disputes the payment. */
  contest(): void;
  /** The dispute ends; if we lose, the money goes back. */
  endContest(result: 'won' | 'lost'): void;
  /** Delivers all events so far to our webhook. */
  tellAll(): Promise<void>;
  /** The provider's events about it, oldest first. */
  events(): readonly SignedEvent[];
}

async function paidByCard(server: TestServer): Promise<RefundableOrder> {
  const { orderId, intentId, succeeded } = await paidCardOrder(server);
  await deliverStripe(succeeded);
  const { order } = await booksOf(server, orderId);
  const { stripe } = server.mocks;
  return {
    orderId,
    totalCents: order.totalCents,
    given: () => stripe.refunds().flatMap((each) => (each.payment_intent === intentId ? [each.amount] : [])),
    refundThere: (cents) => void stripe.refund(intentId, cents),
    contest: () => void stripe.dispute(intentId),
    endContest: (result) => void stripe.closeDispute(intentId, result),
    async tellAll() {
      for (const event of stripeEvents(server, intentId)) await deliverStripe(event);
    },
    events: () => stripeEvents(server, intentId),
  };
}

async function paidByPaypal(server: TestServer): Promise<RefundableOrder> {
  const wallet = await startPaypalOrder(server);
  const { orderId, paypalOrderId } = wallet;
  const { paypal } = server.mocks;
  paypal.approve(paypalOrderId);
  await askCapture(wallet);
  const { order } = await booksOf(server, orderId);
  let disputeId = '';
  return {
    orderId,
    totalCents: order.totalCents,
    given() {
      const found = paypal.orders().find(({ id }) => id === paypalOrderId);
      return (found?.refunds ?? []).map(({ amount }) => Math.round(Number(amount.value) * 100));
    },
    refundThere: (cents) => void paypal.refund(paypalOrderId, cents),
    contest() {
      disputeId = paypal.dispute(paypalOrderId).dispute_id;
    },
    endContest(result) {
      paypal.closeDispute(disputeId, result);
      if (result === 'lost') paypal.reverse(paypalOrderId);
    },
    async tellAll() {
      for (const event of paypalEvents(server, paypalOrderId)) await deliverPaypal(event);
    },
    events: () => paypalEvents(server, paypalOrderId),
  };
}

export const paidAt = { stripe: paidByCard, paypal: paidByPaypal } satisfies Record<
  ProviderName,
  (server: TestServer) => Promise<RefundableOrder>
>;

/** What the form of the order's page sends. */
export const refundBody = (amountCents: number, changes: object = {}) => ({
  id: randomUUID(),
  amountCents,
  reason: 'Arrived with a hole',
  ...changes,
});

export const askRefund = (cookie: string, orderId: string, body: object) =>
  staffCall(ownersFunction, refundOrderApi, cookie, { id: orderId, body });

/** Our books about an order's refunds, oldest first. */
export async function refundsOf(server: TestServer, orderId: string) {
  const { order, movements } = await booksOf(server, orderId);
  const { createdAt } = refundRequests;
  const requests = await server.db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(createdAt);
  const audited = await server.db.$count(auditLog, eq(auditLog.subjectId, orderId));
  return {
    payment: order.payment,
    refundedCents: order.refundedCents,
    moved: movements.filter(({ kind }) => kind === 'refund').map(({ amountCents }) => -amountCents),
    states: requests.map(({ state }) => state),
    audited,
  };
}
