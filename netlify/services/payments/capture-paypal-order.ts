import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { CaptureResult } from '../../../src/domain/payments/payments.api.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isOwner } from '../orders/rows.ts';
import { orderByPaypal } from './order-by-paypal.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

type Status = CaptureResult['status'] | null;

const STATUS: Readonly<Record<PaymentState, Status>> = {
  pending: null,
  processing: 'pending',
  paid: 'completed',
  failed: 'declined',
  refunded: 'completed',
  partially_refunded: 'completed',
};

const LOOKS = 4;
const LOOK_MS = 150;

/** The order's state in our books. An event may have settled it in the meantime, or be about to, so that PayPal has nothing new to say. */
async function statusSoon(db: Database, paypalOrderId: string): Promise<Status> {
  for (let look = 1; ; look += 1) {
    const order = await orderByPaypal(db, paypalOrderId);
    const status = order && STATUS[order.payment];
    if (status !== null || look === LOOKS) return status;
    await sleep(LOOK_MS);
  }
}

/**
 * Captures what the buyer approved, once however often it is asked, and finishes the order from PayPal's answer. Throws
 * not_found for a browser that neither placed the order nor proved its email; payment_not_confirmed before the buyer approved;
 * order_too_old, price_changed: nothing was captured; unavailable.
 */
export async function capturePaypalOrder(
  db: Database,
  { paypalOrderId, checkoutKey }: { readonly paypalOrderId: string; readonly checkoutKey: string | null },
): Promise<CaptureResult> {
  const order = await orderByPaypal(db, paypalOrderId);
  const isMine = order !== null && (await isOwner(db, order.id, checkoutKey));
  if (!isMine) throw new CodedError('not_found');
  const isDone = order.paidAt !== null;
  const payment = isDone ? order.payment : await settlePaypalOrder(db, order, { capture: 'attended' });
  const status = STATUS[payment] ?? (await statusSoon(db, paypalOrderId));
  if (status === null) throw new CodedError('payment_not_confirmed');
  return { orderId: order.id, status };
}
