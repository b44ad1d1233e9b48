import { inArray, sql, type SQL } from 'drizzle-orm';
import { WITH_STAFF, type FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import { orders, shipments } from '../../database/schema/orders.ts';

interface Goods {
  readonly fulfilment: FulfilmentState | typeof orders.fulfilment;
  readonly toPack: boolean | typeof orders.toPack;
}

/**
 * For an UPDATE: how the goods stand, unless all of the money went back (`isGone`) before any of them left: then they wait for nobody. Once
 * some have left the rest keeps its mark, as the queue asks for the money too: what comes back puts them there again.
 */
export function goodsUnless(isGone: SQL, { fulfilment, toPack }: Goods) {
  const isWithStaff = inArray(sql`${fulfilment}`, [...WITH_STAFF]);
  const isStopped = sql`(${isGone} and ${isWithStaff}
    and not exists (select from ${shipments} where ${shipments.orderId} = ${orders.id}))`;
  return {
    fulfilment: sql<FulfilmentState>`case when ${isStopped} then 'none' else ${fulfilment} end`,
    toPack: sql<boolean>`${toPack} and not ${isStopped}`,
  };
}
