import { addQuotePhotoApi, PHOTO_TOKEN_HEADER } from '../../src/domain/quotes/quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { addQuotePhoto } from '../services/quotes/add-quote-photo.ts';

const add = route(
  addQuotePhotoApi,
  async ({ params, request, context, db }) => {
    const token = request.headers.get(PHOTO_TOKEN_HEADER) ?? '';
    const added = await addQuotePhoto(db, { quoteId: params['id'] ?? '', token, request });
    context.waitUntil(kickOutbox(db));
    return added;
  },
  { status: 201, takesFile: true },
);

export default handle(add);

export const config = {
  path: '/api/quote-requests/:id/photo',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
