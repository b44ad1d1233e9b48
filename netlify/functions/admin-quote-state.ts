import { setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { setQuoteState } from '../services/quotes/set-quote-state.ts';

const write = staffRoute(setQuoteStateApi, ({ db, input, params }, staff) =>
  setQuoteState(db, staff, params['id'] ?? '', input),
);

export default handle(write);

export const config = {
  path: '/api/admin/quotes/:id/state',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
