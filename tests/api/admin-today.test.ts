import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { offers } from '../../netlify/database/schema/offers.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { providerHealth } from '../../netlify/database/schema/providers.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { pointsChecks } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { type DayPlan, readPlanApi } from '../../src/domain/admin/admin-plan.api.ts';
import { readTodayApi, type Today } from '../../src/domain/admin/admin-today.api.ts';
import { readWaitingApi } from '../../src/domain/admin/admin-waiting.api.ts';
import { momentAt } from '../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { pickups } from '../../netlify/database/schema/trucks.ts';
import { pickupOf } from '../support/quote.ts';
import { addTruck } from '../support/truck.ts';
import { addInquiry } from '../support/inquiry.ts';
import { useServer } from '../support/server.ts';
import { confirmedRequest } from '../support/privacy.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { addQuote, quoteRow } from '../support/stored-quote.ts';

const server = useServer();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'staff'));
});

const today = async () =>
  (await (await callApi(adminFunction, readTodayApi, { headers: { cookie } })).json()) as Today;
const ago = (ms: number) => new Date(Date.now() - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const quote = (hours: number, more: Parameters<typeof quoteRow>[0] = {}) =>
  quoteRow({ createdAt: ago(hours * HOUR), ...more });
const message = (minutes: number, state: 'pending' | 'failed' | 'done') => ({
  kind: 'quote_staff_mail' as const,
  subjectId: randomUUID(),
  state,
  createdAt: ago(minutes * MINUTE),
  finishedAt: state === 'pending' ? null : new Date(),
});

test('a quiet day says so', async () => {
  expect(await today()).toMatchObject({
    paid: { today: { tickets: 0, pounds: '0', paidCents: 0, yards: [] }, weekBefore: { tickets: 0 } },
    quotes: { waiting: 0, overdue: 0, dueAt: null },
    orders: { today: 0, toSend: 0 },
    inquiries: { waiting: 0, overdue: 0, dueAt: null, ofTickets: [] },
    privacyRequests: { open: 0, dueAt: null },
    pricesUpdatedAt: expect.any(String) as unknown,
    outbox: { failed: 0, stuck: 0 },
    providers: [],
    overdueJobs: [],
    points: null,
    retention: { deleted: 0, late: 0, held: 0 },
  });
});

test('what was paid is counted by the day in Georgia and by yard, beside the same day last week; voids are not', async () => {
  const day = inNewYork(new Date()).date;
  const record = async (changes: Parameters<typeof ticketOf>[0] = {}) => {
    const ticket = ticketOf(changes);
    const { status } = await staffCall(adminFunction, recordTicketApi, cookie, { body: ticket });
    expect(status).toBe(201);
    return ticket.ticketId;
  };
  await record();
  const steel = ticketLine({ metalType: 'steel', unit: 'ton', gross: '1.5', price: '0.11' });
  await record({ lines: [ticketLine(), steel], totalCents: 37_500 });
  await record({ yardId: 'newnan' });
  const wrong = await record();
  await staffCall(adminFunction, voidTicketApi, cookie, {
    id: wrong,
    body: { reason: 'Wrong weight' },
  });
  const move = async (back: number, by: number) => {
    const id = await record();
    await server.db.execute(
      sql`update tickets set sold_on = ${addDays(day, -back)}::date + ${by}::int where id = ${id}`,
    );
  };
  await move(7, 0);
  for (const near of [-1, 1]) await move(7, near);
  await move(0, -1);

  const { paid } = await today();
  expect(paid.today).toEqual({
    day,
    tickets: 3,
    pounds: '3030',
    paidCents: 46_500,
    yards: [
      { yardId: 'griffin', tickets: 2, pounds: '3020', paidCents: 42_000 },
      { yardId: 'newnan', tickets: 1, pounds: '10', paidCents: 4_500 },
    ],
  });
  expect(paid.weekBefore).toMatchObject({
    day: addDays(day, -7),
    tickets: 1,
    pounds: '10',
    paidCents: 4_500,
  });
});

test('prices are as new as the one published last, however old the others are', async () => {
  const at = new Date(Date.now() - MINUTE);
  await server.db.update(metalPrices).set({ updatedAt: ago(5 * HOUR) });
  await server.db.update(metalPrices).set({ updatedAt: at }).where(eq(metalPrices.metalType, 'steel'));
  expect(Date.parse((await today()).pricesUpdatedAt ?? '')).toBe(at.getTime());
});

test('quotes wait until they are answered, and are overdue once their answer is due; spam does not count', async () => {
  await server.db
    .insert(quoteRequests)
    .values([
      quote(25),
      quote(23),
      quote(1),
      quote(40, { suspectedSpam: true }),
      quote(50, { state: 'answered', answeredAt: new Date() }),
    ]);
  const { quotes, now } = await today();
  expect(quotes).toMatchObject({ waiting: 3, overdue: 1 });
  const { status, body } = await staffCall(adminFunction, readWaitingApi, cookie);
  expect([status, body]).toEqual([200, { requests: 3, orders: 0 }]);
  expect(Math.round((Date.parse(now) - Date.parse(quotes.dueAt ?? '')) / HOUR)).toBe(1);
});

test('the plan has what is due today or is late, in its order, and nothing else', async () => {
  await server.db.delete(quoteRequests);
  const day = inNewYork(new Date()).date;
  const noon = momentAt(day, '12:00') ?? new Date();
  const at = (hours: number) => new Date(noon.getTime() + hours * HOUR);
  const rita = await staffWith(server.db, 'staff', { user: { name: 'Rita Reader' } });
  const add = (lastName: string, facts: Parameters<typeof quoteRow>[0]) =>
    addQuote(server, { firstName: 'Ann', lastName, location: 'griffin', ...facts });
  const answered = { state: 'answered', answeredAt: new Date() } as const;
  const pickupOn = (on: string) => ({
    kind: 'pickup' as const,
    details: { ...pickupOf(), day: on, window: 'afternoon' as const },
    ...answered,
  });
  await add('Late', { dueAt: at(-40), assigneeId: rita.id });
  await add('Called', {
    kind: 'callback',
    details: { day, time: '11:00' },
    dueAt: at(-1),
    location: null,
  });
  await add('Truck', { ...pickupOn(day), location: 'newnan' });
  await add('Near', pickupOn(day));
  // Planned for one o'clock today, whatever was asked for.
  const planned = await add('Planned', pickupOn(addDays(day, 1)));
  const { truckId } = await addTruck(server, { day, yardId: 'atlanta' });
  const stop = { id: randomUUID(), truckId, day, startsAt: 780, minutes: 30 };
  await server.db.insert(pickups).values({ ...stop, quoteId: planned });
  const offered = await add('Offered', answered);
  const ends = momentAt(day, '23:59') ?? new Date();
  const offer = {
    id: randomUUID(),
    quoteId: offered,
    version: 1,
    state: 'sent',
    lines: [],
    totalCents: 24_000,
    pickupFeeCents: 0,
    yardId: 'griffin',
    conditions: [],
    message: '',
    untilClosing: false,
    channel: 'link',
    validUntil: ends,
    createdBy: rita.id,
  } satisfies typeof offers.$inferInsert;
  const ended = { quoteId: await add('Ended', answered), validUntil: ago(1) };
  await server.db.insert(offers).values([offer, { ...offer, id: randomUUID(), ...ended }]);
  await addInquiry(server, { subject: 'Twelve vests', dueAt: at(3) });
  await confirmedRequest(server.db, { email: 'ada@example.com', dueAt: at(4) });
  // Another day's, somebody else's, or done.
  await add('Tomorrow', { dueAt: at(12) });
  await add('Spam', { dueAt: at(-2), suspectedSpam: true });
  await add('Done', { dueAt: at(-2), ...answered });
  await add('Other day', pickupOn(addDays(day, 1)));
  await addInquiry(server, { subject: 'Tomorrow', dueAt: at(12) });
  await confirmedRequest(server.db, { email: 'eve@example.com' });

  const { status, body } = await staffCall(adminFunction, readPlanApi, cookie);
  expect(status).toBe(200);
  const { items, isCut } = body as unknown as DayPlan;
  expect(items.map(({ kind, about, yard, dueAt }) => [kind, about, yard, dueAt])).toEqual([
    ['request', 'Ann Late', 'griffin', at(-40).toISOString()],
    ['call', 'Ann Called', null, at(-1).toISOString()],
    ['pickup', 'Ann Near', 'griffin', at(0).toISOString()],
    ['pickup', 'Ann Truck', 'newnan', at(0).toISOString()],
    ['pickup', 'Ann Planned', 'atlanta', at(1).toISOString()],
    ['inquiry', 'Twelve vests', null, at(3).toISOString()],
    ['data_request', 'Ada Wright', null, at(4).toISOString()],
    ['offer', 'Ann Offered', 'griffin', ends.toISOString()],
  ]);
  expect([items[0]?.assigneeName, items[1]?.assigneeName, isCut]).toEqual(['Rita Reader', null, false]);
  expect((await staffCall(adminFunction, readPlanApi, '')).status).toBe(401);
  await server.db.delete(privacyRequests);
});

const counted = async () =>
  (await staffCall(adminFunction, readWaitingApi, cookie)).body['requests'] as number;

test('the menu counts what waits in each inbox', async () => {
  const before = await counted();
  await addInquiry(server);
  await addInquiry(server, { suspectedSpam: true });
  await addInquiry(server, { answeredAt: new Date() });
  expect(await counted()).toBe(before + 1);
  const confirmedBy = (await staffWith(server.db, 'staff')).id;
  await confirmedRequest(server.db, { phone: '+17705550198', confirmedBy });
  expect(await counted()).toBe(before + 2);
  await server.db.delete(privacyRequests);
});

test('requests about personal data wait until they are closed, or nobody confirms them', async () => {
  const confirmedBy = (await staffWith(server.db, 'staff')).id;
  const open = (createdAt: Date, facts: Parameters<typeof confirmedRequest>[1] = {}) =>
    confirmedRequest(server.db, { phone: '+17705550199', confirmedBy, createdAt, ...facts });
  const unconfirmed = { state: 'unconfirmed', confirmedBy: null } as const;
  const first = ago(40 * 24 * HOUR);
  await Promise.all([
    open(first),
    open(ago(HOUR), unconfirmed),
    open(ago(31 * 24 * HOUR), unconfirmed),
    open(ago(44 * 24 * HOUR), { suspectedSpam: true }),
    open(ago(44 * 24 * HOUR), { kind: 'copy', state: 'refused', closedAt: new Date() }),
  ]);
  const dueAt = new Date(first.getTime() + 45 * 24 * HOUR).toISOString();
  expect((await today()).privacyRequests).toEqual({ open: 2, dueAt });
});

test('mail that failed or waits for too long is told, as are systems whose last call failed', async () => {
  await server.db
    .insert(outbox)
    .values([message(11, 'pending'), message(5, 'pending'), message(60, 'failed'), message(60, 'done')]);
  // One that is for later does not wait for us.
  await server.db.insert(outbox).values({ ...message(60, 'pending'), availableAt: ago(-HOUR) });
  await server.db.insert(providerHealth).values([
    { provider: 'stripe', succeededAt: ago(HOUR), failedAt: ago(MINUTE), failure: 'No answer' },
    { provider: 'paypal', succeededAt: ago(MINUTE), failedAt: ago(HOUR), failure: 'No answer' },
    { provider: 'mail', failedAt: ago(HOUR), failure: 'Refused' },
  ]);
  await server.db.insert(pointsChecks).values([
    { customers: 3, differences: 2, checkedAt: ago(48 * HOUR) },
    { customers: 3, differences: 1, checkedAt: ago(HOUR) },
  ]);
  const { outbox: mail, providers, points } = await today();
  expect(mail).toEqual({ failed: 1, stuck: 1 });
  expect(providers.map(({ provider }) => provider)).toEqual(['mail', 'stripe']);
  expect(points?.differences).toBe(1);
});
