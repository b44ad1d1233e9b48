import { confirmLookUpApi } from '../../src/domain/orders/orders.api.ts';
import { ensureCheckoutKey } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { confirmLookUp } from '../services/orders/confirm-look-up.ts';

const confirm = route(confirmLookUpApi, ({ input, params, context, db }) =>
  confirmLookUp(db, {
    lookUpId: params['id'] ?? '',
    code: input.code,
    viewer: () => ensureCheckoutKey(context),
  }),
);

export default handle(confirm);

export const config = {
  path: '/api/order-look-ups/:id/confirm',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
