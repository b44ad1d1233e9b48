import { listPointsHistoryApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { requireCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { listPointsHistory } from '../services/rewards/list-points-history.ts';

const list = route(listPointsHistoryApi, ({ params, context, db }) =>
  listPointsHistory(db, requireCustomer(context, params['id'] ?? '')),
);

export default handle(list);

export const config = { path: '/api/customers/:id/points-history' };
