import {
  completeOrderApi,
  confirmLookUpApi,
  createOrderApi,
  lookUpOrderApi,
  readOrderApi,
} from '../../src/domain/orders/orders.api.ts';
import { checkoutKeyOf, checkoutSession } from '../lib/sessions/checkout-session.ts';
import { on, serve } from '../lib/http/serve.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { confirmLookUp, lookUpOrder } from '../services/orders/look-up-order.ts';
import { createWalletOrder } from '../services/orders/place-order.ts';
import { readOrder } from '../services/orders/read-order.ts';
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
    completeOrderApi,
    thenKickOutbox(async ({ db, input, params, context }) => {
      await completePaypalOrder(db, { orderId: params.id, paypalOrderId: input.paypalOrderId });
      return readOrder(db, params.id, checkoutKeyOf(context));
    }),
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
  path: ['/api/orders', '/api/orders/:id', '/api/order-look-ups', '/api/order-look-ups/:id/confirm'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
