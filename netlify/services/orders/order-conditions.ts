import { eq, sql, type SQL } from 'drizzle-orm';
import type { OrderFilter, OrderFlag } from '../../../src/domain/orders/order-filter.schema.ts';
import type { OrderSearch } from '../../../src/domain/orders/order-search.ts';
import { orders } from '../../database/schema/orders.ts';
import { beginsWith, behind } from '../../lib/keyset.ts';

/** A statement of the list: what is asked for, with the values left out that differ from time to time. */
export interface OrderShape extends Pick<OrderFilter, 'payment' | 'fulfilment' | 'flag' | 'toSend'> {
  readonly search: OrderSearch['by'] | null;
  readonly isFirst: boolean;
}

const given = (name: string) => sql.placeholder(name);
const { id, number, payment, fulfilment, customerPhone, customerEmail, createdAt } = orders;

/** Of a closed list: part of the statement, so that each has the plan of its own index. */
const literal = (value: string): SQL => sql.raw(`'${value}'`);

const SEARCHES: Readonly<Record<OrderSearch['by'], SQL>> = {
  id: eq(id, given('id')),
  number: eq(number, given('number')),
  phone: eq(customerPhone, given('phone')),
  email: beginsWith(customerEmail, 'email'),
};

const FLAGS: Readonly<Record<OrderFlag, SQL>> = {
  disputed: sql`${orders.disputed}`,
  unchecked: sql`${orders.addressUnchecked}`,
};

export function orderConditions(shape: OrderShape): readonly (SQL | undefined)[] {
  return [
    shape.payment && sql`${payment} = ${literal(shape.payment)}`,
    shape.fulfilment && sql`${fulfilment} = ${literal(shape.fulfilment)}`,
    shape.flag && FLAGS[shape.flag],
    // What went back as a whole is not sent, wherever it stands.
    shape.toSend &&
      sql`(${orders.toPack} or ${fulfilment} in ('manual', 'failed')) and ${payment} in ('paid', 'partially_refunded')`,
    shape.search ? SEARCHES[shape.search] : undefined,
    shape.isFirst ? undefined : behind(createdAt, id),
  ];
}
