import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { decideOfferApi, openOfferApi, openRequestApi } from '../../src/domain/offers/offers.api.ts';
import {
  addQuotePhotosApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
} from '../../src/domain/quotes/quotes.api.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from '../../src/domain/privacy/privacy.api.ts';
import { CodedError } from '../lib/http/errors.ts';
import { hasOfferSession, openOfferSession } from '../lib/sessions/offer-session.ts';
import { on, serve } from '../lib/http/serve.ts';
import { createInquiry } from '../services/inquiries/create-inquiry.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { decideOffer } from '../services/offers/decide-offer.ts';
import { openOffer, openRequest } from '../services/offers/open-request.ts';
import { confirmPrivacyRequest } from '../services/privacy/confirm-privacy-request.ts';
import { createPrivacyRequest } from '../services/privacy/create-privacy-request.ts';
import { addQuotePhotos } from '../services/quotes/add-quote-photos.ts';
import { createQuoteRequest } from '../services/quotes/create-quote-request.ts';

export default serve(
  on(
    createQuoteRequestApi,
    thenKickOutbox(({ db, input, sender }) => createQuoteRequest(db, input, sender)),
  ),
  on(
    addQuotePhotosApi,
    thenKickOutbox(({ db, params, sender, request }) =>
      addQuotePhotos(db, {
        quoteId: params.id,
        photoId: sender.idempotencyKey ?? '',
        token: request.headers.get(PHOTO_TOKEN_HEADER) ?? '',
        request,
      }),
    ),
  ),
  on(
    createInquiryApi,
    thenKickOutbox(({ db, input, sender }) => createInquiry(db, input, sender)),
  ),
  on(
    createPrivacyRequestApi,
    thenKickOutbox(({ db, input, sender }) => createPrivacyRequest(db, input, sender)),
  ),
  on(
    confirmPrivacyRequestApi,
    thenKickOutbox(({ db, input }) => confirmPrivacyRequest(db, input.token)),
  ),
  on(openRequestApi, ({ db, input }) => openRequest(db, input.token)),
  on(openOfferApi, async ({ db, input, context }) => {
    const page = await openOffer(db, input);
    if (page.offer) openOfferSession(context, page.offer.id);
    return page;
  }),
  on(
    decideOfferApi,
    thenKickOutbox(async ({ db, input, params, context }) => {
      if (!hasOfferSession(context, params.id)) throw new CodedError('not_signed_in');
      return decideOffer(db, params.id, input);
    }),
  ),
);

export const config = {
  path: [
    '/api/quote-requests',
    '/api/quote-requests/:id/photos',
    '/api/merch-contact',
    '/api/privacy-requests',
    '/api/privacy-requests/confirm',
    '/api/requests/open',
    '/api/offers/open',
    '/api/offers/:id/decision',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
