import { and, sql } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { OrderRow } from '../../../src/domain/orders/admin-orders.api.ts';
import type { OrderFilter } from '../../../src/domain/orders/order-filter.schema.ts';
import { orderSearch } from '../../../src/domain/orders/order-search.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import { atMost } from '../../database/at-most.ts';
import type { Database } from '../../database/client.ts';
import type { JsonText } from '../../database/json-text.ts';
import { orders } from '../../database/schema/orders.ts';
import { cursorValues, exactTime, newestFirst, pageAsJson, pageOfJson } from '../../lib/keyset.ts';
import { statements } from '../../lib/statements.ts';
import { isSendableRow } from './is-sendable-row.ts';
import { orderConditions, type OrderShape } from './order-conditions.ts';

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
  toPack: sql<boolean>`${orders.toPack} and ${isSendableRow}`,
};

const rowsOf = (db: Database, shape: OrderShape) =>
  db
    .select(orderRow)
    .from(orders)
    .where(and(...orderConditions(shape)))
    .orderBy(newestFirst(orders.createdAt, orders.id))
    .limit(atMost(STAFF_PAGE_LENGTH + 1));

const list = statements(
  'orders',
  (db: Database, shape: OrderShape) => pageAsJson(db, rowsOf(db, shape), STAFF_PAGE_LENGTH),
  ({ search }) => search === 'email',
);

/** A page of the orders, newest first. */
export async function listOrders(
  db: Database,
  { q, after, ...closed }: OrderFilter,
): Promise<JsonText<Page<OrderRow>>> {
  const cursor = cursorValues(after);
  if (!cursor) return pageOfJson();
  const search = q ? orderSearch(q) : null;
  const shape = { ...closed, search: search?.by ?? null, isFirst: after === undefined };
  return pageOfJson(await list(db, shape).execute({ ...cursor, ...search }));
}
