import { fulfilAgainApi } from '../../src/domain/fulfilment/admin-fulfilment.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { fulfilAgain } from '../services/fulfilment/fulfil-again.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const again = staffRoute(fulfilAgainApi, async ({ db, params, context }, staff) => {
  const answer = await fulfilAgain(db, staff, params['id'] ?? '');
  context.waitUntil(kickOutbox(db));
  return answer;
});

export default handle(again);

export const config = {
  path: '/api/admin/orders/:id/fulfil-again',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
