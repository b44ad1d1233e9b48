import { findOrder, type Ending, type Order } from './books.ts';
import { changeOrder } from './change-order.ts';
import type { Desk } from './desk.ts';
import { refused } from './failure.ts';
import { viewOrder } from './views.ts';

/** The buyer agrees; `ending` is what will come of it when the money is taken. */
export function approveOrder(desk: Desk, id: string, ending: Ending = 'complete'): Order {
  const order = findOrder(desk.books, id);
  if (order.status === 'COMPLETED') throw refused('ORDER_ALREADY_CAPTURED');
  const approved = changeOrder(desk, order, { status: 'APPROVED', ending });
  desk.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', viewOrder(approved, desk.linkTo));
  return approved;
}
