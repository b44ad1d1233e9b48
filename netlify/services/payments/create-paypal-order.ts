import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { log } from '../../lib/log.ts';
import { findPaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import { openPaypalPayment } from '../../providers/paypal/open-paypal-payment.ts';
import { PaypalRefusal } from '../../providers/paypal/send-to-paypal.ts';
import { type FoundOrder, type OrderRecord, orderForCheckout } from '../orders/rows.ts';
import { recipientOf } from '../orders/order-rows.ts';
import { releaseStock } from '../stock/reserve-stock.ts';
import { assertPayable, reserveFor } from './assert-payable.ts';
import { attachPaypalPayment } from './attach-payment.ts';
import { isPaymentOf } from './rows.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

export interface PaypalOrderRequest {
  /** The total the browser expects, in dollars. */
  readonly amount: string;
  readonly orderId?: string | undefined;
  readonly checkoutKey: string | null;
  readonly address: string;
}

/** Whether the buyer can still approve the order's payment. Throws order_not_payable if it is paid. */
async function isOpen(
  db: Database,
  order: OrderRecord & { readonly paypalOrderId: string },
): Promise<boolean> {
  const payment = await findPaypalPayment(order.paypalOrderId);
  if (!payment || !isPaymentOf(order, payment)) return false;
  if (payment.state !== 'over') return true;
  if (payment.capture === null || payment.capture.outcome === 'failed') return false;
  // The order may not know yet that its payment was made.
  await settlePaypalOrder(db, order, { capture: 'never' });
  throw new CodedError('order_not_payable');
}

/** PayPal refuses this order. The order stays as it is, holds nothing, and the log says why. */
async function refused(db: Database, orderId: string, error: unknown): Promise<never> {
  if (!(error instanceof PaypalRefusal)) throw error;
  await releaseStock(db, orderId);
  log({ event: 'payment_refused', orderId, provider: 'paypal', issue: error.code });
  throw new CodedError('provider_refused', { cause: error });
}

async function open(db: Database, { order, lines }: FoundOrder): Promise<string> {
  const { id: orderId, paypalOrderId: former } = order;
  const { number: orderNumber, subtotalCents, shippingCents, taxCents, totalCents } = order;
  const paymentId = await openPaypalPayment({
    // A parallel call, or one after a crash, gets the same payment.
    requestId: former === null ? `order-${orderId}` : `order-${orderId}-after-${former}`,
    orderId,
    orderNumber,
    subtotalCents,
    shippingCents,
    taxCents,
    totalCents,
    items: lines.map(({ variantId, name, color, size, quantity, unitPriceCents }) => ({
      variantId,
      name: [name, color, size].filter(Boolean).join(', '),
      quantity,
      unitPriceCents,
    })),
    recipient: recipientOf(order),
  }).catch((error: unknown) => refused(db, orderId, error));
  const isAttached = await attachPaypalPayment(db, orderId, { paymentId, former });
  if (!isAttached) throw new CodedError('unavailable', { retryAfterSeconds: 1 });
  return paymentId;
}

/**
 * The payment that a buyer approves in PayPal's window; an order has one at a time, however often this is called.
 * Throws not_found, order_not_payable, order_too_old and price_changed with PriceFigures, provider_refused, too_many_requests,
 * too_many_unpaid_orders, unavailable.
 */
export async function createPaypalOrder(
  db: Database,
  { amount, orderId, checkoutKey, address }: PaypalOrderRequest,
): Promise<{ id: string }> {
  required('paypal');
  const order = await orderForCheckout(db, { orderId, checkoutKey, method: 'paypal' });
  const { paypalOrderId } = order;
  // First, so that nobody reorders what is already paid.
  const isWaiting = paypalOrderId !== null && (await isOpen(db, { ...order, paypalOrderId }));
  const found = await assertPayable(db, order);
  if (amount !== toDollars(order.totalCents)) {
    throw new CodedError('price_changed', { figures: found.figures });
  }
  await reserveFor(db, found, address);
  return { id: isWaiting ? paypalOrderId : await open(db, found) };
}
