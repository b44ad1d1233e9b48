import { and } from 'drizzle-orm';
import { STAFF } from '../../../src/business/staff-constants.ts';
import type { OrderRow } from '../../../src/domain/orders/admin-orders.api.ts';
import type { OrderFilter } from '../../../src/domain/orders/order-filter.schema.ts';
import { orderSearch } from '../../../src/domain/orders/order-search.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { cursorValues, exactTime, newestFirst, pageOf } from '../../lib/keyset.ts';
import { statements } from '../../lib/statements.ts';
import { orderConditions, type OrderShape } from './order-conditions.ts';

/** One more than a page: it tells whether there is another. */
const LIMIT = STAFF.pageLength + 1;

export const orderRow = {
  id: orders.id,
  createdAt: exactTime(orders.createdAt),
  number: orders.number,
  customerName: orders.customerName,
  totalCents: orders.totalCents,
  refundedCents: orders.refundedCents,
  payment: orders.payment,
  fulfilment: orders.fulfilment,
  disputed: orders.disputed,
  addressUnchecked: orders.addressUnchecked,
  toPack: orders.toPack,
};

const list = statements(
  'orders',
  (db: Database, shape: OrderShape) =>
    db
      .select(orderRow)
      .from(orders)
      .where(and(...orderConditions(shape)))
      .orderBy(newestFirst(orders.createdAt, orders.id))
      .limit(LIMIT),
  ({ search }) => search === 'email',
);

/** A page of the orders, newest first. */
export async function listOrders(
  db: Database,
  { q, after, ...closed }: OrderFilter,
): Promise<Page<OrderRow>> {
  const cursor = cursorValues(after);
  if (!cursor) return { rows: [], next: null };
  const search = q ? orderSearch(q) : null;
  const shape = { ...closed, search: search?.by ?? null, isFirst: after === undefined };
  return pageOf(await list(db, shape).execute({ ...cursor, ...search }), STAFF.pageLength);
}
