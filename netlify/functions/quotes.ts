import { cancelHoldApi, holdPriceApi, openHoldApi } from '../../src/domain/holds/holds.api.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import {
  changeAlertApi,
  confirmAlertApi,
  createAlertApi,
  endAlertApi,
  openAlertsApi,
  unsubscribeApi,
} from '../../src/domain/price-alerts/price-alerts.api.ts';
import { decideOfferApi, openOfferApi, openRequestApi } from '../../src/domain/offers/offers.api.ts';
import {
  addQuotePhotosApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
} from '../../src/domain/quotes/quotes.api.ts';
import {
  cancelOwnStopApi,
  listOwnStopSlotsApi,
  moveOwnStopApi,
} from '../../src/domain/truck/customer-stop.api.ts';
import { readCalendarFeedApi } from '../../src/domain/truck/calendar-feed.api.ts';
import { holdSlotApi, listSlotsApi } from '../../src/domain/truck/slots.api.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from '../../src/domain/privacy/privacy.api.ts';
import { CodedError } from '../lib/http/errors.ts';
import { hasOfferSession, openOfferSession } from '../lib/sessions/offer-session.ts';
import { on, serve } from '../lib/http/serve.ts';
import { holdPrice } from '../services/holds/hold-price.ts';
import { cancelHold, openHold } from '../services/holds/open-hold.ts';
import { createInquiry } from '../services/inquiries/create-inquiry.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { decideOffer } from '../services/offers/decide-offer.ts';
import { openOffer, openRequest } from '../services/offers/open-request.ts';
import { createAlert } from '../services/price-alerts/create-alert.ts';
import {
  changeAlert,
  confirmAlert,
  endAlert,
  endAlertsPage,
  endByClick,
  openAlerts,
} from '../services/price-alerts/own-alerts.ts';
import { confirmPrivacyRequest } from '../services/privacy/confirm-privacy-request.ts';
import { createPrivacyRequest } from '../services/privacy/create-privacy-request.ts';
import { addQuotePhotos } from '../services/quotes/add-quote-photos.ts';
import { readCalendarFeed } from '../services/truck/read-feed.ts';
import { holdSlot, listSlots } from '../services/truck/slots.ts';
import { cancelOwnStop, listOwnSlots, moveOwnStop } from '../services/quotes/change-stop.ts';
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
    thenKickOutbox(({ db, input }) => confirmPrivacyRequest(db, input)),
  ),
  on(
    holdPriceApi,
    thenKickOutbox(({ db, input, sender }) => holdPrice(db, input, sender)),
  ),
  on(
    createAlertApi,
    thenKickOutbox(({ db, input, sender }) => createAlert(db, input, sender)),
  ),
  on(openAlertsApi, ({ db, input }) => openAlerts(db, input.token)),
  on(confirmAlertApi, ({ db, input }) => confirmAlert(db, input.token, input.alertId)),
  on(changeAlertApi, ({ db, input }) => changeAlert(db, input)),
  on(endAlertApi, ({ db, input }) => endAlert(db, input.token, input.alertId)),
  on(unsubscribeApi, ({ db, params }) => endByClick(db, params), {
    page: ({ db, params }) => endAlertsPage(db, params),
  }),
  on(openHoldApi, ({ db, input }) => openHold(db, input.token)),
  on(cancelHoldApi, ({ db, input }) => cancelHold(db, input.token)),
  on(listSlotsApi, ({ db, query }) => listSlots(db, query)),
  on(readCalendarFeedApi, ({ db, params }) => readCalendarFeed(db, params.token)),
  on(holdSlotApi, ({ db, input }) => holdSlot(db, input)),
  on(openRequestApi, ({ db, input }) => openRequest(db, input.token)),
  on(listOwnStopSlotsApi, ({ db, input }) => listOwnSlots(db, input.token)),
  on(
    moveOwnStopApi,
    thenKickOutbox(({ db, input }) => moveOwnStop(db, input)),
  ),
  on(
    cancelOwnStopApi,
    thenKickOutbox(({ db, input }) => cancelOwnStop(db, input)),
  ),
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
    '/api/holds',
    '/api/price-alerts',
    '/api/price-alerts/open',
    '/api/price-alerts/confirm',
    '/api/price-alerts/change',
    '/api/price-alerts/end',
    '/api/price-alerts/unsubscribe/:id/:key',
    '/api/holds/open',
    '/api/holds/cancel',
    '/api/pickup-slots',
    '/api/calendar-feed/:token/trucks.ics',
    '/api/requests/open',
    '/api/requests/stop/slots',
    '/api/requests/stop/move',
    '/api/requests/stop/cancel',
    '/api/offers/open',
    '/api/offers/:id/decision',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
