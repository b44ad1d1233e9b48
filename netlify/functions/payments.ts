import { fulfillOrderApi, orderByPaymentIntentApi } from '../../src/domain/orders/orders.api.ts';
import {
  capturePaypalOrderApi,
  createPaymentIntentApi,
  createPaypalOrderApi,
  paymentConfigApi,
  paypalClientIdApi,
  resumePaymentApi,
} from '../../src/domain/payments/payments.api.ts';
import { checkoutKeyOf, checkoutSession } from '../lib/sessions/checkout-session.ts';
import { required } from '../lib/config.ts';
import { on, serve } from '../lib/http/serve.ts';
import { requestFulfillment } from '../services/fulfillment/fulfill-again.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { readOrder } from '../services/orders/read-order.ts';
import { capturePaypalOrder } from '../services/payments/settle-paypal-order.ts';
import { createCardOrder, resumeCardPayment } from '../services/payments/create-card-order.ts';
import { createPaypalOrder } from '../services/payments/create-paypal-order.ts';
import { orderByCardPayment } from '../services/payments/follow-card-payment.ts';
import { paymentConfig } from '../services/payments/payment-config.ts';

export default serve(
  on(paymentConfigApi, async () => paymentConfig()),
  on(createPaymentIntentApi, async ({ db, input, sender, context }) => {
    const { checkoutKey, keep } = checkoutSession(context, sender.idempotencyKey);
    const payment = await createCardOrder(db, input, { ...sender, checkoutKey });
    keep();
    return payment;
  }),
  on(resumePaymentApi, ({ db, params, sender: { address }, context }) =>
    resumeCardPayment(db, { orderId: params.id, checkoutKey: checkoutKeyOf(context), address }),
  ),
  on(
    orderByPaymentIntentApi,
    thenKickOutbox(async ({ db, params, context }) => {
      const orderId = await orderByCardPayment(db, params.paymentIntentId, context.ip);
      return readOrder(db, orderId, checkoutKeyOf(context));
    }),
  ),
  on(
    fulfillOrderApi,
    thenKickOutbox(({ db, params }) => requestFulfillment(db, params.id)),
  ),
  on(paypalClientIdApi, async () => {
    const { clientId, environment } = required('paypal');
    return { clientId, environment };
  }),
  // PayPal gets the address that is stored with the order; the one in the request is only checked.
  on(createPaypalOrderApi, ({ db, input: { amount, orderId }, sender: { address }, context }) =>
    createPaypalOrder(db, { amount, orderId, checkoutKey: checkoutKeyOf(context), address }),
  ),
  on(
    capturePaypalOrderApi,
    thenKickOutbox(({ db, params, context }) =>
      capturePaypalOrder(db, { paypalOrderId: params.paypalOrderId, checkoutKey: checkoutKeyOf(context) }),
    ),
  ),
);

export const config = {
  path: [
    '/api/payment-config',
    '/api/create-payment-intent',
    '/api/orders/:id/payment-intent',
    '/api/orders/by-payment-intent/:paymentIntentId',
    '/api/orders/:id/fulfill',
    '/api/paypal/client-id',
    '/api/paypal/order',
    '/api/paypal/order/:paypalOrderId/capture',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
