import { sql } from 'drizzle-orm';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { goodsUnless } from '../orders/goods-unless.ts';

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
export const outOfQueue = goodsUnless(isWhole, orders);

/** For the same UPDATE: what was taken beyond the total and is still ours. */
export const overpaidCents = sql<number>`greatest(${kept} - ${orders.totalCents}, 0)::int`;
