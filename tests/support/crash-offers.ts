import { randomUUID } from 'node:crypto';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { sendOfferApi, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { decideOfferApi } from '../../src/domain/offers/offers.api.ts';
import { callApi } from './call.ts';
import type { Ask, Flow } from './crash-flow.ts';
import { offerBody, sendRequest, openedOffer } from './offer.ts';
import { staffCall } from './staff-call.ts';
import { settled } from './wait-until.ts';

/** An offer by mail from whoever has this cookie. Someone else's that came first is an answer too. */
function sends(quoteId: string, cookie: string): Ask {
  const body = offerBody({ id: randomUUID(), channel: 'mail' });
  return async () => {
    const { status, body: answer } = await staffCall(adminFunction, sendOfferApi, cookie, {
      id: quoteId,
      body,
    });
    return status === 201 || answer['code'] === 'already_done';
  };
}

export const OFFER_FLOWS = {
  'an offer sent': {
    makes: [
      'audit send_offer',
      'mail offer-customer',
      'message offer_customer_mail done',
      'offer sent',
      'request answered',
      '-request new',
    ],
    async prepare({ owner, otherOwner }) {
      const { id } = await sendRequest();
      await settled();
      return [{ ask: sends(id, owner), rival: sends(id, otherOwner) }];
    },
  },
  'an offer withdrawn': {
    makes: ['audit withdraw_offer', 'offer withdrawn', '-offer sent'],
    async prepare(stage) {
      const { offerId } = await openedOffer(stage.owner);
      const withdraws = (cookie: string) => async () => {
        const { status, body } = await staffCall(adminFunction, withdrawOfferApi, cookie, { id: offerId });
        return status === 200 || body['code'] === 'already_done';
      };
      return [{ ask: withdraws(stage.owner), rival: withdraws(stage.otherOwner) }];
    },
  },
  'an offer accepted': {
    makes: [
      'audit accept_offer',
      'mail offer-accepted',
      'mail offer-decision',
      'message device_push done',
      'message offer_accepted_mail done',
      'message offer_decision_mail done',
      'message offer_push done',
      'offer accepted',
      '-offer sent',
      'push',
    ],
    async prepare(stage) {
      const { offerId, cookie } = await openedOffer(stage.owner);
      const body = {
        version: 1,
        decision: 'accept',
        name: 'Ada Wright',
        agreed: ['photo_id', 'our_scale_decides'],
      };
      const ask: Ask = async () =>
        (
          await callApi(quotesFunction, decideOfferApi, {
            params: { id: offerId },
            body,
            headers: { cookie },
          })
        ).ok;
      return [{ ask }];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
