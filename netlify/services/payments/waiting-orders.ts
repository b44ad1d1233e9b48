import { and, between, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OrderRow } from '../orders/find-order.ts';

/** Until then webhook and return page are left to do it. */
const YOUNG_MS = 120_000;
/** A declined payment can be tried again for a day; after it there is an hour to see that it is over. */
const LAST_LOOK_MS = 3_600_000;
/** More than one run can ask about. */
const LIMIT = 1_000;

const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** Orders that may have been paid without our hearing of it: the newest first, as one was most likely paid. */
export function waitingOrders(db: Database): Promise<OrderRow[]> {
  const isWaiting = and(
    inArray(orders.payment, ['pending', 'processing']),
    lt(orders.createdAt, ago(YOUNG_MS)),
  );
  const mayBeTriedAgain = and(
    eq(orders.payment, 'failed'),
    between(orders.createdAt, ago(PAYMENT_GIVE_UP_AFTER_MS + LAST_LOOK_MS), ago(YOUNG_MS)),
  );
  return db
    .select()
    .from(orders)
    .where(
      and(
        or(isWaiting, mayBeTriedAgain),
        or(isNotNull(orders.stripePaymentIntentId), isNotNull(orders.paypalOrderId)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LIMIT);
}
