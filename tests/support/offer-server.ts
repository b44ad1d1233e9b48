import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { offers } from '../../netlify/database/schema/offers.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { sendOfferApi, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { decideOfferApi, openRequestApi, type RequestPage } from '../../src/domain/offers/offers.api.ts';
import { readQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import type { OutputOf } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi } from './call.ts';
import { offerBody, openByToken, sendRequest, sentOffer } from './offer.ts';
import { startServer, type TestServer } from './server.ts';
import { staffWith } from './staff.ts';

export let server: TestServer;
export let stan: Awaited<ReturnType<typeof staffWith>>;
export let rita: Awaited<ReturnType<typeof staffWith>>;
export let olive: Awaited<ReturnType<typeof staffWith>>;
export const GRIFFIN_MAIL = 'griffin@example.com';

/** For a file of tests about offers: a site, two at the counter, and an owner. */
export function useOfferServer(): void {
  beforeAll(async () => {
    server = await startServer();
    process.env['STAFF_MAIL_TO_GRIFFIN'] = GRIFFIN_MAIL;
    stan = await staffWith(server.db, 'staff');
    rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
    olive = await staffWith(server.db, 'owner');
  });
  afterAll(() => server.stop());
}

export type Changes = Parameters<typeof offerBody>[0];

export const send = (quoteId: string, changes: Changes = {}, who = stan) =>
  callApi(adminFunction, sendOfferApi, {
    params: { id: quoteId },
    body: offerBody(changes),
    headers: { cookie: who.cookie },
  });

export const sent = (quoteId: string, changes: Changes = {}, who = stan) =>
  sentOffer(who.cookie, quoteId, changes);

export const withdraw = (id: string, who = stan) =>
  callApi(adminFunction, withdrawOfferApi, { params: { id }, headers: { cookie: who.cookie } });

export async function pageOf(token: string): Promise<RequestPage> {
  const response = await callApi(quotesFunction, openRequestApi, { body: { token } });
  expect(response.status).toBe(200);
  return (await response.json()) as RequestPage;
}

export const ACCEPT = {
  version: 1,
  decision: 'accept',
  name: 'Ada Wright',
  agreed: ['photo_id', 'our_scale_decides'],
} as const;

export const decide = (id: string, cookie: string, body: object = ACCEPT) =>
  callApi(quotesFunction, decideOfferApi, { params: { id }, body, headers: { cookie } });

/** A request with a sent offer that its customer has opened. */
export async function opened(changes: Changes = {}) {
  const request = await sendRequest();
  const offer = await sent(request.id, changes);
  const { cookie } = await openByToken(request.requestToken);
  return { request, offer, cookie };
}

export const storedOffer = async (id: string) => {
  const [row] = await server.db.select().from(offers).where(eq(offers.id, id));
  if (!row) throw new Error('There is no such offer.');
  return row;
};

export const expire = (id: string) =>
  server.db
    .update(offers)
    .set({ validUntil: sql`clock_timestamp()` })
    .where(eq(offers.id, id));

export async function staffView(id: string) {
  const response = await callApi(adminFunction, readQuoteApi, {
    params: { id },
    headers: { cookie: stan.cookie },
  });
  return (await response.json()) as OutputOf<typeof readQuoteApi>;
}
