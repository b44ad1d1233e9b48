import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import type { PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import { goodsUnless, type OrderRecord } from '../orders/rows.ts';
import { restock } from '../stock/take-stock.ts';

/** Whether a payment has our order's id and asks for its total: a buyer's browser can change the amount. */
export const isPaymentOf = (
  { id, totalCents }: Pick<OrderRecord, 'id' | 'totalCents'>,
  { orderId, amountCents, currency }: PaypalPayment,
): boolean => orderId === id && amountCents === totalCents && currency === PAYMENT_CURRENCY;

/**
 * Updates a paid order's state from its movements, and returns it; undefined for an order that is not paid. `reopened`: kinds of which
 * refunded pieces are its own again.
 */
export async function restateOrder(
  tx: Executor,
  orderId: string,
  reopened: readonly string[] = [],
): Promise<PaymentState | undefined> {
  const [restated] = await tx
    .update(orders)
    .set({ payment: paymentByMovements, refundedCents, overpaidCents, ...outOfQueue })
    .where(and(eq(orders.id, orderId), isNotNull(orders.paidAt)))
    .returning({ payment: orders.payment });
  if (restated) await restock(tx, orderId, restated.payment, reopened);
  return restated?.payment;
}

// Calculated from the money that was kept: an order that was paid twice and refunded once stays paid.
const kept = sql`(select coalesce(sum(${paymentMovements.amountCents}), 0) from ${paymentMovements}
  where ${paymentMovements.orderId} = ${orders.id})`;

/** For an UPDATE of a paid order: how much of its total went back, by refunds and lost disputes, according to its movements. */
export const refundedCents = sql<number>`least(greatest(${orders.totalCents} - ${kept}, 0), ${orders.totalCents})::int`;

/** For the same UPDATE: the resulting payment state. */
export const paymentByMovements = sql<PaymentState>`case ${refundedCents}
  when 0 then 'paid' when ${orders.totalCents} then 'refunded' else 'partially_refunded' end`;

const isWhole = sql`${refundedCents} = ${orders.totalCents}`;

/** For the same UPDATE: a full refund before anything was sent means that nothing is to be sent. */
const outOfQueue = goodsUnless(isWhole, orders);

/** For the same UPDATE: money taken beyond the total that we still have. */
export const overpaidCents = sql<number>`greatest(${kept} - ${orders.totalCents}, 0)::int`;
