import { exportQuotesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { quoteFilterSchema } from '../../src/domain/quotes/quote-filter.schema.ts';
import { handle } from '../lib/handle.ts';
import { parseQuery } from '../lib/parse-query.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { exportQuotes } from '../services/quotes/export-quotes.ts';

const part = staffRoute(exportQuotesApi, async ({ db, request }, staff) =>
  exportQuotes(db, staff.id, await parseQuery(quoteFilterSchema, request)),
);

export default handle(part);

export const config = { path: '/api/admin/quotes-export' };
