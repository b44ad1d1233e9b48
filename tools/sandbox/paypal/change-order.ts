import type { Capture, Order } from './books.ts';
import type { Desk } from './desk.ts';
import { nextTime } from './ids.ts';

/** Keeps a copy with the changes and a new time; what was given out before stays as it was. */
export function changeOrder({ books }: Desk, order: Order, changes: Partial<Order>): Order {
  const next = { ...order, ...changes, update_time: nextTime() };
  books.orders.set(order.id, next);
  return next;
}

export function changeCapture(
  desk: Desk,
  order: Order,
  capture: Capture,
  changes: Partial<Capture>,
): Capture {
  const next = { ...capture, ...changes, update_time: nextTime() };
  changeOrder(desk, order, {
    captures: order.captures.map((other) => (other.id === capture.id ? next : other)),
  });
  return next;
}
