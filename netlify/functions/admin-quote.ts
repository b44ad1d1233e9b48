import { readQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readQuote } from '../services/quotes/read-quote.ts';

const read = staffRoute(readQuoteApi, ({ db, params }) => readQuote(db, params['id'] ?? ''));

export default handle(read);

export const config = { path: '/api/admin/quotes/:id' };
