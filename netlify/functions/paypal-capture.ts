import { capturePaypalOrderApi } from '../../src/domain/payments/payments.api.ts';
import { checkoutKeyOf } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { capturePaypalOrder } from '../services/payments/capture-paypal-order.ts';

const capture = route(capturePaypalOrderApi, async ({ params, context, db }) => {
  const paypalOrderId = params['paypalOrderId'] ?? '';
  const captured = await capturePaypalOrder(db, { paypalOrderId, checkoutKey: checkoutKeyOf(context) });
  context.waitUntil(kickOutbox(db));
  return captured;
});

export default handle(capture);

export const config = {
  path: '/api/paypal/order/:paypalOrderId/capture',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
