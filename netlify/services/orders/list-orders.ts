import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm';
import type { OrderRow } from '../../../src/domain/orders/admin-orders.api.ts';
import type { OrderFilter } from '../../../src/domain/orders/order-filter.schema.ts';
import { orderSearch } from '../../../src/domain/orders/order-search.ts';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { emailBegins, exactTime, nameHas, readPage } from '../../lib/http/keyset.ts';

const { id, number, payment, fulfillment, customerPhone, customerEmail } = orders;

function searchFor(text: string): SQL | undefined {
  const search = orderSearch(text);
  switch (search.by) {
    case 'id':
      return eq(id, search.id);
    case 'number':
      return eq(number, search.number);
    case 'phone':
      return eq(customerPhone, search.phone);
    case 'text':
      return or(emailBegins(customerEmail, search.text), nameHas(orders.customerName, search.text));
  }
}

const FLAGS = {
  disputed: sql`${orders.disputed}`,
  paid_wrongly: sql`${orders.paidWrongly}`,
  unchecked: sql`${orders.addressUnchecked}`,
};

/** The filters of the list of orders. */
const orderConditions = ({
  q,
  payment: standing,
  paid,
  fulfillment: sent,
  flag,
  toSend,
}: OrderFilter): SQL | undefined =>
  and(
    standing && eq(payment, standing),
    paid && inArray(payment, [...SENDABLE]),
    sent && eq(fulfillment, sent),
    flag && FLAGS[flag],
    toSend && sql`${orders.waitsForStaff}`,
    q ? searchFor(q) : undefined,
  );

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
