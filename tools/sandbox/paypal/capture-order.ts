import { findOrder, type Capture, type Order } from './books.ts';
import { changeCapture, changeOrder } from './change-order.ts';
import { centsOf, usd } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { refused } from './failure.ts';
import { newId, nextTime } from './ids.ts';
import { viewCapture } from './views.ts';

/** What PayPal keeps: 3.49 % and 49 cents. */
function received(amount: Capture['amount']) {
  const cents = centsOf(amount);
  const fee = Math.round(cents * 0.0349) + 49;
  return { gross_amount: usd(cents), paypal_fee: usd(fee), net_amount: usd(cents - fee) };
}

const ENDINGS = {
  complete: ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
  pend: ['PENDING', 'PAYMENT.CAPTURE.PENDING'],
  deny: ['DECLINED', 'PAYMENT.CAPTURE.DECLINED'],
} as const;

/** Takes the money of an order that its buyer agreed to, once. */
export function captureOrder(desk: Desk, id: string): Order {
  const order = findOrder(desk.books, id);
  if (order.status === 'COMPLETED') throw refused('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw refused('ORDER_NOT_APPROVED');
  if (order.ending === 'decline') {
    changeOrder(desk, order, { status: 'PAYER_ACTION_REQUIRED' });
    throw refused('INSTRUMENT_DECLINED');
  }
  const [status, event] = ENDINGS[order.ending];
  const { amount, custom_id, invoice_id } = order.unit;
  const gross = { currency_code: amount.currency_code, value: amount.value };
  const time = nextTime();
  const capture: Capture = {
    id: newId(),
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: gross,
    final_capture: true,
    custom_id,
    invoice_id,
    ...(status === 'COMPLETED' ? { seller_receivable_breakdown: received(gross) } : {}),
    supplementary_data: { related_ids: { order_id: id } },
    create_time: time,
    update_time: time,
  };
  // COMPLETED it is whatever became of the capture.
  const captured = changeOrder(desk, order, { status: 'COMPLETED', captures: [capture] });
  desk.emit(event, 'capture', viewCapture(capture, desk.linkTo));
  return captured;
}

/** A capture that was kept for review comes, or does not. */
export function releaseCapture(desk: Desk, id: string, status: 'COMPLETED' | 'DECLINED'): Capture {
  const order = findOrder(desk.books, id);
  const pending = order.captures.find((capture) => capture.status === 'PENDING');
  if (!pending) throw refused('CAPTURE_STATUS_NOT_VALID');
  const { status_details: _, ...rest } = pending;
  const breakdown = status === 'COMPLETED' ? { seller_receivable_breakdown: received(pending.amount) } : {};
  const released = changeCapture(desk, order, rest, { status, ...breakdown });
  desk.emit(`PAYMENT.CAPTURE.${status}`, 'capture', viewCapture(released, desk.linkTo));
  return released;
}
