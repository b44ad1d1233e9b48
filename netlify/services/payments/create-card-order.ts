import {
  createPaymentIntentApi,
  type PaymentIntentCreated,
} from '../../../src/domain/payments/payments.api.ts';
import type { InputOf } from '../../../src/domain/shared/contract/endpoint.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { type CardPayment, findCardPayment, openCardPayment } from '../../providers/stripe/card-payment.ts';
import { type OrderSender, placeOrder } from '../orders/place-order.ts';
import { isOwner, orderForCheckout, type OrderRecord } from '../orders/rows.ts';
import { assertPayable, reserveFor } from './assert-payable.ts';
import { attachCardPayment } from './attach-payment.ts';
import { followCardPayment } from './follow-card-payment.ts';

async function open(db: Database, order: OrderRecord): Promise<CardPayment> {
  const { id } = order;
  const payment = await openCardPayment({
    orderId: id,
    orderNumber: order.number,
    amountCents: order.totalCents,
    shipping: {
      name: order.customerName,
      line1: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zip: order.shippingZip,
    },
  });
  const isAttached = await attachCardPayment(db, id, payment.id);
  // On a retry the caller gets the other payment.
  if (!isAttached) throw new CodedError('unavailable', { retryAfterSeconds: 1 });
  return payment;
}

/** The order's payment if it can still be paid. Throws order_not_payable. */
async function openPayment(db: Database, paymentId: string): Promise<CardPayment> {
  const payment = await findCardPayment(paymentId);
  if (!payment) throw new CodedError('order_not_payable');
  if (payment.state !== 'open' && payment.state !== 'failed') {
    // The order may not know yet that its payment was made.
    await followCardPayment(db, payment.id);
    throw new CodedError('order_not_payable');
  }
  return payment;
}

/**
 * The client secret with which a browser pays an order by card. The order has one payment, however often this is called. Throws
 * not_found, order_not_payable, order_too_old and price_changed with PriceFigures, too_many_unpaid_orders, unavailable.
 */
async function setUpCardPayment(
  db: Database,
  orderId: string,
  address: string,
): Promise<PaymentIntentCreated> {
  const order = await orderForCheckout(db, { orderId, checkoutKey: null, method: 'card' });
  const { stripePaymentIntentId: paymentId } = order;
  // First, so that nobody reorders what is already paid.
  const known = paymentId === null ? null : await openPayment(db, paymentId);
  await reserveFor(db, await assertPayable(db, order), address);
  const { clientSecret } = known ?? (await open(db, order));
  return { clientSecret, orderId };
}

interface ResumeRequest {
  readonly orderId: string;
  /** The caller's checkout key: only browsers that isOwner accepts get the secret. */
  readonly checkoutKey: string | null;
  readonly address: string;
}

/**
 * Lets a browser that placed an order, or proved its email, pay it later. Throws not_found for any other browser, and
 * what setUpCardPayment throws.
 */
export async function resumeCardPayment(
  db: Database,
  { orderId, checkoutKey, address }: ResumeRequest,
): Promise<PaymentIntentCreated> {
  const isMine = isUuid(orderId) && (await isOwner(db, orderId, checkoutKey));
  if (!isMine) throw new CodedError('not_found');
  return setUpCardPayment(db, orderId, address);
}

/** Saves an order and creates its payment. Throws what placeOrder and setUpCardPayment throw. */
export async function createCardOrder(
  db: Database,
  input: InputOf<typeof createPaymentIntentApi>,
  sender: OrderSender,
): Promise<PaymentIntentCreated> {
  // Checked first, so that without Stripe no order is left behind that nobody could pay.
  required('stripe');
  const request = {
    method: 'card',
    customer: input.customerInfo,
    shipping: input.shippingAddress,
    billing: input.billingAddress,
    items: input.items,
    claimed: { total: input.amount },
    sent: { schema: createPaymentIntentApi.input, content: input },
  } as const;
  const { id } = await placeOrder(db, request, sender);
  return setUpCardPayment(db, id, sender.address);
}
