import {
  completeOrderApi,
  confirmLookUpApi,
  createOrderApi,
  fulfillOrderApi,
  lookUpOrderApi,
  orderByPaymentIntentApi,
  readOrderApi,
} from '../../src/domain/orders/orders.api.ts';
import { checkoutKeyOf, checkoutSession } from '../lib/checkout-session.ts';
import { on, serve } from '../lib/serve.ts';
import { requestFulfillment } from '../services/fulfillment/fulfill-again.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { confirmLookUp, lookUpOrder } from '../services/orders/look-up-order.ts';
import { createWalletOrder } from '../services/orders/place-order.ts';
import { readOrder } from '../services/orders/read-order.ts';
import { orderByCardPayment } from '../services/payments/follow-card-payment.ts';
import { completePaypalOrder } from '../services/payments/settle-paypal-order.ts';

export default serve(
  on(createOrderApi, async ({ db, input, sender, context }) => {
    const { checkoutKey, keep } = checkoutSession(context, sender.idempotencyKey);
    const order = await createWalletOrder(db, input, { ...sender, checkoutKey });
    keep();
    return order;
  }),
  on(readOrderApi, ({ db, params, context }) => readOrder(db, params.id, checkoutKeyOf(context))),
  on(
    orderByPaymentIntentApi,
    thenKickOutbox(async ({ db, params, context }) => {
      const orderId = await orderByCardPayment(db, params.paymentIntentId, context.ip);
      return readOrder(db, orderId, checkoutKeyOf(context));
    }),
  ),
  on(
    completeOrderApi,
    thenKickOutbox(async ({ db, input, params, context }) => {
      await completePaypalOrder(db, { orderId: params.id, paypalOrderId: input.paypalOrderId });
      return readOrder(db, params.id, checkoutKeyOf(context));
    }),
  ),
  on(
    fulfillOrderApi,
    thenKickOutbox(({ db, params }) => requestFulfillment(db, params.id)),
  ),
  on(
    lookUpOrderApi,
    thenKickOutbox(({ db, input }) => lookUpOrder(db, input)),
  ),
  on(confirmLookUpApi, async ({ db, input, params, context }) => {
    const { checkoutKey, keep } = checkoutSession(context);
    const found = await confirmLookUp(db, { lookUpId: params.id, code: input.code, checkoutKey });
    keep();
    return found;
  }),
);

export const config = {
  path: [
    '/api/orders',
    '/api/orders/:id',
    '/api/orders/:id/fulfill',
    '/api/orders/by-payment-intent/:paymentIntentId',
    '/api/order-look-ups',
    '/api/order-look-ups/:id/confirm',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
