import { and, eq, inArray, sql } from 'drizzle-orm';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';
import { CodedError } from '../../lib/errors.ts';
import { log } from '../../lib/log.ts';
import { recordEvent } from '../orders/record-event.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { recordWrongPayment } from './wrong-payments.ts';
import { overpaidCents, paymentByMovements, refundedCents, lockOrder, type LockedOrder } from './rows.ts';

/** The event that brought a truth, so that it counts once. */
export interface EventName {
  readonly id: string;
  readonly type: string;
}

/** How a payment stands, as the provider itself told us: never what a browser says. */
export interface ProviderTruth {
  readonly provider: PaymentProvider;
  /** The provider's id of the charge or capture. */
  readonly reference: string;
  /** Whether the payment itself names this order. */
  readonly namesOrder: boolean;
  readonly outcome: 'paid' | 'processing' | 'failed';
  /** null in a currency that we never ask for. */
  readonly amountCents: Cents | null;
  /** Upper case, "USD". */
  readonly currency: string;
  /** What the provider kept; null where it has not said. */
  readonly feeCents: Cents | null;
  readonly event?: EventName;
}

/** From which states a payment that brought no money yet may lead on: a late one never un-pays an order. */
const FROM = {
  processing: ['pending', 'failed'],
  failed: ['pending', 'processing'],
} as const satisfies Record<'processing' | 'failed', readonly PaymentState[]>;

type Settled = { readonly payment: PaymentState } | undefined;

async function turn(tx: Executor, orderId: string, payment: keyof typeof FROM): Promise<Settled> {
  const [turned] = await tx
    .update(orders)
    .set({ payment })
    .where(and(eq(orders.id, orderId), inArray(orders.payment, [...FROM[payment]])))
    .returning({ payment: orders.payment });
  return turned;
}

/**
 * Keeps the money, which is the order's total; what the movements then say decides. The first that pays the order sends one receipt and one fulfilment on
 * their way; whether an order that a refund stopped is sent after all, staff decide.
 */
async function take(tx: Executor, order: LockedOrder, truth: ProviderTruth): Promise<Settled> {
  const { id, fulfilment, totalCents: amountCents } = order;
  const { provider, reference, feeCents } = truth;
  await tx
    .insert(paymentMovements)
    .values({ orderId: id, provider, kind: 'capture', reference, amountCents, feeCents })
    .onConflictDoNothing();
  const [paid] = await tx
    .update(orders)
    .set({
      payment: paymentByMovements,
      refundedCents,
      overpaidCents,
      paidAt: sql`coalesce(${orders.paidAt}, now())`,
      // What was given back as a whole before we heard of it is not sent.
      fulfilment: sql`case when ${orders.paidAt} is null and ${refundedCents} < ${orders.totalCents}
        then 'queued' else ${orders.fulfilment} end`,
    })
    .where(eq(orders.id, id))
    .returning({ payment: orders.payment, fulfilment: orders.fulfilment });
  if (fulfilment === 'none' && paid?.fulfilment === 'queued') {
    await enqueue(tx, [
      { kind: 'order_receipt_mail', subjectId: id },
      { kind: 'order_fulfilment', subjectId: id },
    ]);
  }
  return paid;
}

/**
 * The one verb that finishes an order: webhook, return page, PATCH and the reconcile job all call it, in any order and as
 * often as they like. Paid once, it queues one fulfilment and one receipt; a second capture is kept as a movement
 * alone. Answers how the payment then stands. Throws not_found; payment_not_confirmed on another amount, currency or
 * order: the order stays as it is, and money that was taken is recorded as a wrong payment.
 */
export async function settlePayment(
  db: Database,
  orderId: string,
  truth: ProviderTruth,
): Promise<PaymentState> {
  const { provider, reference, namesOrder, outcome, amountCents, currency, event } = truth;
  const payment = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) {
      return order.payment;
    }
    const isRight = namesOrder && amountCents === order.totalCents && currency === PAYMENT_CURRENCY;
    if (outcome !== 'failed' && !isRight) {
      log({
        event: 'payment_differs',
        orderId,
        provider,
        outcome,
        amountCents: amountCents ?? undefined,
        currency,
      });
      if (outcome === 'paid') {
        await recordWrongPayment(tx, { provider, reference, orderId, amountCents, currency });
      }
      return null;
    }
    const settled = outcome === 'paid' ? await take(tx, order, truth) : await turn(tx, orderId, outcome);
    return settled?.payment ?? order.payment;
  });
  if (payment === null) throw new CodedError('payment_not_confirmed');
  return payment;
}
