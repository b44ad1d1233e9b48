import { assignQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { assignQuote } from '../services/quotes/assign-quote.ts';

const write = staffRoute(assignQuoteApi, ({ db, input, params }, staff) =>
  assignQuote(db, staff, params['id'] ?? '', input),
);

export default handle(write);

export const config = {
  path: '/api/admin/quotes/:id/assignee',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
