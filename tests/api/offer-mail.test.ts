import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { pickups } from '../../netlify/database/schema/trucks.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { workOutbox } from '../support/due-work.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { setSpecialDayApi, type SpecialDaySet } from '../../src/domain/locations/admin-yards.api.ts';
import { LOCATIONS } from '../../src/domain/locations/location.ts';
import { dayText } from '../../src/domain/locations/hours/special-days.ts';
import { OFFER_CONDITION_TEXTS } from '../../src/domain/offers/texts.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { yardTimeText } from '../../src/domain/shared/time/new-york-time.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { callApi } from '../support/call.ts';
import { openByToken, sendRequest } from '../support/offer.ts';
import { pickupOf } from '../support/quote.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { mailAccepted, mailOffer } from '../../netlify/services/offers/mail.ts';
import { turnToCall } from '../../netlify/services/offers/turn-to-call.ts';
import { addTruck } from '../support/truck.ts';
import { settled } from '../support/wait-until.ts';
import {
  server,
  stan,
  type Changes,
  sent,
  ACCEPT,
  decide,
  storedOffer,
  expire,
  staffView,
  useOfferServer,
} from '../support/offer-server.ts';

useOfferServer();

const standingNow = async (id: string) => {
  const { state, answeredAt, callMe, emailMe, isMailRefused, offer } = await staffView(id);
  return { state, isAnswered: answeredAt !== null, callMe, emailMe, isMailRefused, offer };
};
/** The customer's mails about the accepted offer of a request, in its wire format. */
const rawMailsOf = async (quoteId: string) => {
  const code = subjectAbout(quoteId, '').trim();
  const raws = await server.rawMails();
  return raws.filter((raw) => raw.includes(code) && /^Subject: You accepted/m.test(raw));
};
const rawMail = async (quoteId: string) => {
  const [mine] = await rawMailsOf(quoteId);
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
      after: { state: 'new', prefers: 'a call, because our email bounced' },
    });
    await sent(id, { from: 1, channel: 'phone' });
    expect(await standingNow(id)).toMatchObject({ state: 'answered', isAnswered: true });
  });

  test('waits for a call when a reminder of an offer by phone comes back; a request that was won meanwhile stays', async () => {
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
      .toEqual({
        state: 'new',
        isAnswered: false,
        callMe: true,
        emailMe: false,
        isMailRefused: true,
        offer: 'sent',
      });
    const won = await sendRequest(askedBy('third'));
    await server.db
      .update(quoteRequests)
      .set({ state: 'won', answeredAt: new Date() })
      .where(eq(quoteRequests.id, won.id));
    await turnToCall(server.db, won.id);
    expect(await standingNow(won.id)).toMatchObject({ state: 'won', isAnswered: true, callMe: false });
  });
});

test('an offer that ends before its mail can be sent is for staff to call about', async () => {
  const email = `late-${randomUUID()}@example.com`;
  const { id } = await sendRequest({ email, callMe: false, emailMe: false });
  const offer = await sent(id, { channel: 'phone' });
  await expire(offer.id);
  await mailOffer(server.db, offer.id);
  expect(server.mail.messages().filter(({ to }) => to.includes(email))).toEqual([]);
  expect(await standingNow(id)).toMatchObject({ state: 'new', isAnswered: false, callMe: true });
  expect((await staffView(id)).changes[0]?.after).toMatchObject({
    prefers: 'a call, because the offer ended before we could email it',
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
        `Call the yard: ${griffin?.phoneFormatted}, se habla español`,
        'Have ready: A current photo ID with your name, address and picture',
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
    expect(mails()[0]?.text).not.toContain('Address:');
    expect(mails()[0]?.text).toContain(`You asked for: ${dayText(pickup.day)}. Morning, 8:00 AM`);
    const calendar = attachedCalendar(await rawMail(request.id));
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSTATUS:TENTATIVE\r\n[^]*END:VCALENDAR\r\n$/);
    const unfolded = calendar?.replaceAll('\r\n ', '');
    const begins = `${pickup.day.replaceAll('-', '')}T080000`;
    expect(unfolded).toContain(`\r\nDTSTART;TZID=America/New_York:${begins}\r\n`);
    expect(unfolded).toContain(`/offer#${request.requestToken}`);
  });

  test('of a pickup whose truck has a time that its customer knows says that one, which is in their calendar already', async () => {
    const { request, offer, mails } = await acceptedBy({ email: 'truck@example.com', pickup: pickupOf() });
    const { truckId, day } = await addTruck(server);
    const stop = { id: randomUUID(), quoteId: request.id, truckId, day, startsAt: 540, minutes: 30 };
    await server.db.insert(pickups).values({ ...stop, toldVersion: 1 });
    await mailAccepted(server.db, offer.id);
    const text = mails().at(-1)?.text;
    expect(text).toContain(`The truck comes: ${dayText(day)}. 9:00 AM`);
    expect(text).not.toContain('You asked for');
    // Of the first mail alone.
    const calendars = (await rawMailsOf(request.id)).map(attachedCalendar);
    expect(calendars.map((each) => each === null).toSorted()).toEqual([false, true]);
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
    const offer = await sent(id, { from: 1, validMinutes: 2 * 1_440 });
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

const setDay = (date: string, hours: object | null) =>
  callApi(adminFunction, setSpecialDayApi, {
    body: { yardIds: ['griffin'], date, hours, reason: 'Inventory', seen: [] },
    headers: { cookie: stan.cookie },
  });
const dateOf = (local: string) => local.slice(0, 10);

describe('a special day that is entered later', () => {
  test('leaves every end, and shows the open offers of its yard that end with it', async () => {
    const [request, elsewhere, timed] = [await sendRequest(), await sendRequest(), await sendRequest()];
    const offer = await sent(request.id);
    const { validUntil } = await storedOffer(offer.id);
    // Neither another yard's, nor one whose time somebody chose.
    await sent(elsewhere.id, { yardId: 'newnan' });
    const validMinutes = Math.floor((validUntil.getTime() - Date.now()) / 60_000);
    await sent(timed.id, { validMinutes });
    const date = dateOf(newYorkLocal(validUntil));
    const shown = async () =>
      ((await (await setDay(date, null)).json()) as SpecialDaySet).openOffers.filter(({ quoteId }) =>
        [request, elsewhere, timed].some(({ id }) => id === quoteId),
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
