import { eq } from 'drizzle-orm';
import { isSendable, type FulfillmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/**
 * Returns the fulfillment of a paid order. Payment already queued it, so this changes nothing, however often it is called; if a
 * refund stopped it, staff decide. Throws not_found, order_not_paid.
 */
export async function requestFulfillment(
  db: Database,
  orderId: string,
): Promise<{ id: string; fulfillment: FulfillmentState }> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const { id, payment, fulfillment } = orders;
  const [order] = await db.select({ id, payment, fulfillment }).from(orders).where(eq(id, orderId));
  if (!order) throw new CodedError('not_found');
  if (!isSendable(order)) throw new CodedError('order_not_paid');
  return { id: order.id, fulfillment: order.fulfillment };
}
