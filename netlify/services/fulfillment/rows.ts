import { eq } from 'drizzle-orm';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { findOrder, type FoundOrder } from '../orders/rows.ts';

/** An order with something to send, locked until the transaction ends. Throws not_found, order_not_paid. */
export async function holdOrder(tx: Executor, orderId: string): Promise<FoundOrder> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  const found = await findOrder(tx, orderId);
  if (!found) throw new CodedError('not_found');
  if (!isSendable(found.order)) throw new CodedError('order_not_paid');
  return found;
}
