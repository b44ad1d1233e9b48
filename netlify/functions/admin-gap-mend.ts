import { mendGapApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { mendGap } from '../services/funding/mend-gap.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const mend = staffRoute(mendGapApi, async ({ db, params, context }, staff) => {
  const answer = await mendGap(db, staff, params['kind'] ?? '', params['id'] ?? '');
  context.waitUntil(kickOutbox(db));
  return answer;
});

export default handle(mend);

export const config = {
  path: '/api/admin/gaps/:kind/:id/mend',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
