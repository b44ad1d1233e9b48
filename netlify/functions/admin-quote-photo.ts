import { readQuotePhotoApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffFileRoute } from '../lib/staff-file-route.ts';
import { readQuotePhoto } from '../services/quotes/read-quote-photo.ts';

const read = staffFileRoute(readQuotePhotoApi, async ({ db, params }) => ({
  type: 'image/jpeg',
  bytes: await readQuotePhoto(db, params['id'] ?? ''),
}));

export default handle(read);

export const config = { path: '/api/admin/quotes/:id/photo' };
