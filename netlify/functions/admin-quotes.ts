import { listQuotesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { quoteFilterSchema } from '../../src/domain/quotes/quote-filter.schema.ts';
import { handle } from '../lib/handle.ts';
import { parseQuery } from '../lib/parse-query.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listQuotes } from '../services/quotes/list-quotes.ts';

const list = staffRoute(listQuotesApi, async ({ db, request }, staff) =>
  listQuotes(db, staff.id, await parseQuery(quoteFilterSchema, request)),
);

export default handle(list);

export const config = { path: '/api/admin/quotes' };
