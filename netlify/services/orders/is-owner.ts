import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { orders, orderViewers } from '../../database/schema/orders.ts';

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

/** Whether a browser made the order, or proved its e-mail: it then sees the order in full, and may pay it. */
export async function isOwner(db: Executor, orderId: string, checkoutKey: string | null): Promise<boolean> {
  if (checkoutKey === null) return false;
  return (await find(db).execute({ orderId, key: checkoutKey })).length > 0;
}
