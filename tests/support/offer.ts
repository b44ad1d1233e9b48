import { randomUUID } from 'node:crypto';
import type { core } from 'zod/mini';
import quotesFunction from '../../netlify/functions/quotes.ts';
import type { newOfferSchema, OfferLine } from '../../src/domain/offers/offer.schema.ts';
import { openOfferApi } from '../../src/domain/offers/offers.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { callApi } from './call.ts';
import { quoteBody } from './quote.ts';

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

/** Opens an offer as its customer's browser does: the answer, and the cookie that it sets. */
export async function openByToken(token: string, seen = false) {
  const response = await callApi(quotesFunction, openOfferApi, { body: { token, seen } });
  const [cookie = ''] = response.headers.getSetCookie();
  return { response, setCookie: cookie, cookie: cookie.split(';')[0] ?? '' };
}
