import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

const COMPLETE = new Set(['paid', 'refunded', 'partially_refunded']);

/**
 * Completes an order that a browser says is paid: only if PayPal confirms a capture for this very order,
 * to the cent, in the payment that we made for it. Throws not_found, payment_not_confirmed, unavailable.
 */
export async function completePaypalOrder(
  db: Database,
  { orderId, paypalOrderId }: { readonly orderId: string; readonly paypalOrderId: string },
): Promise<void> {
  const [order] = isUuid(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
  if (!order) throw new CodedError('not_found');
  if (order.paypalOrderId !== paypalOrderId) throw new CodedError('payment_not_confirmed');
  if (order.paidAt !== null) return;
  const payment = await settlePaypalOrder(db, { ...order, paypalOrderId }, { capture: 'never' });
  if (!COMPLETE.has(payment)) throw new CodedError('payment_not_confirmed');
}
