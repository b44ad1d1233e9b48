import type { Order } from './books.ts';
import { checkAmounts } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { newId, nextTime } from './ids.ts';
import type { NewOrder } from './parameters.ts';

/** Throws what PayPal finds wrong with it. */
export function createOrder({ books }: Desk, { intent, unit, payment_source }: NewOrder): Order {
  checkAmounts(unit);
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
