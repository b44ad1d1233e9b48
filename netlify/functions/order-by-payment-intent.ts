import { orderByPaymentIntentApi } from '../../src/domain/orders/orders.api.ts';
import { checkoutKeyOf } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { readOrder } from '../services/orders/read-order.ts';
import { orderByCardPayment } from '../services/payments/order-by-card-payment.ts';

const find = route(orderByPaymentIntentApi, async ({ params, context, db }) => {
  const orderId = await orderByCardPayment(db, params['paymentIntentId'] ?? '', context.ip);
  context.waitUntil(kickOutbox(db));
  return readOrder(db, orderId, checkoutKeyOf(context));
});

export default handle(find);

export const config = { path: '/api/orders/by-payment-intent/:paymentIntentId' };
