import { and, eq, inArray, sql } from 'drizzle-orm';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { log } from '../../lib/log.ts';
import { recordEvent } from '../orders/record-event.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { takeStock } from '../stock/take-stock.ts';
import { recordWrongPayment } from './wrong-payments.ts';
import { lockOrder, type LockedOrder } from '../stock/rows.ts';
import { overpaidCents, paymentByMovements, refundedCents } from './rows.ts';

/** The event that brought this news, so that it counts once. */
export interface EventName {
  readonly id: string;
  readonly type: string;
}

/** A payment's state, as the provider itself reports it: never what a browser says. */
export interface ProviderTruth {
  readonly provider: PaymentProvider;
  /** The provider's id of the charge or capture. */
  readonly reference: string;
  /** Whether the payment itself names this order. */
  readonly namesOrder: boolean;
  readonly outcome: 'paid' | 'processing' | 'failed';
  /** null for a currency that we never ask for. */
  readonly amountCents: Cents | null;
  /** Upper case, "USD". */
  readonly currency: string;
  /** The provider's fee; null if it is not known yet. */
  readonly feeCents: Cents | null;
  readonly event?: EventName;
}

/** The states that a payment without money yet may replace: a late report never un-pays an order. */
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
 * Records the money, which is the order's total; the movements then decide the state. The first payment queues one receipt and one
 * fulfillment; if a refund stopped the order, staff decide whether to send it after all.
 */
async function take(tx: Executor, order: LockedOrder, truth: ProviderTruth): Promise<Settled> {
  const { id, fulfillment, totalCents: amountCents } = order;
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
      // A full refund that was recorded first means that nothing is sent.
      fulfillment: sql`case when ${orders.paidAt} is null and ${refundedCents} < ${orders.totalCents}
        then 'queued' else ${orders.fulfillment} end`,
    })
    .where(eq(orders.id, id))
    .returning({ payment: orders.payment, fulfillment: orders.fulfillment });
  if (fulfillment === 'none' && paid?.fulfillment === 'queued') {
    const isThere = await takeStock(tx, id);
    await enqueue(tx, [
      { kind: 'order_receipt_mail', subjectId: id },
      ...(isThere ? [{ kind: 'order_fulfillment', subjectId: id } as const] : []),
    ]);
  }
  return paid;
}

/**
 * The only verb that finishes an order: webhook, return page, PATCH and the reconcile job all call it, in any order and as
 * often as they like. The first payment queues one fulfillment and one receipt; a second capture is recorded only as a
 * movement. Returns the payment state. Throws not_found; payment_not_confirmed for another amount, currency or
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
