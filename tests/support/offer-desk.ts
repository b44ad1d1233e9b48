import { type APIRequestContext, expect } from 'playwright/test';
import { plainName } from '../../netlify/lib/sessions/cookies.ts';
import { sendOfferApi, type SentOffer, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import type { Stack } from '../../tools/stack.ts';
import { offerBody } from './offer.ts';
import { quoteBody } from './quote.ts';
import { atCounter } from './rewards-page.ts';
import { staffWith } from './staff.ts';

/** A request, as the form of the home page sends it. */
export const requestOf = async (
  request: APIRequestContext,
  changes: Parameters<typeof quoteBody>[0] = {},
): Promise<QuoteRequestCreated> =>
  (await (
    await request.post(createQuoteRequestApi.path, { data: quoteBody(changes) })
  ).json()) as QuoteRequestCreated;

/** What staff do with offers at their own screen. */
export async function atDesk(request: APIRequestContext, stack: Stack) {
  const { id: staffId, cookie } = await atCounter(stack, (db) => staffWith(db, 'staff'));
  const headers = { cookie: plainName(cookie), origin: stack.origin };
  return {
    staffId,
    async send(quoteId: string, changes: Parameters<typeof offerBody>[0] = {}): Promise<SentOffer> {
      const response = await request.post(sendOfferApi.path.replace(':id', quoteId), {
        data: offerBody(changes),
        headers,
      });
      expect(response.status()).toBe(201);
      return (await response.json()) as SentOffer;
    },
    async withdraw(offerId: string): Promise<void> {
      const response = await request.post(withdrawOfferApi.path.replace(':id', offerId), { headers });
      expect(response.status()).toBe(200);
    },
  };
}
