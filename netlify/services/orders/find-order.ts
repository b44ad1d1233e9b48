import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export interface FoundOrder {
  readonly order: OrderRow;
  /** As they stood in the cart. */
  readonly lines: readonly OrderLineRow[];
}

/** The lines of an order as they stood in the cart. */
export const findLines = (db: Executor, orderId: string): Promise<readonly OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** An order with its lines, or null where there is none. */
export async function findOrder(db: Executor, orderId: string): Promise<FoundOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ? { order, lines: await findLines(db, orderId) } : null;
}
