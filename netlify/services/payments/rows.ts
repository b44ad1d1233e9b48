import { eq, and, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { goodsUnless } from '../orders/rows.ts';

const { id, payment, fulfilment, totalCents } = orders;

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * The order as it stands, held until the transaction ends: whatever changes a payment holds it first, so that two never
 * decide on the same state. Throws not_found.
 */
export async function lockOrder(tx: Executor, orderId: string) {
  const [order] = await tx
    .select({ id, payment, fulfilment, totalCents })
    .from(orders)
    .where(eq(id, orderId))
    // Weaker than `update`: rows that point to the order may be written meanwhile.
    .for('no key update');
  if (!order) throw new CodedError('not_found');
  return order;
}

/** Brings a paid order to where its movements put it, and answers that; undefined for one that is not paid. */
export async function restateOrder(tx: Executor, orderId: string): Promise<PaymentState | undefined> {
  const [restated] = await tx
    .update(orders)
    .set({ payment: paymentByMovements, refundedCents, overpaidCents, ...outOfQueue })
    .where(and(eq(orders.id, orderId), isNotNull(orders.paidAt)))
    .returning({ payment: orders.payment });
  return restated?.payment;
}

// Counted from what was kept: money taken twice and given back once leaves the order paid.
const kept = sql`(select coalesce(sum(${paymentMovements.amountCents}), 0) from ${paymentMovements}
  where ${paymentMovements.orderId} = ${orders.id})`;

/** For an UPDATE of a paid order: how much of its total went back, by refunds and lost disputes, as its movements tell. */
export const refundedCents = sql<number>`least(greatest(${orders.totalCents} - ${kept}, 0), ${orders.totalCents})::int`;

/** For the same UPDATE: what that makes of its payment. */
export const paymentByMovements = sql<PaymentState>`case ${refundedCents}
  when 0 then 'paid' when ${orders.totalCents} then 'refunded' else 'partially_refunded' end`;

const isWhole = sql`${refundedCents} = ${orders.totalCents}`;

/** For the same UPDATE: what went back as a whole before any of it left waits for nobody to send it. */
const outOfQueue = goodsUnless(isWhole, orders);

/** For the same UPDATE: what was taken beyond the total and is still ours. */
export const overpaidCents = sql<number>`greatest(${kept} - ${orders.totalCents}, 0)::int`;
