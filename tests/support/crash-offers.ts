import { randomUUID } from 'node:crypto';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { sendOfferApi, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { decideOfferApi } from '../../src/domain/offers/offers.api.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { callApi } from './call.ts';
import type { Ask, Flow } from './crash-flow.ts';
import { offerBody, sendRequest, openedOffer } from './offer.ts';
import { staffCall } from './staff-call.ts';
import { ticketLine, ticketOf } from './ticket.ts';
import { settled } from './wait-until.ts';

/** An offer by mail from whoever has this cookie. Someone else's that came first is an answer too. */
function sends(quoteId: string, cookie: string): Ask {
  const body = offerBody({ id: randomUUID(), channel: 'mail' });
  return async () => {
    const { status, body: answer } = await staffCall(adminFunction, sendOfferApi, cookie, {
      id: quoteId,
      body,
    });
    return status === 201 || answer['code'] === 'changed_since';
  };
}

const ACCEPTANCE = {
  version: 1,
  decision: 'accept',
  name: 'Ada Wright',
  agreed: ['photo_id', 'our_scale_decides'],
};

const accepts = (offerId: string, cookie: string) =>
  callApi(quotesFunction, decideOfferApi, {
    params: { id: offerId },
    body: ACCEPTANCE,
    headers: { cookie },
  });

/** Ten pounds of what an accepted offer names. */
async function brassOfAcceptedOffer(owner: string) {
  const { offerId, cookie } = await openedOffer(owner);
  await accepts(offerId, cookie);
  await settled();
  const lines = [ticketLine({ metalType: 'brass', price: '2.50' })];
  return ticketOf({ offerId, lines, totalCents: 2_500 });
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
        return status === 200 || body['code'] === 'changed_since';
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
      const ask: Ask = async () => (await accepts(offerId, cookie)).ok;
      return [{ ask }];
    },
  },
  'a ticket from an accepted offer': {
    makes: [
      'audit change_quote_state',
      'audit record_ticket',
      'promised',
      'request won',
      '-request answered',
      'ticket',
      'visit',
    ],
    async prepare({ owner, otherOwner }) {
      const body = await brassOfAcceptedOffer(owner);
      const records = (cookie: string) => async () =>
        (await staffCall(adminFunction, recordTicketApi, cookie, { body })).status === 201;
      return [{ ask: records(owner), rival: records(otherOwner) }];
    },
  },
  'the only ticket of an offer voided': {
    makes: [
      'audit change_quote_state',
      'audit void_ticket',
      '-promised',
      '-request won',
      'request answered',
      '-ticket',
      'ticket voided',
    ],
    async prepare({ owner, otherOwner }) {
      const body = await brassOfAcceptedOffer(owner);
      await staffCall(adminFunction, recordTicketApi, owner, { body });
      const asked = { id: body.ticketId, body: { reason: 'Entered twice' } };
      const voids = (cookie: string) => async () =>
        (await staffCall(adminFunction, voidTicketApi, cookie, asked)).status === 200;
      return [{ ask: voids(owner), rival: voids(otherOwner) }];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
