import { resetSecondStepApi } from '../../src/domain/admin/admin-users.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { resetSecondStep } from '../services/identity/reset-second-step.ts';

const reset = staffRoute(resetSecondStepApi, ({ db, params }, staff) =>
  resetSecondStep(db, staff, params['id'] ?? ''),
);

export default handle(reset);

export const config = {
  path: '/api/admin/users/:id/second-step',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
