import { createOrderApi } from '../../src/domain/orders/orders.api.ts';
import { ensureCheckoutKey } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { route } from '../lib/route.ts';
import { createWalletOrder } from '../services/orders/create-wallet-order.ts';

const create = route(
  createOrderApi,
  async ({ input, request, context, db }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const checkoutKey = ensureCheckoutKey(context, idempotencyKey);
    return createWalletOrder(db, input, { address: context.ip, checkoutKey, idempotencyKey });
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/orders',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
