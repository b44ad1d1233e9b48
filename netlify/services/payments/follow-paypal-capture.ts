import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { findPaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { orderByPaypal } from './order-by-paypal.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

/**
 * Asks PayPal about a capture and brings its order there, refunds included. Throws not_found where it is no payment of ours,
 * payment_not_confirmed, unavailable.
 */
export async function followPaypalCapture(db: Database, captureId: string): Promise<void> {
  const { paymentId } = await findPaypalCapture(captureId);
  const order = paymentId === null ? null : await orderByPaypal(db, paymentId);
  if (!order) throw new CodedError('not_found');
  await settlePaypalOrder(db, order, { capture: false });
}
