import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { type PaypalAccount, viewCapture, viewOrder } from './account.ts';
import { newPaypalId, nextTime, unprocessable } from './api-error.ts';
import {
  changeCaptureRecord,
  changeOrderRecord,
  type Ending,
  findOrderRecord,
  type PaypalCaptureRecord,
  type PaypalOrderRecord,
} from './ledger.ts';
import type { PaypalMoney, PaypalOrderParameters, PaypalUnit } from './parameters.ts';

/** The cents of dollars with two decimals at most. */
export function centsOf({ currency_code, value }: PaypalMoney): number {
  if (currency_code !== 'USD') throw unprocessable('INVALID_CURRENCY_CODE');
  if (!/^\d+(\.\d{1,2})?$/.test(value)) throw unprocessable('DECIMAL_PRECISION');
  return Math.round(Number(value) * 100);
}

export const usd = (cents: number): PaypalMoney => ({ currency_code: 'USD', value: toDollars(cents) });

/** Throws PayPal's error if the amounts do not add up. */
function checkAmounts({ amount, items = [], shipping }: PaypalUnit): void {
  const total = centsOf(amount);
  if (total <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/purchase_units/0/amount/value');
  const { item_total, shipping: fee, tax_total } = amount.breakdown ?? {};
  const sum = items.reduce(
    (cents, { unit_amount, quantity }) => cents + centsOf(unit_amount) * Number(quantity),
    0,
  );
  if (items.length > 0 && !item_total) throw unprocessable('ITEM_TOTAL_REQUIRED');
  if (items.length > 0 && item_total && centsOf(item_total) !== sum)
    throw unprocessable('ITEM_TOTAL_MISMATCH');
  const parts = [item_total, fee, tax_total].map((part) => (part ? centsOf(part) : 0));
  if (amount.breakdown && parts.reduce((cents, part) => cents + part, 0) !== total)
    throw unprocessable('AMOUNT_MISMATCH');
  if (shipping?.address.country_code === 'US' && !shipping.address.postal_code)
    throw unprocessable('POSTAL_CODE_REQUIRED');
  if (shipping && !shipping.address.admin_area_2) throw unprocessable('CITY_REQUIRED');
}

/** An order to a recipient of this name is refused. */
export const PAYPAL_REFUSED_NAME = 'PayPal Refuses';

/** Throws PayPal's error if the order is invalid. */
export function addOrderRecord(
  { ledger }: PaypalAccount,
  { intent, unit, payment_source }: PaypalOrderParameters,
): PaypalOrderRecord {
  checkAmounts(unit);
  if (unit.shipping?.name?.full_name === PAYPAL_REFUSED_NAME) throw unprocessable('SHIPPING_ADDRESS_INVALID');
  const time = nextTime();
  const order: PaypalOrderRecord = {
    id: newPaypalId(),
    intent,
    status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    unit,
    create_time: time,
    update_time: time,
    captures: [],
    refunds: [],
    ending: 'complete',
  };
  ledger.orders.set(order.id, order);
  return order;
}

/** The buyer agrees; `ending` is the result of the later capture. */
export function approveOrderRecord(
  account: PaypalAccount,
  id: string,
  ending: Ending = 'complete',
): PaypalOrderRecord {
  const order = findOrderRecord(account.ledger, id);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  const approved = changeOrderRecord(account.ledger, order, { status: 'APPROVED', ending });
  account.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', viewOrder(approved, account.linkTo));
  return approved;
}

/** PayPal's fee is 3.49 % and 49 cents. */
function received(amount: PaypalCaptureRecord['amount']) {
  const cents = centsOf(amount);
  const fee = Math.round(cents * 0.0349) + 49;
  return { gross_amount: usd(cents), paypal_fee: usd(fee), net_amount: usd(cents - fee) };
}

const ENDINGS = {
  complete: ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
  pend: ['PENDING', 'PAYMENT.CAPTURE.PENDING'],
  deny: ['DECLINED', 'PAYMENT.CAPTURE.DECLINED'],
} as const;

/** Captures an approved order once. */
export function captureOrderRecord(account: PaypalAccount, id: string): PaypalOrderRecord {
  const order = findOrderRecord(account.ledger, id);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.ending === 'decline') {
    changeOrderRecord(account.ledger, order, { status: 'PAYER_ACTION_REQUIRED' });
    throw unprocessable('INSTRUMENT_DECLINED');
  }
  const [status, event] = ENDINGS[order.ending];
  const { amount, custom_id, invoice_id } = order.unit;
  const gross = { currency_code: amount.currency_code, value: amount.value };
  const time = nextTime();
  const capture: PaypalCaptureRecord = {
    id: newPaypalId(),
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
  // The order is COMPLETED whatever the capture's status is.
  const captured = changeOrderRecord(account.ledger, order, { status: 'COMPLETED', captures: [capture] });
  account.emit(event, 'capture', viewCapture(capture, account.linkTo));
  return captured;
}

/** A capture that is under review completes or is declined. */
export function releaseCaptureRecord(
  account: PaypalAccount,
  id: string,
  status: 'COMPLETED' | 'DECLINED',
): PaypalCaptureRecord {
  const order = findOrderRecord(account.ledger, id);
  const pending = order.captures.find((capture) => capture.status === 'PENDING');
  if (!pending) throw unprocessable('CAPTURE_STATUS_NOT_VALID');
  const { status_details: _, ...rest } = pending;
  const breakdown = status === 'COMPLETED' ? { seller_receivable_breakdown: received(pending.amount) } : {};
  const released = changeCaptureRecord(account.ledger, order, rest, { status, ...breakdown });
  account.emit(`PAYMENT.CAPTURE.${status}`, 'capture', viewCapture(released, account.linkTo));
  return released;
}
