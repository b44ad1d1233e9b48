import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { CaptureResult } from '../../../src/domain/payments/payments.api.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { orderByPaypal } from './order-by-paypal.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

const STATUS: Readonly<Record<PaymentState, CaptureResult['status'] | null>> = {
  pending: null,
  processing: 'pending',
  paid: 'completed',
  failed: 'declined',
  refunded: 'completed',
  partially_refunded: 'completed',
};

/**
 * Takes what the buyer agreed to, once however often it is asked, and finishes the order from what PayPal says. Throws
 * not_found for any browser but the one that made the order; payment_not_confirmed before the buyer agreed; unavailable.
 */
export async function capturePaypalOrder(
  db: Database,
  { paypalOrderId, checkoutKey }: { readonly paypalOrderId: string; readonly checkoutKey: string | null },
): Promise<CaptureResult> {
  const order = await orderByPaypal(db, paypalOrderId);
  if (!order || order.checkoutKey !== checkoutKey) throw new CodedError('not_found');
  const isDone = order.paidAt !== null;
  const payment = isDone ? order.payment : await settlePaypalOrder(db, order, { capture: true });
  // Its event may have settled the order meanwhile, so that PayPal has nothing more to say.
  const status = STATUS[payment] ?? STATUS[(await orderByPaypal(db, paypalOrderId))?.payment ?? payment];
  if (status === null) throw new CodedError('payment_not_confirmed');
  return { orderId: order.id, status };
}
