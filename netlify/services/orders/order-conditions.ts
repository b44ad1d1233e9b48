import { eq, sql, type SQL } from 'drizzle-orm';
import type { OrderFilter, OrderFlag } from '../../../src/domain/orders/order-filter.schema.ts';
import type { OrderSearch } from '../../../src/domain/orders/order-search.ts';
import { literals } from '../../database/literals.ts';
import { orders } from '../../database/schema/orders.ts';
import { beginsWith, behind } from '../../lib/keyset.ts';
import { isSendableRow } from './is-sendable-row.ts';

/** A statement of the list: what is asked for, with the values left out that differ from time to time. */
export interface OrderShape extends Pick<OrderFilter, 'payment' | 'fulfilment' | 'flag' | 'toSend'> {
  readonly search: OrderSearch['by'] | null;
  readonly isFirst: boolean;
}

const { id, number, payment, fulfilment, customerPhone, customerEmail, createdAt } = orders;

const SEARCHES: Readonly<Record<OrderSearch['by'], SQL>> = {
  id: eq(id, sql.placeholder('id')),
  number: eq(number, sql.placeholder('number')),
  phone: eq(customerPhone, sql.placeholder('phone')),
  email: beginsWith(customerEmail, 'email'),
};

const FLAGS: Readonly<Record<OrderFlag, SQL>> = {
  disputed: sql`${orders.disputed}`,
  unchecked: sql`${orders.addressUnchecked}`,
};

export function orderConditions(shape: OrderShape): readonly (SQL | undefined)[] {
  return [
    shape.payment && sql`${payment} = ${literals(shape.payment)}`,
    shape.fulfilment && sql`${fulfilment} = ${literals(shape.fulfilment)}`,
    shape.flag && FLAGS[shape.flag],
    // What went back as a whole is not sent, wherever it stands.
    shape.toSend && sql`(${orders.toPack} or ${fulfilment} in ('manual', 'failed')) and ${isSendableRow}`,
    shape.search ? SEARCHES[shape.search] : undefined,
    shape.isFirst ? undefined : behind(createdAt, id),
  ];
}
