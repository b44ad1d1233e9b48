// ASVS: 3.3.1
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import workOutbox from '../../netlify/functions/work-outbox.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { setSpecialDayApi, type SpecialDaySet } from '../../src/domain/locations/admin-yards.api.ts';
import { LOCATIONS } from '../../src/domain/locations/location.ts';
import { dayText } from '../../src/domain/locations/special-days.ts';
import { sendOfferApi, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { offerDifference } from '../../src/domain/offers/offer-difference.ts';
import { OFFER_CONDITION_TEXTS } from '../../src/domain/offers/texts.ts';
import {
  decideOfferApi,
  openOfferApi,
  openRequestApi,
  type RequestPage,
} from '../../src/domain/offers/offers.api.ts';
import {
  exportQuotesApi,
  listQuotesApi,
  readQuoteApi,
  setQuoteStateApi,
} from '../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import type { OutputOf } from '../../src/domain/shared/endpoint.ts';
import { newYorkLocal } from '../../src/domain/shared/from-new-york.ts';
import { inNewYork, yardTimeText } from '../../src/domain/shared/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { findTicketApi } from '../../src/domain/tickets/ticket-look-up.api.ts';
import { subjectAbout } from '../../src/domain/shared/request-code.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { csvRows } from '../support/csv-rows.ts';
import { offerBody, offerLineOf, openByToken, sendRequest, sentOffer } from '../support/offer.ts';
import { pickupOf, quoteBody } from '../support/quote.ts';
import { sessionFor } from '../support/rewards.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { addQuote } from '../support/stored-quote.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { turnToCall } from '../../netlify/services/offers/turn-to-call.ts';
import { settled } from '../support/wait-until.ts';

let server: TestServer;
let stan: Awaited<ReturnType<typeof staffWith>>;
let rita: Awaited<ReturnType<typeof staffWith>>;
let olive: Awaited<ReturnType<typeof staffWith>>;
const GRIFFIN_MAIL = 'griffin@example.com';
beforeAll(async () => {
  server = await startServer();
  process.env['STAFF_MAIL_TO_GRIFFIN'] = GRIFFIN_MAIL;
  stan = await staffWith(server.db, 'staff');
  rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
  olive = await staffWith(server.db, 'owner');
});
afterAll(() => server.stop());

type Changes = Parameters<typeof offerBody>[0];

const send = (quoteId: string, changes: Changes = {}, who = stan) =>
  callApi(adminFunction, sendOfferApi, {
    params: { id: quoteId },
    body: offerBody(changes),
    headers: { cookie: who.cookie },
  });

const sent = (quoteId: string, changes: Changes = {}, who = stan) => sentOffer(who.cookie, quoteId, changes);

const withdraw = (id: string, who = stan) =>
  callApi(adminFunction, withdrawOfferApi, { params: { id }, headers: { cookie: who.cookie } });

async function pageOf(token: string): Promise<RequestPage> {
  const response = await callApi(quotesFunction, openRequestApi, { body: { token } });
  expect(response.status).toBe(200);
  return (await response.json()) as RequestPage;
}

const ACCEPT = {
  version: 1,
  decision: 'accept',
  name: 'Ada Wright',
  agreed: ['photo_id', 'our_scale_decides'],
} as const;

const decide = (id: string, cookie: string, body: object = ACCEPT) =>
  callApi(quotesFunction, decideOfferApi, { params: { id }, body, headers: { cookie } });

/** A request with a sent offer that its customer has opened. */
async function opened(changes: Changes = {}) {
  const request = await sendRequest();
  const offer = await sent(request.id, changes);
  const { cookie } = await openByToken(request.requestToken);
  return { request, offer, cookie };
}

const storedOffer = async (id: string) => {
  const [row] = await server.db.select().from(offers).where(eq(offers.id, id));
  if (!row) throw new Error('There is no such offer.');
  return row;
};

const expire = (id: string) =>
  server.db
    .update(offers)
    .set({ validUntil: sql`clock_timestamp()` })
    .where(eq(offers.id, id));

async function staffView(id: string) {
  const response = await callApi(adminFunction, readQuoteApi, {
    params: { id },
    headers: { cookie: stan.cookie },
  });
  return (await response.json()) as OutputOf<typeof readQuoteApi>;
}

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
  test('the thirty-first opening of an hour waits, whichever page it is for', async () => {
    const { requestToken: token } = await sendRequest();
    const open = (contract: typeof openRequestApi | typeof openOfferApi) =>
      callApi(quotesFunction, contract, { body: { token }, ip: '198.51.100.77' });
    for (let count = 0; count < 30; count += 1) {
      expect((await open(count % 2 === 0 ? openRequestApi : openOfferApi)).status).toBe(200);
    }
    const late = await open(openRequestApi);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3_000);
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
    expect(await refused?.json()).toMatchObject({ code: 'already_done', figures: { by: first } });
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
      'Total: $260.00; before, $240.00',
      'Brass: $2.60 per lb, 100 lb; before, $2.40 per lb, 100 lb',
    ]);
    expect(await codeOf(await send(request.id))).toBe('already_done');
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

  test('15% above the posted price asks again; more than $2,500 needs an owner', async () => {
    const { id } = await sendRequest();
    const lines = [offerLineOf({ price: '2.88' })];
    expect(await codeOf(await send(id, { lines }))).toBe('offer_far_above_posted');
    await sent(id, { lines, confirmed: true });
    const large = { from: 1, lines: [], sumCents: 250_001 };
    const refused = await send(id, large);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'offer_needs_owner']);
    await sent(id, large, olive);
    await sent(id, { from: 2, lines: [], sumCents: 250_000 });
  });

  test('of what nobody can add up or compare counts as beyond the limits of staff', async () => {
    const { id } = await sendRequest();
    const open = [offerLineOf({ metalType: null, price: '99999.9999', weight: null })];
    for (const lines of [open, [offerLineOf({ price: '2.5001', weight: null })]]) {
      const refused = await send(id, { lines, confirmed: true });
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'offer_needs_owner']);
    }
    const each = [offerLineOf({ price: '999', unit: 'each', weight: '2' })];
    expect(await codeOf(await send(id, { lines: each }))).toBe('offer_far_above_posted');
    expect(await server.db.$count(offers, eq(offers.quoteId, id))).toBe(0);
    await sent(id, { lines: [offerLineOf({ price: '2.50', weight: null })] });
    await sent(id, { from: 1, lines: open }, olive);
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

const standingNow = async (id: string) => {
  const { state, answeredAt, callMe, emailMe, isMailRefused, offer } = await staffView(id);
  return { state, isAnswered: answeredAt !== null, callMe, emailMe, isMailRefused, offer };
};
/** The customer's mail about the accepted offer of a request, in its wire format. */
const rawMail = async (quoteId: string) => {
  const code = subjectAbout(quoteId, '').trim();
  const raws = await server.rawMails();
  const mine = raws.find((raw) => raw.includes(code) && /^Subject: You accepted/m.test(raw));
  if (mine === undefined) throw new Error('There is no mail about the accepted offer.');
  return mine;
};

/** The calendar that a mail carries; null without one. */
const attachedCalendar = (raw: string): string | null => {
  const part = /filename=calendar\.ics[^]*?\r\n\r\n([\w+/=\s]+)/.exec(raw)?.[1];
  return part === undefined ? null : Buffer.from(part, 'base64').toString();
};

const askedBy = (name: string) => ({ email: `${name}@${NO_MAILBOX}`, callMe: false, emailMe: false });

describe('an offer whose mail comes back', () => {
  test('is told to staff at the request, which waits for a call; the offer stands', async () => {
    const { id } = await sendRequest(askedBy('nobody'));
    await sent(id, { channel: 'mail' });
    await settled();
    const waiting = { state: 'new', isAnswered: false, callMe: true, emailMe: false };
    expect(await standingNow(id)).toEqual({ ...waiting, isMailRefused: true, offer: 'sent' });
    expect((await staffView(id)).changes[0]).toMatchObject({
      actorName: 'Mail server',
      after: { state: 'new', wants: 'a call, as our email came back' },
    });
    await sent(id, { from: 1, channel: 'phone' });
    expect(await standingNow(id)).toMatchObject({ state: 'answered', isAnswered: true });
  });

  test('leaves a request alone that somebody has won meanwhile, and an offer that went another way answered', async () => {
    const reminded = await sendRequest({ ...askedBy('other'), emailMe: true });
    await settled();
    // Our copy of the request came back already.
    expect(await standingNow(reminded.id)).toMatchObject({ state: 'new', callMe: true, emailMe: false });
    await server.db.update(quoteRequests).set({ emailMe: true }).where(eq(quoteRequests.id, reminded.id));
    await server.db.delete(bouncedAddresses);
    const { id } = await sent(reminded.id, { validMinutes: 3 * 1_440 });
    await settled();
    await atItsTime(id);
    await expect
      .poll(() => standingNow(reminded.id))
      .toMatchObject({ state: 'answered', callMe: true, emailMe: false, isMailRefused: true });
    const won = await sendRequest(askedBy('third'));
    await server.db
      .update(quoteRequests)
      .set({ state: 'won', answeredAt: new Date() })
      .where(eq(quoteRequests.id, won.id));
    await turnToCall(server.db, won.id);
    expect(await standingNow(won.id)).toMatchObject({ state: 'won', isAnswered: true, callMe: false });
  });
});

/** Accepts an offer of a request with these facts; what has come for its address since. */
async function acceptedBy(facts: Parameters<typeof sendRequest>[0], changes: Changes = {}) {
  const request = await sendRequest(facts);
  const offer = await sent(request.id, changes);
  const { cookie } = await openByToken(request.requestToken);
  await settled();
  const answer = async () => {
    const { conditions } = await storedOffer(offer.id);
    expect((await decide(offer.id, cookie, { ...ACCEPT, agreed: conditions })).status).toBe(200);
    await settled();
  };
  await answer();
  const mails = () => server.mail.messages().filter(({ to }) => to.includes(facts?.email ?? ''));
  return { request, offer, answer, mails };
}

describe('an accepted offer', () => {
  test('is mailed to its customer once: what, price, yard, until when and what to bring', async () => {
    const facts = { email: 'keeps@example.com', firstName: 'Pills' };
    const { request, offer, answer, mails } = await acceptedBy(facts, { pickupFeeCents: 1_500 });
    await answer();
    expect(mails().map(({ subject }) => subject)).toEqual([
      subjectAbout(request.id, 'You accepted our offer, about $225.00'),
    ]);
    const [mail] = mails();
    const text = mail?.text ?? '';
    const griffin = LOCATIONS.find(({ id }) => id === 'griffin');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'We pay: Brass: $2.40 per lb, 100 lb',
        'Estimate: $240.00',
        'Pickup fee: $15.00',
        `Valid until: ${yardTimeText(new Date(offer.validUntil))}`,
        'Yard: Griffin GA',
        `Address: ${griffin?.address} ${griffin?.mapsUrl}`,
        `Call us: ${griffin?.phoneFormatted}`,
        'Have with you: A current photo ID with your name, address and picture',
        `You agreed: ${OFFER_CONDITION_TEXTS.photo_id}`,
        `    ${OFFER_CONDITION_TEXTS.our_scale_decides}`,
      ]),
    );
    expect(text).toContain(`/offer#${request.requestToken}`);
    // The address may be a stranger's, who gets no words of whoever typed it.
    expect(`${mail?.subject}${text}`).not.toMatch(/Pills|Ada|copper/);
    expect(attachedCalendar(await rawMail(request.id))).toBeNull();
  });

  test('of a pickup has its day for the calendar, as one that nobody has agreed to', async () => {
    const pickup = pickupOf();
    const { request, mails } = await acceptedBy({ email: 'pickup@example.com', pickup });
    expect(mails()[0]?.text).toContain(`You asked for: ${dayText(pickup.day)}. Morning, 8:00 AM`);
    const calendar = attachedCalendar(await rawMail(request.id));
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSTATUS:TENTATIVE\r\n[^]*END:VCALENDAR\r\n$/);
    const begins = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(calendar ?? '')?.slice(1) ?? [];
    const [year, month, day, hour, minute] = begins.map(Number);
    const at = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute));
    expect(newYorkLocal(at)).toBe(`${pickup.day}T08:00`);
    expect(calendar?.replaceAll('\r\n ', '')).toContain(`/offer#${request.requestToken}`);
  });

  test('is mailed to nobody without an address, or at one that has refused our last mail', async () => {
    const { offer } = await acceptedBy({ email: '' });
    const refused = 'refused-before@example.com';
    await server.db.insert(bouncedAddresses).values({ key: keyedHash('mail-address', refused) });
    const other = await acceptedBy({ email: refused });
    expect(other.mails()).toEqual([]);
    const messages = await server.db
      .select({ state: outbox.state })
      .from(outbox)
      .where(
        and(eq(outbox.kind, 'offer_accepted_mail'), inArray(outbox.subjectId, [offer.id, other.offer.id])),
      );
    expect(messages).toEqual([{ state: 'done' }, { state: 'done' }]);
  });

  test('whose mail comes back is told to staff, who call; it stays accepted', async () => {
    const { request } = await acceptedBy(askedBy('bounces'));
    expect(await standingNow(request.id)).toEqual({
      state: 'answered',
      isAnswered: true,
      callMe: true,
      emailMe: false,
      isMailRefused: true,
      offer: 'accepted',
    });
  });
});

const DAY_MS = 86_400_000;
const reminderOf = async (id: string) => {
  const [row] = await server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'offer_reminder_mail'), eq(outbox.subjectId, id)));
  return row ?? null;
};
const mailsTo = (email: string) =>
  server.mail
    .messages()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject);
/** Works the outbox as if the reminder's time had come. */
const atItsTime = async (id: string) => {
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(and(eq(outbox.kind, 'offer_reminder_mail'), eq(outbox.subjectId, id)));
  expect((await workOutbox()).ok).toBe(true);
};

describe('a reminder', () => {
  // Asked: 369
  test('comes once, 24 hours before the end, if the customer asked for email and has two days', async () => {
    const email = 'remind@example.com';
    const { id } = await sendRequest({ emailMe: true, email });
    const short = await sent(id, { validMinutes: 2 * 1_440 - 1 });
    expect(await reminderOf(short.id)).toBeNull();
    const offer = await sent(id, { from: 1, validMinutes: 3 * 1_440 });
    const row = await reminderOf(offer.id);
    expect(Math.abs(Date.parse(offer.validUntil) - DAY_MS - (row?.availableAt.getTime() ?? 0))).toBeLessThan(
      5_000,
    );
    await settled();
    const before = mailsTo(email);
    await atItsTime(offer.id);
    await atItsTime(offer.id);
    expect(mailsTo(email).slice(before.length)).toEqual([
      subjectAbout(id, 'Reminder: your offer, about $240.00, ends soon'),
    ]);

    const quiet = await sendRequest({ emailMe: false, email });
    expect(await reminderOf((await sent(quiet.id, { validMinutes: 5_000 })).id)).toBeNull();
  });

  test('is not sent for an offer that is decided or has ended', async () => {
    const email = 'decided@example.com';
    const request = await sendRequest({ emailMe: true, email });
    const offer = await sent(request.id, { validMinutes: 5_000 });
    const { cookie } = await openByToken(request.requestToken);
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const other = await sendRequest({ emailMe: true, email });
    const over = await sent(other.id, { validMinutes: 5_000 });
    await expire(over.id);
    await settled();
    const before = mailsTo(email);
    await atItsTime(offer.id);
    await atItsTime(over.id);
    expect(mailsTo(email)).toEqual(before);
  });
});

const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields: object }).fields);

describe('a decision', () => {
  // Asked: 366
  test('is made once by the browser that has opened the offer; a repeat is answered the same, also a day later', async () => {
    const { request, offer, cookie } = await opened();
    const answer = await decide(offer.id, cookie);
    expect([answer.status, await answer.json()]).toEqual([200, { standing: 'accepted' }]);
    await expire(offer.id);
    // Its cookie has gone after an hour: the link opens the offer again.
    const again = await openByToken(request.requestToken);
    expect(await again.response.json()).toMatchObject({
      standing: 'accepted',
      offer: { decidedName: 'Ada Wright' },
    });
    const repeat = await decide(offer.id, again.cookie);
    expect([repeat.status, await repeat.json()]).toEqual([200, { standing: 'accepted' }]);
    expect(await codeOf(await decide(offer.id, again.cookie, { ...ACCEPT, name: 'Somebody Else' }))).toBe(
      'already_done',
    );
    expect((await storedOffer(offer.id)).decidedName).toBe('Ada Wright');
    const other = await decide(offer.id, again.cookie, { version: 1, decision: 'decline', reason: 'price' });
    expect(await codeOf(other)).toBe('already_done');
    await settled();
    const mails = server.mail.messages().filter(({ text }) => text?.includes(request.id));
    // Two of them at once come in either order.
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      subjectAbout(request.id, 'Offer accepted by Ada Wright'),
      subjectAbout(request.id, 'Quote request from Ada Wright'),
    ]);
    expect(mails.map(({ to }) => to)).toEqual([[GRIFFIN_MAIL], [GRIFFIN_MAIL]]);
    const list = await callApi(adminFunction, listQuotesApi, {
      query: { q: request.id },
      headers: { cookie: stan.cookie },
    });
    const expectedOn = newYorkLocal((await storedOffer(offer.id)).validUntil)?.slice(0, 10);
    expect(await list.json()).toMatchObject({ rows: [{ offer: { standing: 'accepted', expectedOn } }] });
    // The request is won by a ticket or by hand.
    expect((await staffView(request.id)).state).toBe('answered');
  });

  test('an accepted pickup is expected on its day', async () => {
    const pickup = pickupOf();
    const request = await sendRequest({ pickup });
    const offer = await sent(request.id);
    const { cookie } = await openByToken(request.requestToken, true);
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const list = await callApi(adminFunction, listQuotesApi, {
      query: { q: request.id },
      headers: { cookie: stan.cookie },
    });
    expect(await list.json()).toMatchObject({ rows: [{ offer: { isSeen: true, expectedOn: pickup.day } }] });
  });

  test('declining without a reason is fine, and staff read that there is none', async () => {
    const { request, offer, cookie } = await opened();
    const decline = { version: 1, decision: 'decline' };
    expect((await decide(offer.id, cookie, decline)).status).toBe(200);
    expect((await decide(offer.id, cookie, decline)).status).toBe(200);
    expect(await codeOf(await decide(offer.id, cookie, { ...decline, reason: 'price' }))).toBe(
      'already_done',
    );
    expect((await staffView(request.id)).offers).toMatchObject([{ declineReason: 'none' }]);
    await settled();
    const mail = server.mail
      .messages()
      .find(({ text }) => /The offer was declined/.test(text ?? '') && text?.includes(request.id));
    expect(mail?.text).toContain('Reason: No reason given');
    const accepted = subjectAbout(request.id, 'You accepted our offer, about $240.00');
    expect(server.mail.messages().map(({ subject }) => subject)).not.toContain(accepted);
  });

  test('declining with a reason tells staff which', async () => {
    const { request, offer, cookie } = await opened();
    const decline = { version: 1, decision: 'decline', reason: 'sold' };
    expect((await decide(offer.id, cookie, decline)).status).toBe(200);
    expect((await decide(offer.id, cookie, decline)).status).toBe(200);
    expect(await codeOf(await decide(offer.id, cookie, { ...decline, reason: 'price' }))).toBe(
      'already_done',
    );
    expect(await codeOf(await decide(offer.id, cookie))).toBe('already_done');
    expect(await pageOf(request.requestToken)).toMatchObject({ standing: 'declined' });
    expect((await staffView(request.id)).offers).toMatchObject([{ declineReason: 'sold' }]);
    await sent(request.id, { from: 1 });
  });

  test('needs a name, every condition, and the cookie of this very offer', async () => {
    const { offer, cookie } = await opened();
    expect(await fieldsOf(await decide(offer.id, cookie, { ...ACCEPT, name: ' ' }))).toEqual(['name']);
    expect(await fieldsOf(await decide(offer.id, cookie, { ...ACCEPT, agreed: ['photo_id'] }))).toEqual([
      'agreed',
    ]);
    expect((await decide(offer.id, '')).status).toBe(401);
    const other = await opened();
    expect((await decide(offer.id, other.cookie)).status).toBe(401);
    expect((await decide(randomUUID(), cookie)).status).toBe(401);
    expect((await storedOffer(offer.id)).state).toBe('sent');
  });

  test('the cookie is for an hour, for this offer’s calls and for our own pages alone', async () => {
    const { id, requestToken } = await sendRequest();
    const { id: offerId } = await sent(id);
    const { setCookie } = await openByToken(requestToken);
    expect(setCookie).toMatch(/^__Secure-offer=/);
    for (const part of [
      `Path=/api/offers/${offerId}`,
      'Max-Age=3600',
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
    ]) {
      expect(setCookie).toContain(part);
    }
    const expiresAt = String(Date.now() - 1);
    const old = `__Secure-offer=${expiresAt}.${keyedHash('offer-session', `${offerId}.${expiresAt}`)}`;
    expect((await decide(offerId, old)).status).toBe(401);
  });

  // Asked: 366
  test('comes too late at the offer’s end, by the server’s clock', async () => {
    const { request, offer, cookie } = await opened();
    await expire(offer.id);
    const late = await decide(offer.id, cookie);
    expect([late.status, await codeOf(late)]).toEqual([409, 'offer_expired']);
    expect(await pageOf(request.requestToken)).toMatchObject({ standing: 'expired' });
    expect((await staffView(request.id)).offer).toBe('expired');
  });

  // Asked: 366
  test('fifty at once are one', async () => {
    const { request, offer, cookie } = await opened();
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(offer.id, cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(
      await server.db.$count(
        auditLog,
        and(eq(auditLog.subjectId, offer.id), eq(auditLog.action, 'accept_offer')),
      ),
    ).toBe(1);
    await settled();
    expect(
      server.mail
        .messages()
        .filter(({ subject, text }) => subject.startsWith('Offer') && text?.includes(request.id)),
    ).toHaveLength(1);
  });

  // Asked: 366
  test('against a withdrawal one of the two wins, and both are told so', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { offer, cookie } = await opened();
      const both = [() => decide(offer.id, cookie), () => withdraw(offer.id)];
      const order = round % 2 === 0 ? both : both.toReversed();
      const answers = await Promise.all(order.map((act) => act()));
      const [accepted, withdrawn] = await Promise.all(
        (round % 2 === 0 ? answers : answers.toReversed()).map(
          async (response) => (await response.json()) as Partial<Record<'standing' | 'code', string>>,
        ),
      );
      const { state } = await storedOffer(offer.id);
      const told = [accepted?.standing ?? accepted?.code, withdrawn?.standing ?? withdrawn?.code];
      expect([state, ...told]).toEqual(
        state === 'accepted'
          ? ['accepted', 'accepted', 'already_done']
          : ['withdrawn', 'offer_withdrawn', 'withdrawn'],
      );
      const queued = await server.db
        .select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.subjectId, offer.id));
      expect(queued.map(({ kind }) => kind).toSorted()).toEqual(
        state === 'accepted' ? ['offer_accepted_mail', 'offer_decision_mail', 'offer_push'] : [],
      );
    }
  });

  // Asked: 366
  test('against a newer offer one of the two wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { request, offer, cookie } = await opened();
      const [accepted, newer] = await Promise.all([decide(offer.id, cookie), send(request.id, { from: 1 })]);
      const { state } = await storedOffer(offer.id);
      expect([accepted.status, newer.status]).toEqual(state === 'accepted' ? [200, 409] : [409, 201]);
      const [newest] = await server.db
        .select({ state: offers.state })
        .from(offers)
        .where(eq(offers.quoteId, request.id))
        .orderBy(desc(offers.version));
      expect(newest?.state).toBe(state === 'accepted' ? 'accepted' : 'sent');
    }
  });
});

describe('withdrawing', () => {
  test('is safe to repeat; a second person is told who was first', async () => {
    const { request, offer, cookie } = await opened();
    expect((await withdraw(offer.id)).status).toBe(200);
    expect((await withdraw(offer.id)).status).toBe(200);
    const second = await withdraw(offer.id, rita);
    expect(await second.json()).toMatchObject({ code: 'already_done', figures: { by: 'Stan Staff' } });
    expect(await codeOf(await decide(offer.id, cookie))).toBe('offer_withdrawn');
    expect(await pageOf(request.requestToken)).toMatchObject({ standing: 'withdrawn' });
  });

  test.each(['won', 'lost'])('a request that is %s withdraws its offer and is closed', async (to) => {
    const { request, offer } = await opened();
    const response = await callApi(adminFunction, setQuoteStateApi, {
      params: { id: request.id },
      body: { from: 'answered', to },
      headers: { cookie: rita.cookie },
    });
    expect(response.status).toBe(200);
    expect((await storedOffer(offer.id)).state).toBe('withdrawn');
    expect(await pageOf(request.requestToken)).toMatchObject({ standing: 'closed' });
    // What is lost may get another offer; what is won is bought.
    const again = await send(request.id, { from: 1 });
    expect(again.status).toBe(to === 'won' ? 409 : 201);
    expect((await again.json()) as object).toMatchObject(
      to === 'won' ? { code: 'already_done', figures: { by: 'Rita Reader' } } : { version: 2 },
    );
  });
});

const setDay = (date: string, hours: object | null) =>
  callApi(adminFunction, setSpecialDayApi, {
    body: { yardIds: ['griffin'], date, hours, reason: 'Inventory' },
    headers: { cookie: stan.cookie },
  });
const dateOf = (local: string) => local.slice(0, 10);

describe('a special day that is entered later', () => {
  test('leaves every end, and shows the open offers of its yard that end with it', async () => {
    const request = await sendRequest();
    const offer = await sent(request.id);
    await sent((await sendRequest()).id, { yardId: 'newnan' });
    const { validUntil } = await storedOffer(offer.id);
    const date = dateOf(newYorkLocal(validUntil));
    const shown = async () =>
      ((await (await setDay(date, null)).json()) as SpecialDaySet).openOffers.filter(
        ({ quoteId }) => quoteId === request.id,
      );

    const ending = [
      { quoteId: request.id, customer: expect.any(String) as string, validUntil: validUntil.toISOString() },
    ];
    expect(await shown()).toEqual(ending);
    // The same again.
    expect(await shown()).toEqual(ending);
    expect((await storedOffer(offer.id)).validUntil).toEqual(validUntil);
    await expire(offer.id);
    expect(await shown()).toEqual([]);
    await server.db.delete(yardSpecialDays);
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

const record = (changes: Parameters<typeof ticketOf>[0]) =>
  callApi(adminFunction, recordTicketApi, { body: ticketOf(changes), headers: { cookie: stan.cookie } });
const stateOf = async (id: string) => (await staffView(id)).state;
const voidIt = (id: string) =>
  callApi(adminFunction, voidTicketApi, {
    params: { id },
    body: { reason: 'Wrong weight' },
    headers: { cookie: stan.cookie },
  });

/** A ticket of ten pounds of brass, which the yard has posted at $2.50. */
const brassOf = (offerId: string, price: string, priceReason: ReturnType<typeof ticketLine>['priceReason']) =>
  ticketOf({
    offerId,
    lines: [ticketLine({ metalType: 'brass', price, priceReason })],
    totalCents: Math.round(Number(price) * 1_000),
  });
async function acceptedLoad(changes: Changes) {
  const { request, offer, cookie } = await opened(changes);
  expect((await decide(offer.id, cookie)).status).toBe(200);
  return { request, offer };
}

const atReason = (message: string) => ({
  code: 'invalid_input',
  fields: { 'lines.0.priceReason': message },
});

describe('a ticket from an accepted offer', () => {
  // Asked: 368
  test('wins its request once; a repeat is the same ticket, and voiding the last one takes that back', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const [first, second] = [ticketOf({ offerId: offer.id }), ticketOf({ offerId: offer.id })];
    expect((await record(first)).status).toBe(201);
    expect(await stateOf(request.id)).toBe('won');
    expect(await (await record(first)).json()).toMatchObject({ isRepeat: true });
    expect(await codeOf(await record({ ...first, offerId: null }))).toBe('idempotency_key_reused');
    // The load comes in two trips.
    expect((await record(second)).status).toBe(201);
    const { changes, wonCents } = await staffView(request.id);
    expect(changes.filter(({ after }) => JSON.stringify(after).includes('won'))).toHaveLength(1);
    expect(wonCents).toBe(9_000);
    const exported = await callApi(adminFunction, exportQuotesApi, {
      query: { q: request.id },
      headers: { cookie: stan.cookie },
    });
    expect(csvRows(((await exported.json()) as { text: string }).text)).toMatchObject([
      { Offer: 'accepted', 'Offer in dollars': '240.00', 'Bought for': '90.00' },
    ]);
    // What was stated by hand counts only without a ticket.
    await server.db.update(quoteRequests).set({ wonCents: 1 }).where(eq(quoteRequests.id, request.id));
    expect((await staffView(request.id)).wonCents).toBe(9_000);
    expect((await voidIt(first.ticketId)).status).toBe(200);
    expect(await stateOf(request.id)).toBe('won');
    expect((await voidIt(second.ticketId)).status).toBe(200);
    expect(await staffView(request.id)).toMatchObject({ state: 'answered', wonCents: null });
  });

  // Asked: 366
  test('voided while the load’s second trip is weighed, the request stays won', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { request, offer, cookie } = await opened();
      expect((await decide(offer.id, cookie)).status).toBe(200);
      const first = ticketOf({ offerId: offer.id });
      expect((await record(first)).status).toBe(201);
      const acts = [() => voidIt(first.ticketId), () => record({ offerId: offer.id })];
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await staffView(request.id)).toMatchObject({ state: 'won', wonCents: 4_500 });
    }
  });

  test('leaves a request that was won by hand as it is when its ticket is voided', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    const won = await callApi(adminFunction, setQuoteStateApi, {
      params: { id: request.id },
      body: { from: await stateOf(request.id), to: 'won', wonCents: 50_000 },
      headers: { cookie: stan.cookie },
    });
    expect(won.status).toBe(200);
    const mistaken = ticketOf({ offerId: offer.id });
    expect((await record(mistaken)).status).toBe(201);
    expect((await voidIt(mistaken.ticketId)).status).toBe(200);
    expect(await staffView(request.id)).toMatchObject({ state: 'won', wonCents: 50_000 });
  });

  test('gives a request back the state from which its ticket won it', async () => {
    const { request, offer, cookie } = await opened();
    expect((await decide(offer.id, cookie)).status).toBe(200);
    await server.db.update(quoteRequests).set({ state: 'lost' }).where(eq(quoteRequests.id, request.id));
    const ticket = ticketOf({ offerId: offer.id });
    expect((await record(ticket)).status).toBe(201);
    expect(await stateOf(request.id)).toBe('won');
    expect((await voidIt(ticket.ticketId)).status).toBe(200);
    expect(await stateOf(request.id)).toBe('lost');
  });

  // Asked: 368
  test('is refused without acceptance, and then nothing is recorded', async () => {
    const { request, offer } = await opened();
    const ticket = ticketOf({ offerId: offer.id });
    const refused = await record(ticket);
    expect(await refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: { offerId: 'This offer is not accepted' },
    });
    expect((await record({ offerId: randomUUID() })).status).toBe(400);
    expect(await stateOf(request.id)).toBe('answered');
    expect((await record({ ...ticket, offerId: null })).status).toBe(201);
  });

  const PER_POUND = { lines: [offerLineOf({ price: '2.60' })] };

  test.each([
    ['the posted price, which is less', '2.50', null, atReason('Why not the offered price?')],
    [
      'less that was “agreed”',
      '2.59',
      'agreed',
      atReason('The offer says what was agreed. Why is less paid?'),
    ],
    // Without a reason a line is paid as posted: the page is told what that is, and goes on from the offer.
    ['less, and says nothing', '2.59', null, { code: 'price_changed' }],
  ] as const)(
    'that pays %s is refused at its line, and records nothing',
    async (_, price, reason, answer) => {
      const { request, offer } = await acceptedLoad(PER_POUND);
      const ticket = brassOf(offer.id, price, reason);
      expect(await (await record(ticket)).json()).toMatchObject(answer);
      expect(await server.db.$count(tickets, eq(tickets.id, ticket.ticketId))).toBe(0);
      expect(await stateOf(request.id)).toBe('answered');
    },
  );

  test('that pays less for a reason is recorded once, and shows its seller the offered price and the reason', async () => {
    const { request, offer } = await acceptedLoad(PER_POUND);
    const ticket = { ...brassOf(offer.id, '2.50', 'dirty'), number: 'OFFER-1' };
    const byCustomer = await callApi(adminFunction, recordTicketApi, {
      body: ticket,
      headers: { cookie: sessionFor(randomUUID()) },
    });
    expect(byCustomer.status).toBe(401);
    expect((await record(ticket)).status).toBe(201);
    expect(await (await record(ticket)).json()).toMatchObject({ isRepeat: true });
    expect(await stateOf(request.id)).toBe('won');
    const facts = {
      yardId: 'griffin',
      number: 'OFFER-1',
      soldOn: inNewYork(new Date()).date,
      total: '25.00',
    };
    const sheet = await callApi(rewardsFunction, findTicketApi, { body: facts });
    expect(await sheet.json()).toMatchObject({
      lines: [
        {
          price: '2.50',
          postedPrice: '2.50',
          priceReason: 'dirty',
          offered: { price: '2.60', unit: 'lb', perListed: '2.60' },
        },
      ],
    });
  });

  test.each([
    ['as offered', PER_POUND, '2.60', 'agreed', 201],
    ['more', PER_POUND, '2.70', 'agreed', 201],
    ['as posted, which is more than offered', {}, '2.50', null, 201],
    ['by the pound what was offered by the ton', { unit: 'ton', price: '5200' }, '2.60', 'agreed', 201],
    ['less by the pound than was offered by the ton', { unit: 'ton', price: '5200' }, '2.59', 'agreed', 400],
    [
      'as posted what was offered by the piece',
      { unit: 'each', price: '2', weight: '10' },
      '2.50',
      null,
      400,
    ],
    [
      'by weight what was offered by the piece, and says so',
      { unit: 'each', price: '2', weight: '10' },
      '2.50',
      'agreed',
      201,
    ],
  ] as const)('pays %s', async (_, changes, price, reason, status) => {
    const lines = 'lines' in changes ? changes.lines : [offerLineOf({ weight: '0.1', ...changes })];
    const { offer } = await acceptedLoad({ lines, confirmed: true });
    expect((await record(brassOf(offer.id, price, reason))).status).toBe(status);
  });

  test('is compared where the grade is in the offer alone, in the units in which it is sold', async () => {
    const { offer } = await acceptedLoad(PER_POUND);
    const copper = ticketLine({ price: '4.00', priceReason: 'agreed' });
    expect((await record({ offerId: offer.id, lines: [copper], totalCents: 4_000 })).status).toBe(201);
    const pieces = {
      ...brassOf(offer.id, '2.60', 'agreed'),
      lines: [ticketLine({ metalType: 'brass', unit: 'each', price: '2.60', priceReason: 'agreed' })],
    };
    expect(await (await record(pieces)).json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'lines.0.unit': 'This grade is sold by lb or ton' },
    });
  });
});
