import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { pickups } from '../../netlify/database/schema/trucks.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { listQuotesApi, setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { fromNewYork, newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { addDays } from '../../src/domain/shared/time/new-york-time.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { openByToken, sendRequest } from '../support/offer.ts';
import { pickupOf } from '../support/quote.ts';
import { addTruck } from '../support/truck.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { carBody } from '../support/vehicle.ts';
import { settled } from '../support/wait-until.ts';
import {
  server,
  stan,
  rita,
  GRIFFIN_MAIL,
  send,
  sent,
  withdraw,
  pageOf,
  ACCEPT,
  decide,
  opened,
  storedOffer,
  expire,
  staffView,
  useOfferServer,
} from '../support/offer-server.ts';

useOfferServer();

const inboxOf = async (requestId: string): Promise<unknown> => {
  const options = { query: { q: requestId }, headers: { cookie: stan.cookie } };
  return (await callApi(adminFunction, listQuotesApi, options)).json();
};

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
    const expectedOn = newYorkLocal((await storedOffer(offer.id)).validUntil)?.slice(0, 10);
    expect(await inboxOf(request.id)).toMatchObject({
      rows: [{ offer: { standing: 'accepted', expectedOn } }],
    });
    // The request is won by a ticket or by hand.
    expect((await staffView(request.id)).state).toBe('answered');
  });

  test('an accepted pickup is expected on its day', async () => {
    const pickup = pickupOf();
    const request = await sendRequest({ pickup });
    const offer = await sent(request.id);
    const { cookie } = await openByToken(request.requestToken, true);
    expect((await decide(offer.id, cookie)).status).toBe(200);
    expect(await inboxOf(request.id)).toMatchObject({
      rows: [{ offer: { isSeen: true, expectedOn: pickup.day } }],
    });
    // Its truck comes later, and what was promised is paid that day.
    const later = addDays(pickup.day, 20);
    const { truckId } = await addTruck(server, { day: later });
    const stop = { id: randomUUID(), quoteId: request.id, truckId, day: later, startsAt: 540, minutes: 30 };
    await server.db.insert(pickups).values(stop);
    expect(await inboxOf(request.id)).toMatchObject({ rows: [{ offer: { expectedOn: later } }] });
    const ends = fromNewYork(`${addDays(later, 1)}T00:00`);
    expect((await staffView(request.id)).promise?.until).toBe(ends?.toISOString());
    await server.db.update(pickups).set({ state: 'canceled' }).where(eq(pickups.id, stop.id));
    expect((await staffView(request.id)).promise?.until).not.toBe(ends?.toISOString());
  });

  test('a car keeps what was said of it: in the answer, in both mails and on its page, without its VIN', async () => {
    const request = await sendRequest({
      vehicle: carBody({ title: 'none', engine: 'no', make: 'Honda', model: 'Call 555 now' }),
      emailMe: true,
      locale: 'es',
    });
    const offer = await sent(request.id, { channel: 'mail', pickupFeeCents: 1_500 });
    await settled();
    const { cookie } = await openByToken(request.requestToken, true);
    expect((await decide(offer.id, cookie)).status).toBe(200);
    await settled();
    const { car } = await pageOf(request.requestToken);
    expect(car).toEqual(request.car);
    expect(car).toMatchObject({ title: 'none', engine: 'no' });
    expect(car).not.toHaveProperty('vin');
    const toAda = (about: string) =>
      server.mail
        .messages()
        .find(
          ({ subject }) => subject?.includes(about) && subject.includes(request.id.slice(0, 6).toUpperCase()),
        )?.text;
    const copy = toAda('Recibimos los datos de su carro');
    expect(copy).toMatch(/^Recibimos los datos de su carro/);
    for (const said of [
      'Honda 2003',
      'Nuestro estimado: $',
      'Condición: Sin motor',
      'Título: Sin título',
      'MV-1SP',
    ])
      expect(copy).toContain(said);
    // What was typed may be a stranger's words.
    expect(copy).not.toContain('Call 555');
    for (const about of ['Su oferta: cerca de $225.00 por su carro', 'Usted aceptó']) {
      const mail = toAda(about);
      expect(mail).toContain('Carro: Honda 2003\nLe estimamos: $');
      expect(mail).toContain('Grúa: $15.00');
      expect(mail).toMatch(/Tenga a la mano: .*identificación[\s\S]*MV-1SP/);
      expect(mail).not.toContain('Call 555');
    }
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
      .find(({ text }) => /Offer declined/.test(text ?? '') && text?.includes(request.id));
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
    expect(await inboxOf(request.id)).toMatchObject({ rows: [{ offer: { standing: 'expired' } }] });
  });

  // Asked: 366
  test('fifty at once are one', async () => {
    const { request, offer, cookie } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => untilAnswered(() => decide(offer.id, cookie))),
    );
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
          ? ['accepted', 'accepted', 'changed_since']
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
    expect(await second.json()).toMatchObject({
      code: 'changed_since',
      figures: { by: 'Stan Staff', now: 'withdrawn' },
    });
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
