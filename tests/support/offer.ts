import { randomUUID } from 'node:crypto';
import type { core } from 'zod/mini';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { sendOfferApi, type SentOffer } from '../../src/domain/offers/admin-offers.api.ts';
import type { newOfferSchema, OfferLine } from '../../src/domain/offers/offer.schema.ts';
import { openOfferApi } from '../../src/domain/offers/offers.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { callApi } from './call.ts';
import { confirmAll } from './confirm-all.ts';
import { quoteBody } from './quote.ts';
import { settled } from './wait-until.ts';

type OfferBody = core.input<typeof newOfferSchema>;

/** A line of an offer: 100 lb of brass at a price below the posted one. */
export const offerLineOf = (changes: Partial<OfferLine> = {}): OfferLine => ({
  metalType: 'brass',
  label: 'Brass',
  price: '2.40',
  unit: 'lb',
  weight: '100',
  ...changes,
});

/** An offer as staff send it. */
export const offerBody = (changes: Partial<OfferBody> = {}): OfferBody => ({
  id: randomUUID(),
  from: 0,
  yardId: 'griffin',
  lines: [offerLineOf()],
  sumCents: null,
  pickupFeeCents: 0,
  conditions: ['photo_id', 'our_scale_decides'],
  message: '',
  validMinutes: null,
  channel: 'link',
  ...changes,
});

/** A request sent by its form, with the token of its link. */
export async function sendRequest(
  changes: Parameters<typeof quoteBody>[0] = {},
): Promise<QuoteRequestCreated> {
  const response = await callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody(changes) });
  if (response.status !== 201) throw new Error(`The request got ${response.status}.`);
  return (await response.json()) as QuoteRequestCreated;
}

/** An offer that staff with this cookie send for a request, with a yes to what they are asked. */
export async function sentOffer(
  cookie: string,
  quoteId: string,
  changes: Partial<OfferBody> = {},
): Promise<SentOffer> {
  const body = offerBody(changes);
  const response = await confirmAll((confirmed) =>
    callApi(adminFunction, sendOfferApi, {
      params: { id: quoteId },
      body: { confirmed, ...body },
      headers: { cookie },
    }),
  );
  if (response.status !== 201) throw new Error(`The offer got ${response.status}.`);
  return (await response.json()) as SentOffer;
}

/** Opens an offer as its customer's browser does: the answer, and the cookie that it sets. */
export async function openByToken(token: string, seen = false) {
  const response = await callApi(quotesFunction, openOfferApi, { body: { token, seen } });
  const [cookie = ''] = response.headers.getSetCookie();
  return { response, setCookie: cookie, cookie: cookie.split(';')[0] ?? '' };
}

/** A request with an offer that its customer has opened. */
export async function openedOffer(staffCookie: string, changes: Parameters<typeof quoteBody>[0] = {}) {
  const { id: quoteId, requestToken } = await sendRequest(changes);
  const { id: offerId } = await sentOffer(staffCookie, quoteId);
  const { cookie } = await openByToken(requestToken);
  await settled();
  return { quoteId, offerId, cookie };
}
