import { findOrder, type Refund } from './books.ts';
import { changeOrder } from './change-order.ts';
import { centsOf } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { refused } from './failure.ts';
import { newId, nextTime } from './ids.ts';

/** Gives back all that is left, or so many cents; `REVERSED` is PayPal doing so itself. */
export function refundCapture(
  desk: Desk,
  orderId: string,
  { cents, event = 'REFUNDED' }: { cents?: number; event?: 'REFUNDED' | 'REVERSED' } = {},
): Refund {
  const order = findOrder(desk.books, orderId);
  const [capture] = order.captures;
  const before = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const left = capture ? centsOf(capture.amount) - before : 0;
  const given = cents ?? left;
  if (!capture || given <= 0 || given > left) throw refused('CAPTURE_FULLY_REFUNDED');
  const id = newId();
  const { custom_id, invoice_id } = capture;
  const refund: Refund = {
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: (given / 100).toFixed(2) },
    custom_id,
    invoice_id,
    create_time: nextTime(),
    links: [
      desk.linkTo(`/v2/payments/refunds/${id}`, 'self'),
      desk.linkTo(`/v2/payments/captures/${capture.id}`, 'up'),
    ],
  };
  const status = given === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  changeOrder(desk, order, { captures: [{ ...capture, status }], refunds: [...order.refunds, refund] });
  desk.emit(`PAYMENT.CAPTURE.${event}`, 'refund', refund);
  return refund;
}
