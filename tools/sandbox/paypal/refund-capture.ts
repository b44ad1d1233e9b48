import { findByCapture, findOrder, type Capture, type Order, type Refund } from './books.ts';
import { changeOrder } from './change-order.ts';
import { centsOf, usd } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { missing, refused } from './failure.ts';
import { newId, nextTime } from './ids.ts';
import type { NewRefund } from './parameters.ts';

interface Wanted {
  readonly cents?: number;
  readonly event?: 'REFUNDED' | 'REVERSED';
  /** What is told of it beside the capture's own. */
  readonly told?: Partial<Refund>;
}

function giveBack(desk: Desk, order: Order, capture: Capture, wanted: Wanted): Refund {
  const { cents, event = 'REFUNDED', told } = wanted;
  const before = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const left = centsOf(capture.amount) - before;
  const given = cents ?? left;
  if (left === 0) throw refused('CAPTURE_FULLY_REFUNDED');
  if (given > left) throw refused('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  const id = newId();
  const { custom_id, invoice_id } = capture;
  const refund: Refund = {
    id,
    status: 'COMPLETED',
    amount: usd(given),
    custom_id,
    invoice_id,
    ...told,
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

/** Gives back all that is left of an order, or so many cents; `REVERSED` is PayPal doing so itself. */
export function refundOrder(desk: Desk, orderId: string, wanted: Omit<Wanted, 'told'> = {}): Refund {
  const order = findOrder(desk.books, orderId);
  const [capture] = order.captures;
  if (!capture) throw refused('CAPTURE_FULLY_REFUNDED');
  return giveBack(desk, order, capture, wanted);
}

/** The same for whoever asks by the API. */
export function refundCapture(desk: Desk, captureId: string, { amount, ...told }: NewRefund): Refund {
  const { order, capture } = findByCapture(desk.books, captureId);
  // Nothing was taken, so that there is nothing to give back.
  if (capture.status === 'DECLINED' || capture.status === 'PENDING') throw missing();
  const contested = [...desk.books.disputes.values()].flatMap(({ status, disputed_transactions: about }) =>
    status === 'RESOLVED' ? [] : about.map(({ seller_transaction_id: id }) => id),
  );
  if (contested.includes(captureId)) throw refused('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (amount && amount.currency_code !== capture.amount.currency_code)
    throw refused('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const cents = amount && centsOf(amount);
  if (cents === 0) throw refused('REFUND_AMOUNT_TOO_LOW', '/amount/value');
  return giveBack(desk, order, capture, { ...(cents === undefined ? {} : { cents }), told });
}
