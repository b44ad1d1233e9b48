import type { Order } from './books.ts';
import { checkAmounts } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { refused } from './failure.ts';
import { newId, nextTime } from './ids.ts';
import type { NewOrder } from './parameters.ts';

/** An order that goes to somebody of this name is refused, for trying out what happens then. */
export const REFUSED_NAME = 'PayPal Refuses';

/** Throws what PayPal finds wrong with it. */
export function createOrder({ books }: Desk, { intent, unit, payment_source }: NewOrder): Order {
  checkAmounts(unit);
  if (unit.shipping?.name?.full_name === REFUSED_NAME) throw refused('SHIPPING_ADDRESS_INVALID');
  const time = nextTime();
  const order: Order = {
    id: newId(),
    intent,
    status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    unit,
    create_time: time,
    update_time: time,
    captures: [],
    refunds: [],
    ending: 'complete',
  };
  books.orders.set(order.id, order);
  return order;
}
