import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';

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
