import { asc, eq, sql, and, desc, inArray, type SQL } from 'drizzle-orm';
import type { Executor, Database } from '../../database/client.ts';
import { orderLines, orders, orderViewers, shipments } from '../../database/schema/orders.ts';
import { prepared } from '../../database/prepared.ts';
import {
  PAYABLE,
  SENDABLE,
  WITH_STAFF,
  type FulfillmentState,
} from '../../../src/domain/orders/order-status.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order-totals.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export interface FoundOrder {
  readonly order: OrderRecord;
  /** In the cart's order. */
  readonly lines: readonly OrderLineRow[];
}

/** The lines of an order, in the cart's order. */
export const findLines = (db: Executor, orderId: string): Promise<readonly OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** An order with its lines, or null if there is none. */
export async function findOrder(db: Executor, orderId: string): Promise<FoundOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ? { order, lines: await findLines(db, orderId) } : null;
}

const find = prepared((db: Executor) => {
  const made = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.id} = ${sql.placeholder('orderId')} and ${orders.checkoutKey} = ${sql.placeholder('key')}`,
    );
  const proved = db
    .select({ id: orderViewers.orderId })
    .from(orderViewers)
    .where(
      sql`${orderViewers.orderId} = ${sql.placeholder('orderId')} and ${orderViewers.checkoutKey} = ${sql.placeholder('key')}`,
    );
  return made.unionAll(proved).prepare('is_owner');
});

/** Whether a browser placed the order or proved its email: it then sees the order in full, and may pay it. */
export async function isOwner(db: Executor, orderId: string, checkoutKey: string | null): Promise<boolean> {
  if (checkoutKey === null) return false;
  return (await find(db).execute({ orderId, key: checkoutKey })).length > 0;
}

export interface CheckoutQuestion {
  /** Knowing this id, which cannot be guessed, is enough. */
  readonly orderId?: string | undefined;
  /** The caller's checkout key. Without `orderId` it finds that browser's newest order that can still be paid. */
  readonly checkoutKey: string | null;
  /** Another method has another tax, so an order can only be paid by the method it was made for. */
  readonly method: PaymentMethod;
}

/** The order that is about to be paid. Throws not_found, order_not_payable. */
export async function orderForCheckout(
  db: Database,
  { orderId, checkoutKey, method }: CheckoutQuestion,
): Promise<OrderRecord> {
  if (orderId !== undefined) {
    const [order] = isUuid(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
    if (!order) throw new CodedError('not_found');
    if (order.method !== method || !PAYABLE.includes(order.payment))
      throw new CodedError('order_not_payable');
    return order;
  }
  if (checkoutKey === null) throw new CodedError('not_found');
  const [newest] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.checkoutKey, checkoutKey),
        eq(orders.method, method),
        inArray(orders.payment, [...PAYABLE]),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!newest) throw new CodedError('not_found');
  return newest;
}
interface Goods {
  readonly fulfillment: FulfillmentState | typeof orders.fulfillment;
  readonly toPack: boolean | typeof orders.toPack;
}
/**
 * For an UPDATE: the fulfillment. If all money went back (`isGone`) before any goods left, nothing is to be sent. Once some have left, the
 * rest keeps its state, as the queue also checks the payment: if the money comes back, the order is in the queue again.
 */
export function goodsUnless(isGone: SQL, { fulfillment, toPack }: Goods) {
  const isWithStaff = inArray(sql`${fulfillment}`, [...WITH_STAFF]);
  const isStopped = sql`(${isGone} and ${isWithStaff}
    and not exists (select from ${shipments} where ${shipments.orderId} = ${orders.id}))`;
  return {
    fulfillment: sql<FulfillmentState>`case when ${isStopped} then 'none' else ${fulfillment} end`,
    toPack: sql<boolean>`${toPack} and not ${isStopped}`,
  };
}
/** For a statement about orders: paid, and not fully refunded. */
export const isSendableRow = inArray(orders.payment, [...SENDABLE]);
