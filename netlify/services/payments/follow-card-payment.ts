import { and, eq, or } from 'drizzle-orm';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';
import { orderByPaymentIntentApi } from '../../../src/domain/orders/orders.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { describeError, log } from '../../lib/log.ts';
import { useAllowance } from '../../lib/http/rate-limit.ts';
import { type CardPayment, findCardPayment } from '../../providers/stripe/card-payment.ts';
import { listCardRefunds } from '../../providers/stripe/card-refund.ts';
import { attachCardPayment } from './attach-payment.ts';
import { recordRefund, recordRefundReversal } from './refunds/record-refund.ts';
import { type EventName, type ProviderTruth, settlePayment } from './settle-payment.ts';
import { recordUnknownPayment } from './wrong-payments.ts';

const OUTCOMES = {
  open: null,
  failed: 'failed',
  canceled: 'failed',
  processing: 'processing',
  paid: 'paid',
} as const satisfies Record<CardPayment['state'], ProviderTruth['outcome'] | null>;

/** The payment's own metadata decides, because only we can write it; the order may be linked to another payment. */
async function orderOf(db: Database, { id, orderId }: CardPayment): Promise<string | undefined> {
  const isNamed = orderId !== null && isUuid(orderId) ? eq(orders.id, orderId) : undefined;
  const isKnown = eq(orders.stripePaymentIntentId, id);
  const found = await db.select({ id: orders.id }).from(orders).where(or(isNamed, isKnown));
  return (found.find((order) => order.id === orderId) ?? found[0])?.id;
}

/** A refund that was sent back no longer counts as refunded: our books may know one that the payment does not show. */
async function refundsOf(db: Database, orderId: string, { id, refundedCents }: CardPayment) {
  const isRefund = and(eq(paymentMovements.orderId, orderId), eq(paymentMovements.kind, 'refund'));
  const mayHave = refundedCents > 0 || (await db.$count(paymentMovements, isRefund)) > 0;
  return mayHave ? listCardRefunds(id) : [];
}

interface Followed {
  readonly orderId: string;
  readonly payment: CardPayment;
  /** The reference in our movements. */
  readonly capture: string;
}

/**
 * Asks Stripe about a payment and updates its order, refunds included. Returns null if the payment is not
 * ours. `event` is the one that caused the call. Throws unavailable, payment_not_confirmed.
 */
export async function followCardPayment(
  db: Database,
  paymentId: string,
  event?: EventName,
): Promise<Followed | null> {
  const payment = await findCardPayment(paymentId);
  if (!payment) return null;
  const orderId = await orderOf(db, payment);
  if (!orderId) {
    const { chargeId, orderId: named, state, amountCents, currency } = payment;
    const reference = chargeId ?? payment.id;
    if (state === 'paid') {
      await recordUnknownPayment(db, { provider: 'stripe', reference, named, amountCents, currency }, event);
    }
    return null;
  }
  await attachCardPayment(db, orderId, payment.id);

  const refunds = await refundsOf(db, orderId, payment);
  // The event counts as handled only with the last of its effects.
  const last = event ? { event } : {};
  const outcome = OUTCOMES[payment.state];
  const capture = payment.chargeId ?? payment.id;
  if (outcome) {
    const { amountCents, currency, feeCents } = payment;
    const truth = { outcome, amountCents, currency, feeCents, reference: capture, namesOrder: true };
    await settlePayment(db, orderId, {
      provider: 'stripe',
      ...truth,
      ...(refunds.length === 0 ? last : {}),
    });
  }
  for (const [index, { id, amountCents, isReversed }] of refunds.entries()) {
    const isLast = index === refunds.length - 1;
    const refund = {
      provider: 'stripe',
      orderId,
      reference: id,
      capture,
      amountCents,
      ...(isLast ? last : {}),
    } as const;
    await (isReversed ? recordRefundReversal(db, refund) : recordRefund(db, refund));
  }
  return { orderId, payment, capture };
}

const PAYMENT_ID = /^pi_\w{1,100}$/;

/**
 * The id of the order that a payment pays, after updating it from Stripe. If Stripe is down, a known order is returned
 * unchanged: the page can say that it waits. Throws not_found, too_many_requests, unavailable.
 */
export async function orderByCardPayment(db: Database, paymentId: string, address: string): Promise<string> {
  if (!PAYMENT_ID.test(paymentId)) throw new CodedError('not_found');
  const [known] = await db
    .select({ id: orders.id, payment: orders.payment })
    .from(orders)
    .where(eq(orders.stripePaymentIntentId, paymentId));
  if (!known) {
    // Otherwise anybody could make us ask Stripe about made-up ids.
    await useAllowance(db, orderByPaymentIntentApi.verbLimit, address);
    const found = await followCardPayment(db, paymentId);
    if (!found) throw new CodedError('not_found');
    return found.orderId;
  }
  if (known.payment === 'processing' || PAYABLE.includes(known.payment)) {
    await followCardPayment(db, paymentId).catch((error: unknown) => {
      log({ event: 'payment_not_followed', orderId: known.id, error: describeError(error) });
    });
  }
  return known.id;
}
