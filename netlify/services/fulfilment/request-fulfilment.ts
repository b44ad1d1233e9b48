import { eq } from 'drizzle-orm';
import { isSendable, type FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/**
 * Answers where a paid order is on its way. It is sent since it was paid, so that this changes nothing, however often anybody asks: one
 * that a refund stopped is for staff to send. Throws not_found, order_not_paid.
 */
export async function requestFulfilment(
  db: Database,
  orderId: string,
): Promise<{ id: string; fulfilment: FulfilmentState }> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const { id, payment, fulfilment } = orders;
  const [order] = await db.select({ id, payment, fulfilment }).from(orders).where(eq(id, orderId));
  if (!order) throw new CodedError('not_found');
  if (!isSendable(order)) throw new CodedError('order_not_paid');
  return { id: order.id, fulfilment: order.fulfilment };
}
