import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OrderFilter } from '../../../src/domain/orders/order-filter.schema.ts';
import { orderSearch } from '../../../src/domain/orders/order-search.ts';
import { orders } from '../../database/schema/orders.ts';
import { emailBegins } from '../../lib/keyset.ts';

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
    case 'email':
      return emailBegins(customerEmail, search.email);
  }
}

const FLAGS = {
  disputed: sql`${orders.disputed}`,
  paid_wrongly: sql`${orders.paidWrongly}`,
  unchecked: sql`${orders.addressUnchecked}`,
};

/** The filters of the list of orders. */
export const orderConditions = ({
  q,
  payment: paid,
  fulfillment: sent,
  flag,
  toSend,
}: OrderFilter): SQL | undefined =>
  and(
    paid && eq(payment, paid),
    sent && eq(fulfillment, sent),
    flag && FLAGS[flag],
    toSend && sql`${orders.waitsForStaff}`,
    q ? searchFor(q) : undefined,
  );
