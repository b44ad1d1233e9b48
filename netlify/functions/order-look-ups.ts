import { lookUpOrderApi } from '../../src/domain/orders/orders.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { lookUpOrder } from '../services/orders/look-up-order.ts';

const lookUp = route(
  lookUpOrderApi,
  async ({ input, context, db }) => {
    const answer = await lookUpOrder(db, input, context.ip);
    context.waitUntil(kickOutbox(db));
    return answer;
  },
  { status: 202 },
);

export default handle(lookUp);

export const config = {
  path: '/api/order-look-ups',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
