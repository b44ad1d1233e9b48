import type { PaypalAccount } from './account.ts';
import { invalidResourceId, newPaypalId, nextTime, unprocessable } from './api-error.ts';
import {
  changeOrderRecord,
  findByCapture,
  findOrderRecord,
  type PaypalCaptureRecord,
  type PaypalOrderRecord,
  type PaypalRefundRecord,
} from './ledger.ts';
import { centsOf, usd } from './orders.ts';
import type { PaypalRefundParameters } from './parameters.ts';

interface Wanted {
  readonly cents?: number;
  readonly event?: 'REFUNDED' | 'REVERSED';
  /** Fields that replace the capture's own. */
  readonly overrides?: Partial<PaypalRefundRecord>;
}

function giveBack(
  account: PaypalAccount,
  order: PaypalOrderRecord,
  capture: PaypalCaptureRecord,
  wanted: Wanted,
): PaypalRefundRecord {
  const { cents, event = 'REFUNDED', overrides } = wanted;
  const before = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const left = centsOf(capture.amount) - before;
  const given = cents ?? left;
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (given > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  const id = newPaypalId();
  const { custom_id, invoice_id } = capture;
  const refund: PaypalRefundRecord = {
    id,
    status: 'COMPLETED',
    amount: usd(given),
    custom_id,
    invoice_id,
    ...overrides,
    create_time: nextTime(),
    links: [
      account.linkTo(`/v2/payments/refunds/${id}`, 'self'),
      account.linkTo(`/v2/payments/captures/${capture.id}`, 'up'),
    ],
  };
  const status = given === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  changeOrderRecord(account.ledger, order, {
    captures: [{ ...capture, status }],
    refunds: [...order.refunds, refund],
  });
  account.emit(`PAYMENT.CAPTURE.${event}`, 'refund', refund);
  return refund;
}

/** Refunds all that is left of an order, or this many cents; `REVERSED` means PayPal did it. */
export function applyOrderRefund(
  account: PaypalAccount,
  orderId: string,
  wanted: Omit<Wanted, 'overrides'> = {},
): PaypalRefundRecord {
  const order = findOrderRecord(account.ledger, orderId);
  const [capture] = order.captures;
  if (!capture) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  return giveBack(account, order, capture, wanted);
}

/** A refund by the API. */
export function applyCaptureRefund(
  account: PaypalAccount,
  captureId: string,
  { amount, ...overrides }: PaypalRefundParameters,
): PaypalRefundRecord {
  const { order, capture } = findByCapture(account.ledger, captureId);
  // There is nothing to refund.
  if (capture.status === 'DECLINED' || capture.status === 'PENDING') throw invalidResourceId();
  const contested = [...account.ledger.disputes.values()].flatMap(
    ({ status, disputed_transactions: about }) =>
      status === 'RESOLVED' ? [] : about.map(({ seller_transaction_id: id }) => id),
  );
  if (contested.includes(captureId)) throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (amount && amount.currency_code !== capture.amount.currency_code)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const cents = amount && centsOf(amount);
  if (cents === 0) throw unprocessable('REFUND_AMOUNT_TOO_LOW', '/amount/value');
  return giveBack(account, order, capture, { ...(cents === undefined ? {} : { cents }), overrides });
}
