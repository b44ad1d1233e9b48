import { completeOrderApi, readOrderApi } from '../../src/domain/orders/orders.api.ts';
import { checkoutKeyOf } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { readOrder } from '../services/orders/read-order.ts';
import { completePaypalOrder } from '../services/payments/complete-paypal-order.ts';

const read = route(readOrderApi, ({ params, context, db }) =>
  readOrder(db, params['id'] ?? '', checkoutKeyOf(context)),
);

const complete = route(completeOrderApi, async ({ input, params, context, db }) => {
  const orderId = params['id'] ?? '';
  await completePaypalOrder(db, { orderId, paypalOrderId: input.paypalOrderId });
  context.waitUntil(kickOutbox(db));
  return readOrder(db, orderId, checkoutKeyOf(context));
});

export default handle(read, complete);

export const config = {
  path: '/api/orders/:id',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
