// ASVS: 3.3.1
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { bouncedAddresses } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { offerDifference } from '../../src/domain/offers/lines/offer-difference.ts';
import { openOfferApi, openRequestApi } from '../../src/domain/offers/offers.api.ts';
import { listQuotesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { offerLineOf, openByToken, sendRequest } from '../support/offer.ts';
import { pickupOf, quoteBody } from '../support/quote.ts';
import { addQuote } from '../support/stored-quote.ts';
import { carBody } from '../support/vehicle.ts';
import { settled } from '../support/wait-until.ts';
import {
  server,
  stan,
  rita,
  olive,
  type Changes,
  send,
  sent,
  withdraw,
  pageOf,
  decide,
  opened,
  storedOffer,
  staffView,
  useOfferServer,
} from '../support/offer-server.ts';

useOfferServer();

describe('the link of a request', () => {
  test('says which lines of an offer a Spanish page has in English, and an English page nothing of it', async () => {
    const lines = ['Latón rojo (red brass)', 'Red Brass', 'Brass from the fence'].map((label) =>
      offerLineOf({ metalType: 'brass', label }),
    );
    const marksOf = async (locale: 'en' | 'es') => {
      const { id, requestToken } = await sendRequest({ locale });
      await sent(id, { lines });
      return (await pageOf(requestToken)).offer?.lines.map(({ isLabelEnglish }) => isLabelEnglish);
    };
    expect(await marksOf('es')).toEqual([undefined, true, undefined]);
    expect(await marksOf('en')).toEqual([undefined, undefined, undefined]);
  });

  test('opens where it stands, and is stored as a hash alone', async () => {
    const { id, requestToken } = await sendRequest({ pickup: pickupOf() });
    expect(requestToken).toMatch(/^[\w-]{22}$/);
    const [row] = await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
    expect(JSON.stringify(row)).not.toContain(requestToken);
    const page = await pageOf(requestToken);
    expect(page).toMatchObject({ kind: 'pickup', standing: 'received', offer: null, time: 'morning' });
    expect(Date.parse(page.answerBy ?? '')).toBeGreaterThan(Date.parse(page.receivedAt));
    // It names nobody, because anybody may have the link.
    expect(JSON.stringify(page)).not.toMatch(/Ada|Wright|0199|copper|Mill/);
    await server.db.update(quoteRequests).set({ assigneeId: stan.id }).where(eq(quoteRequests.id, id));
    expect(await pageOf(requestToken)).toMatchObject({ standing: 'reading' });
  });

  test('is answered again to whoever repeats the request, and to nobody else', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const post = (body: object) => callApi(quotesFunction, createQuoteRequestApi, { body, headers });
    const first = await (await post(quoteBody())).json();
    expect(await (await post(quoteBody())).json()).toEqual(first);
    const other = await post(quoteBody({ lastName: 'Other' }));
    expect(other.status).toBe(409);
    expect(await other.text()).not.toContain((first as { requestToken: string }).requestToken);
  });

  // Asked: 367
  test('a wrong token is answered like an expired one, at both calls', async () => {
    const { id, requestToken } = await sendRequest();
    await sent(id);
    const old = sql`now() - interval '181 days'`;
    await server.db.update(quoteRequests).set({ createdAt: old }).where(eq(quoteRequests.id, id));
    // An old request opens for as long as its newest offer.
    expect(await pageOf(requestToken)).toMatchObject({ standing: 'offer' });
    await server.db.update(offers).set({ sentAt: old }).where(eq(offers.quoteId, id));
    const answers = await Promise.all(
      [openRequestApi, openOfferApi].flatMap((contract) =>
        [requestToken, 'A'.repeat(22), ''].map(async (token) => {
          const response = await callApi(quotesFunction, contract, { body: { token } });
          return {
            status: response.status,
            body: await response.text(),
            cookies: response.headers.getSetCookie(),
          };
        }),
      ),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, cookies: [] });
  });

  // Asked: 367
  test('GET and HEAD change nothing, and neither does an opening that no person has touched', async () => {
    const { request, offer } = await opened();
    for (const method of ['GET', 'HEAD']) {
      const response = await callApi(quotesFunction, openOfferApi, { method });
      expect(response.status).toBe(405);
    }
    expect((await storedOffer(offer.id)).seenAt).toBeNull();
    const { response } = await openByToken(request.requestToken, true);
    expect(response.status).toBe(200);
    const { seenAt } = await storedOffer(offer.id);
    expect(seenAt).not.toBeNull();
    await openByToken(request.requestToken, true);
    expect((await storedOffer(offer.id)).seenAt).toEqual(seenAt);
  });

  // Asked: 367
  test.each([
    ['en', '/request', '/offer'],
    ['es', '/es/solicitud', '/es/oferta'],
  ] as const)(
    'the visitor’s mail carries it (%s), and no log and no audit row has a token or a name',
    async (locale, requestPath, offerPath) => {
      const email = `link-${locale}@example.com`;
      const { id, requestToken } = await sendRequest({ emailMe: true, email, locale });
      await settled();
      const mail = server.mail.messages().findLast(({ to }) => to.includes(email));
      expect(mail?.text).toContain(`${requestPath}#${requestToken}`);
      const offer = await sent(id);
      expect(offer.link).toMatch(new RegExp(`${offerPath}#${requestToken}$`));
      expect((await staffView(id)).readyMade.offer?.text.endsWith(` ${offer.link}`)).toBe(true);
      const { cookie } = await openByToken(requestToken);
      expect((await decide(offer.id, cookie)).status).toBe(200);
      await settled();
      const rows = await server.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, offer.id))
        .orderBy(auditLog.id);
      expect(rows.map(({ action, actorName }) => [action, actorName])).toEqual([
        ['send_offer', 'Stan Staff'],
        ['accept_offer', 'Customer, by link'],
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Ada|Wright/);
      const told = server.logged().join('\n') + JSON.stringify(rows);
      expect(told).not.toContain(requestToken);
      expect(server.logged().join('\n')).not.toContain('Wright');
    },
  );
});

describe('an offer', () => {
  test('is priced by the server, answers the request, and ends as its yard closes on its next open day', async () => {
    const { id, requestToken } = await sendRequest();
    const { version, validUntil } = await sent(id, { pickupFeeCents: 1_500, message: 'Ask for Jim.' });
    expect(version).toBe(1);
    expect(newYorkLocal(new Date(validUntil))).toMatch(/T(16:30|12:30)$/);
    const page = await pageOf(requestToken);
    expect(page).toMatchObject({
      standing: 'offer',
      answerBy: null,
      replaced: null,
      offer: {
        version: 1,
        standing: 'sent',
        totalCents: 24_000,
        pickupFeeCents: 1_500,
        message: 'Ask for Jim.',
      },
    });
    const view = await staffView(id);
    expect(view).toMatchObject({
      state: 'answered',
      offer: 'sent',
      offers: [{ createdByName: 'Stan Staff' }],
    });
    expect(view.readyMade.offer?.text).toContain(`/offer#${requestToken}`);
    const list = await callApi(adminFunction, listQuotesApi, {
      query: { q: id },
      headers: { cookie: stan.cookie },
    });
    expect(await list.json()).toMatchObject({
      rows: [{ id, offer: { standing: 'sent', isSeen: false, expectedOn: null } }],
    });
  });

  // Asked: 314
  test('has the language of its request', async () => {
    const inEnglish = await sent((await sendRequest()).id);
    const inSpanish = await sent(await addQuote(server, { locale: 'es' }));
    expect([(await storedOffer(inEnglish.id)).locale, (await storedOffer(inSpanish.id)).locale]).toEqual([
      'en',
      'es',
    ]);
  });

  test('sent twice with the same id is one; with other content it is refused', async () => {
    const { id } = await sendRequest();
    const body = { id: randomUUID() };
    const first = await sent(id, body);
    expect(await sent(id, body)).toEqual(first);
    expect(await codeOf(await send(id, { ...body, message: 'Other' }))).toBe('idempotency_key_reused');
    const timed = { id: randomUUID(), from: 1, validMinutes: 240 };
    const second = await sent(id, timed);
    expect(await sent(id, timed)).toEqual(second);
    expect(await codeOf(await send(id, { ...timed, validMinutes: 60 }))).toBe('idempotency_key_reused');
    expect(await codeOf(await send(id, body, rita))).toBe('idempotency_key_reused');
    expect(await server.db.$count(offers, eq(offers.quoteId, id))).toBe(2);
  });

  // Asked: 366
  test('of two people at once the second is told who was first', async () => {
    const { id } = await sendRequest();
    const answers = await Promise.all([send(id), send(id, {}, rita)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const [row] = await server.db.select().from(offers).where(eq(offers.quoteId, id));
    const first = row?.createdBy === stan.id ? 'Stan Staff' : 'Rita Reader';
    expect(await refused?.json()).toMatchObject({
      code: 'changed_since',
      figures: { by: first, now: { version: 1 } },
    });
  });

  test('a newer one replaces it, and the customer sees what has changed', async () => {
    const { request, offer, cookie } = await opened();
    await sent(request.id, { from: 1, lines: [offerLineOf({ price: '2.60' })] }, rita);
    expect(await codeOf(await decide(offer.id, cookie))).toBe('offer_replaced');
    const page = await pageOf(request.requestToken);
    expect(page).toMatchObject({ standing: 'offer', offer: { version: 2 } });
    const { replaced, offer: newest } = page;
    if (!replaced || !newest) throw new Error('The answer lacks one of the two offers.');
    expect(offerDifference(replaced, newest)).toEqual([
      'Total: $260.00 (was $240.00)',
      'Brass: $2.60 per lb, 100 lb (was $2.40 per lb, 100 lb)',
    ]);
    expect(await codeOf(await send(request.id))).toBe('changed_since');
  });

  test.each<[string, Changes, string]>([
    ['neither lines nor a sum', { lines: [] }, 'lines'],
    ['lines and a sum', { sumCents: 100 }, 'lines'],
    ['an end within an hour', { validMinutes: 59 }, 'validMinutes'],
    ['an end after two weeks', { validMinutes: 20_161 }, 'validMinutes'],
    ['the same condition twice', { conditions: ['photo_id', 'photo_id'] }, 'conditions'],
    ['an unknown grade', { lines: [offerLineOf({ metalType: 'gold' })] }, 'lines.0.metalType'],
    ['a price that is none', { lines: [offerLineOf({ price: '-1' })] }, 'lines.0.price'],
    ['a weight of nothing', { lines: [offerLineOf({ weight: '0.00' })] }, 'lines.0.weight'],
    ['more than $100,000', { lines: [offerLineOf({ price: '2', weight: '50000.01' })] }, 'lines'],
    ['a pickup fee above its sum', { pickupFeeCents: 24_001 }, 'pickupFeeCents'],
    [
      'a pickup fee of $500.01 and a weight that is not known',
      { lines: [offerLineOf({ weight: null })], pickupFeeCents: 50_001 },
      'pickupFeeCents',
    ],
  ])('with %s is refused', async (_what, changes, field) => {
    const { id } = await sendRequest();
    const response = await send(id, changes);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { fields: object }).fields).toHaveProperty([field]);
  });

  test('what is out of the ordinary is asked about, and a yes to other figures is none', async () => {
    const { id } = await sendRequest();
    const lines = [offerLineOf({ price: '2.88' })];
    const questions = ['Brass at $2.88 per lb, posted $2.50 per lb'];
    const other = ['Brass at $2.89 per lb, posted $2.50 per lb'];
    for (const confirmed of [[], other]) {
      const asked = await send(id, { lines, confirmed });
      expect(asked.status).toBe(409);
      expect(await asked.json()).toMatchObject({ code: 'not_confirmed', figures: { questions } });
    }
    expect(await server.db.$count(offers, eq(offers.quoteId, id))).toBe(0);
    const { id: offerId } = await sent(id, { lines, confirmed: questions });
    expect(await audited(server, offerId)).toMatchObject([{ after: { confirmed: questions } }]);
  });

  test('more for a car than a sworn statement is good for is asked about', async () => {
    const { id } = await sendRequest({ vehicle: carBody({ title: 'none' }) });
    const sworn: Changes = { lines: [], sumCents: 85_001, conditions: ['sworn_statement'] };
    const asked = await send(id, sworn);
    expect(asked.status).toBe(409);
    const { figures } = (await asked.json()) as { readonly figures: { readonly questions: string[] } };
    expect(figures.questions).toEqual([expect.stringMatching(/^A sworn statement for a 2003 Honda Accord/)]);
    await sent(id, { ...sworn, confirmed: figures.questions });
  });

  test('more than $2,500 is an owner’s, who is asked', async () => {
    const { id } = await sendRequest();
    const large = { lines: [], sumCents: 250_001 };
    const questions = ['An offer of $2,500.01'];
    const refused = await send(id, { ...large, confirmed: questions });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'needs_owner', figures: { questions } });
    expect(await codeOf(await send(id, large, olive))).toBe('not_confirmed');
    await sent(id, { ...large, confirmed: questions }, olive);
    await sent(id, { from: 1, lines: [], sumCents: 250_000 });
  });

  test('spam gets none, and neither does what is not there', async () => {
    const id = await addQuote(server, { suspectedSpam: true });
    expect(await codeOf(await send(id))).toBe('offer_to_spam');
    expect((await send(randomUUID())).status).toBe(404);
    expect((await send('none')).status).toBe(404);
    expect((await withdraw(randomUUID())).status).toBe(404);
  });

  test('gives a request that is older than the page its link', async () => {
    const id = await addQuote(server);
    expect((await staffView(id)).readyMade.offer).toBeNull();
    const { link } = await sent(id);
    expect((await staffView(id)).readyMade.offer?.text).toContain(link);
    expect(await pageOf(link.split('#')[1] ?? '')).toMatchObject({ standing: 'offer' });
  });

  test('goes by mail only where there is an address that has taken our last one', async () => {
    const without = await sendRequest({ email: '' });
    expect(await codeOf(await send(without.id, { channel: 'mail' }))).toBe('invalid_input');
    const refusing = await sendRequest({ email: 'Refuses@example.com' });
    await server.db
      .insert(bouncedAddresses)
      .values({ key: keyedHash('mail-address', 'refuses@example.com') });
    expect(await codeOf(await send(refusing.id, { channel: 'mail' }))).toBe('invalid_input');

    const { id, requestToken } = await sendRequest({ email: 'takes@example.com', firstName: 'Pills' });
    const offer = await sent(id, { channel: 'mail' });
    await settled();
    const mails = server.mail.messages().filter(({ to }) => to.includes('takes@example.com'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/offer#${requestToken}`);
    expect(mails[0]?.text).toContain('$240.00');
    expect(`${mails[0]?.subject}${mails[0]?.text}`).not.toMatch(/Pills|copper/);
    expect(await sent(id, { id: offer.id, channel: 'mail' })).toEqual(offer);
    await settled();
    expect(server.mail.messages().filter(({ to }) => to.includes('takes@example.com'))).toHaveLength(1);
  });
});

describe('the table', () => {
  test.each([
    ['offers_one_sent', { version: 2 }],
    ['offers_version_once', { state: 'withdrawn', endedAt: new Date() }],
    ['offer_state_known', { version: 2, state: 'expired' }],
    ['offer_channel_known', { version: 2, channel: 'fax' }],
    ['offer_version_positive', { version: 0 }],
    ['offer_money_positive', { version: 2, totalCents: -1 }],
    ['offer_decided_has_date', { version: 2, state: 'declined', declineReason: 'price' }],
    ['offer_accepted_has_name', { version: 2, state: 'accepted', decidedAt: new Date() }],
    ['offer_declined_has_reason', { version: 2, state: 'declined', decidedAt: new Date() }],
    ['offer_ended_has_date', { version: 2, state: 'replaced' }],
  ])('refuses a row against %s', async (constraint, changes) => {
    const { offer } = await opened();
    const row = await storedOffer(offer.id);
    const rival = { ...row, id: randomUUID(), ...changes } as typeof row;
    const error: unknown = await server.db
      .insert(offers)
      .values(rival)
      .catch((failure: unknown) => failure);
    expect(String((error as Error).cause)).toContain(constraint);
  });
});
