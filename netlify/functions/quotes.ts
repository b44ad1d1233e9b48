import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import {
  addQuotePhotoApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
} from '../../src/domain/quotes/quotes.api.ts';
import { on, serve } from '../lib/serve.ts';
import { createInquiry } from '../services/inquiries/create-inquiry.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { addQuotePhoto } from '../services/quotes/add-quote-photo.ts';
import { createQuoteRequest } from '../services/quotes/create-quote-request.ts';

export default serve(
  on(
    createQuoteRequestApi,
    thenKickOutbox(({ db, input, sender }) => createQuoteRequest(db, input, sender)),
  ),
  on(
    addQuotePhotoApi,
    thenKickOutbox(({ db, params, request }) => {
      const token = request.headers.get(PHOTO_TOKEN_HEADER) ?? '';
      return addQuotePhoto(db, { quoteId: params.id, token, request });
    }),
  ),
  on(
    createInquiryApi,
    thenKickOutbox(({ db, input, sender }) => createInquiry(db, input, sender)),
  ),
);

export const config = {
  path: ['/api/quote-requests', '/api/quote-requests/:id/photo', '/api/merch-contact'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
