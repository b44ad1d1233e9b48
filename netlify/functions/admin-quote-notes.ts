import { addQuoteNoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { addQuoteNote } from '../services/quotes/add-quote-note.ts';

const write = staffRoute(
  addQuoteNoteApi,
  ({ db, input, params }, staff) => addQuoteNote(db, staff, params['id'] ?? '', input),
  { status: 201 },
);

export default handle(write);

export const config = {
  path: '/api/admin/quotes/:id/notes',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
