import { sql } from 'drizzle-orm';
import type { OrderRow } from '../../../src/domain/orders/admin-orders.api.ts';
import type { OrderFilter } from '../../../src/domain/orders/order-filter.schema.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { exactTime, readPage } from '../../lib/keyset.ts';
import { orderConditions } from './order-conditions.ts';

export const orderRow = {
  id: orders.id,
  createdAt: exactTime(orders.createdAt),
  number: orders.number,
  customerName: orders.customerName,
  totalCents: orders.totalCents,
  refundedCents: orders.refundedCents,
  payment: orders.payment,
  fulfillment: orders.fulfillment,
  disputed: orders.disputed,
  paidWrongly: orders.paidWrongly,
  stockShort: sql<boolean>`${orders.stockShort} and ${orders.waitsForStaff}`,
  addressUnchecked: orders.addressUnchecked,
  toPack: sql<boolean>`${orders.toPack} and ${orders.waitsForStaff}`,
};

/** A page of orders, newest first. */
export const listOrders = (db: Database, filter: OrderFilter): Promise<Page<OrderRow>> =>
  readPage(db.select(orderRow).from(orders).$dynamic(), {
    where: orderConditions(filter),
    after: filter.after,
    at: orders.createdAt,
    id: orders.id,
  });
