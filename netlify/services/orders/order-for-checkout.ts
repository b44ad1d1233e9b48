import { and, desc, eq, inArray } from 'drizzle-orm';
import { PAYABLE } from '../../../src/domain/orders/order-status.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order-totals.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { OrderRow } from './find-order.ts';

export interface CheckoutQuestion {
  /** Whose address is unguessable and enough. */
  readonly orderId?: string | undefined;
  /** Of the browser that asks: without `orderId`, its newest order that can still be paid. */
  readonly checkoutKey: string | null;
  /** Another method has another tax, so an order is paid by the one it was made for. */
  readonly method: PaymentMethod;
}

/** The order that is about to be paid. Throws not_found, order_not_payable. */
export async function orderForCheckout(
  db: Database,
  { orderId, checkoutKey, method }: CheckoutQuestion,
): Promise<OrderRow> {
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
