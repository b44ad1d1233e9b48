import { checkBirthdayApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { requireCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { claimBirthday } from '../services/rewards/claim-birthday.ts';

const claim = route(checkBirthdayApi, ({ params, context, db }) =>
  claimBirthday(db, requireCustomer(context, params['id'] ?? '')),
);

export default handle(claim);

export const config = {
  path: '/api/customers/:id/check-birthday',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
