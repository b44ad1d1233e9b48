import { retryOutboxApi } from '../../src/domain/providers/admin-providers.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { retryOutbox } from '../services/providers/retry-outbox.ts';

const retry = staffRoute(retryOutboxApi, async ({ db, params, context }, staff) => {
  const answer = await retryOutbox(db, staff, params['provider'] ?? '');
  context.waitUntil(kickOutbox(db));
  return answer;
});

export default handle(retry);

export const config = {
  path: '/api/admin/providers/:provider/outbox/retry',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
