import { createPaymentIntentApi } from '../../src/domain/payments/payments.api.ts';
import { ensureCheckoutKey } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { route } from '../lib/route.ts';
import { createCardOrder } from '../services/payments/create-card-order.ts';

const create = route(
  createPaymentIntentApi,
  async ({ input, request, context, db }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const checkoutKey = ensureCheckoutKey(context, idempotencyKey);
    return createCardOrder(db, input, { address: context.ip, checkoutKey, idempotencyKey });
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/create-payment-intent',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
