import { listRedemptionsApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { requireCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { listRedemptions } from '../services/rewards/list-redemptions.ts';

const list = route(listRedemptionsApi, ({ params, context, db }) =>
  listRedemptions(db, requireCustomer(context, params['id'] ?? '')),
);

export default handle(list);

export const config = { path: '/api/customers/:id/redemptions' };
