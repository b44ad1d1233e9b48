import { sql } from 'drizzle-orm';
import type { FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import { orders, shipments } from '../../database/schema/orders.ts';

/** For an UPDATE: where an order ends whose money went back as a whole, as nobody is to send more of it. */
export const stoppedFulfilment = sql<FulfilmentState>`case when exists
  (select from ${shipments} where ${shipments.orderId} = ${orders.id}) then 'shipped' else 'none' end`;
