import { listTransactionsApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { requireCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { listTransactions } from '../services/rewards/list-transactions.ts';

const list = route(listTransactionsApi, ({ params, context, db }) =>
  listTransactions(db, requireCustomer(context, params['id'] ?? '')),
);

export default handle(list);

export const config = { path: '/api/customers/:id/transactions' };
