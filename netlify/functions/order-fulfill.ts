import { fulfilOrderApi } from '../../src/domain/orders/orders.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { requestFulfilment } from '../services/fulfilment/request-fulfilment.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const fulfil = route(fulfilOrderApi, async ({ params, context, db }) => {
  const answer = await requestFulfilment(db, params['id'] ?? '');
  context.waitUntil(kickOutbox(db));
  return answer;
});

export default handle(fulfil);

export const config = {
  path: '/api/orders/:id/fulfill',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
