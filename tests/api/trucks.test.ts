import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { calendarFeeds, pickups } from '../../netlify/database/schema/trucks.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { keyedHash, tokenHash } from '../../netlify/lib/secret.ts';
import { cancelOwnStop, moveOwnStop } from '../../netlify/services/quotes/change-stop.ts';
import { mailStop, mailStopReminder } from '../../netlify/services/quotes/stop-mail.ts';
import { readCalendarFeed } from '../../netlify/services/truck/read-feed.ts';
import { tellStop } from '../../netlify/services/quotes/tell-stop.ts';
import { newRequestToken } from '../../netlify/services/offers/request-token.ts';
import { listQuotesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { clockOf } from '../../src/domain/shared/time/clock-minutes.ts';
import { openRequestApi, type RequestPage } from '../../src/domain/offers/offers.api.ts';
import { setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import * as calendarApi from '../../src/domain/truck/admin-calendar.api.ts';
import * as feedApi from '../../src/domain/truck/calendar-feed.api.ts';
import * as trucksApi from '../../src/domain/truck/admin-trucks.api.ts';
import {
  cancelOwnStopApi,
  listOwnStopSlotsApi,
  moveOwnStopApi,
} from '../../src/domain/truck/customer-stop.api.ts';
import { changesUntil, reminderAt } from '../../src/domain/truck/stop-evening.ts';
import { changeYardsApi, disableUserApi } from '../../src/domain/admin/admin-users.api.ts';
import { readStaffSessionApi } from '../../src/domain/admin/admin-session.api.ts';
import { fromNewYork } from '../../src/domain/shared/time/from-new-york.ts';
import { holdSlotApi, listSlotsApi, type Slot } from '../../src/domain/truck/slots.api.ts';
import { addDays } from '../../src/domain/shared/time/new-york-time.ts';
import { actionsOn } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { SITE, startServer, type TestServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { addQuote } from '../support/stored-quote.ts';
import { callbackOf, quoteBody } from '../support/quote.ts';
import { SAMPLE_PICKUP } from '../support/quote.sample.ts';
import { storedCar } from '../support/vehicle.ts';
import { settled } from '../support/wait-until.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { addPickupRequest, addTruck, weekdayAhead } from '../support/truck.ts';

let server: TestServer;
let otis: Awaited<ReturnType<typeof staffWith>>;
let stan: typeof otis;
let cora: typeof otis;
beforeAll(async () => {
  server = await startServer();
  otis = await staffWith(server.db, 'office', { user: { name: 'Otis Office' } });
  stan = await staffWith(server.db, 'staff', { user: { name: 'Stan Scale' } });
  cora = await staffWith(server.db, 'staff', { user: { name: 'Cora Window' } });
});
afterAll(() => server.stop());

const DAY = weekdayAhead();
const FACTS = { name: 'Red Mack', yardId: 'griffin', carriesLb: 12_000, isActive: true };

const saveTruck = (id: string, body: object, { cookie } = otis) =>
  staffCall(adminFunction, trucksApi.saveTruckApi, cookie, { id, body });
const setDays = (id: string, body: object, { cookie } = otis) =>
  staffCall(adminFunction, trucksApi.setTruckDaysApi, cookie, { id, body });
const plan = (id: string, body: object, { cookie } = stan) =>
  staffCall(adminFunction, calendarApi.planStopApi, cookie, { id, body });
const unplan = (id: string, seen: number, { cookie } = stan) =>
  staffCall(adminFunction, calendarApi.unplanStopApi, cookie, { id, body: { seen } });
const report = (id: string, body: object, { cookie } = stan) =>
  staffCall(adminFunction, calendarApi.reportStopApi, cookie, { id, body });
const calendar = async (yard = 'griffin', from = DAY) =>
  (await staffCall(adminFunction, calendarApi.readCalendarApi, stan.cookie, { query: { yard, from } }))
    .body as unknown as calendarApi.Calendar;

const slots = async (query: object = {}) => {
  const response = await callApi(quotesFunction, listSlotsApi, {
    query: { zip: '30223', weight: '1000_to_5000_lb', yard: 'griffin', ...query },
  });
  return (await response.json()) as readonly Slot[];
};
const hold = async (body: object, options: { readonly ip?: string } = {}) => {
  const response = await callApi(quotesFunction, holdSlotApi, {
    body: { id: randomUUID(), zip: '30223', weight: '1000_to_5000_lb', yard: 'griffin', day: DAY, ...body },
    ...options,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** Planned by Stan for nine. */
async function planned(startsAt = 540) {
  const { truckId, day } = await addTruck(server);
  const quoteId = await addPickupRequest(server);
  const id = randomUUID();
  const body = { quoteId, truckId, day, startsAt, seen: null };
  expect(await plan(id, body)).toMatchObject({ status: 200, body: { version: 1, state: 'planned' } });
  return { id, quoteId, truckId, day, body };
}

test('the office sets up a truck and its days; whoever saw something else is told', async () => {
  const id = randomUUID();
  expect(await saveTruck(id, { ...FACTS, seen: null }, stan)).toMatchObject({ status: 403 });
  expect(await saveTruck(id, { ...FACTS, seen: null })).toEqual({ status: 200, body: { unplanned: 0 } });
  expect(await saveTruck(id, { ...FACTS, seen: null })).toMatchObject({ status: 200 });
  expect(await saveTruck(id, { ...FACTS, carriesLb: 9_000, seen: null })).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Otis Office', now: FACTS } },
  });
  expect(await saveTruck(randomUUID(), { ...FACTS, name: 'RED mack', seen: null })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) as unknown } },
  });
  const hours = { opens: '07:30', closes: '15:00' };
  const days = [DAY, addDays(DAY, 1)];
  const set = { days, hours, driverId: stan.id, seen: [] };
  expect(await setDays(id, set)).toMatchObject({ status: 200 });
  expect(await setDays(id, set)).toMatchObject({ status: 200 });
  expect(await setDays(id, { ...set, driverId: null })).toMatchObject({ body: { code: 'changed_since' } });
  expect(await setDays(id, { ...set, days: ['2020-01-02'] })).toMatchObject({ status: 400 });
  expect(await setDays(randomUUID(), set)).toMatchObject({ status: 404 });
  const { trucks, days: out } = (await calendar()) satisfies calendarApi.Calendar;
  expect(trucks).toContainEqual({ id, ...FACTS });
  expect(out).toContainEqual({
    truckId: id,
    day: DAY,
    ...hours,
    driverId: stan.id,
    driverName: 'Stan Scale',
  });
  expect(await actionsOn(server, id)).toEqual(['save_truck', 'set_truck_days']);
  // The menu has a calendar from now on.
  const session = await staffCall(adminFunction, readStaffSessionApi, stan.cookie, {});
  expect(session.body).toMatchObject({ hasTrucks: true });
});

test('a request is planned, moved and taken off again, and waits in its yard’s list until it is planned', async () => {
  const { id, quoteId, truckId, day, body } = await planned();
  expect((await calendar()).stops.find((stop) => stop.id === id)).toMatchObject({
    startsAt: 540,
    minutes: 30,
    asked: { quoteId, name: 'Ada Wright', zip: '30223' },
    pounds: 3_000,
  });
  expect(await plan(id, body)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await plan(id, { ...body, startsAt: 600, seen: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect(await plan(id, { ...body, startsAt: 660, seen: 1 }, cora)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Scale', now: { startsAt: 600, version: 2 } } },
  });
  expect(await unplan(id, 1)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Scale', now: { version: 2 } } },
  });
  const waits = async () => (await calendar()).unplanned.map((each) => each.quoteId);
  expect(await waits()).not.toContain(quoteId);
  expect(await unplan(id, 2)).toEqual({ status: 200, body: { done: true } });
  expect(await unplan(id, 2)).toEqual({ status: 200, body: { done: true } });
  expect(await waits()).toContain(quoteId);
  expect((await calendar('newnan')).unplanned.map((each) => each.quoteId)).not.toContain(quoteId);
  expect(await actionsOn(server, quoteId)).toEqual(['plan_stop', 'plan_stop', 'unplan_stop']);
  expect(await plan(randomUUID(), { ...body, truckId, day: addDays(day, 1) })).toMatchObject({
    status: 400,
    body: { fields: { day: 'This truck isn’t out that day' } },
  });
  const call = await addQuote(server, { kind: 'callback', details: callbackOf() });
  expect(await plan(randomUUID(), { ...body, quoteId: call })).toMatchObject({ status: 404 });
});

test('of two who plan one request, the second is told by whom and for when', async () => {
  const { quoteId, body } = await planned();
  expect(await plan(randomUUID(), { ...body, startsAt: 660 }, cora)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Scale', now: { startsAt: 540 } } },
  });
  expect(await server.db.$count(pickups, eq(pickups.quoteId, quoteId))).toBe(1);
});

test('no truck is at two places at once, whoever asks', async () => {
  const { body } = await planned();
  const other = { ...body, quoteId: await addPickupRequest(server) };
  expect(await plan(randomUUID(), { ...other, startsAt: 555 })).toMatchObject({
    status: 409,
    body: { code: 'slot_taken' },
  });
  expect(await plan(randomUUID(), { ...other, startsAt: 570 })).toMatchObject({ status: 200 });
  const row = { ...body, quoteId: await addPickupRequest(server), startsAt: 569, minutes: 1 };
  await expect(server.db.insert(pickups).values({ id: randomUUID(), ...row })).rejects.toMatchObject({
    cause: { constraint: 'pickups_never_overlap' },
  });
});

test('what the driver reports is written once, and never over what somebody changed meanwhile', async () => {
  const { id, quoteId, body } = await planned();
  expect(await report(id, { to: 'on_the_way', seen: 1 })).toMatchObject({ body: { version: 2 } });
  expect(await report(id, { to: 'on_the_way', seen: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect(await plan(id, { ...body, startsAt: 600, seen: 2 }, cora)).toMatchObject({ body: { version: 3 } });
  expect(await report(id, { to: 'done', seen: 2 })).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Cora Window', now: { startsAt: 600, version: 3 } } },
  });
  expect(await report(id, { to: 'missed', seen: 3 })).toMatchObject({ status: 400 });
  expect(await report(id, { to: 'missed', reason: 'nobody_there', seen: 3 })).toMatchObject({ status: 200 });
  // It is to be planned again, and its time is free.
  expect((await calendar()).unplanned.find((each) => each.quoteId === quoteId)).toMatchObject({
    missedReason: 'nobody_there',
  });
  const again = randomUUID();
  expect(await plan(again, { ...body, startsAt: 600 })).toMatchObject({ status: 200 });
  await report(again, { to: 'missed', reason: 'no_access', seen: 1 });
  // Why it was missed the last time.
  expect((await calendar()).unplanned.find((each) => each.quoteId === quoteId)).toMatchObject({
    missedReason: 'no_access',
  });
});

test('a stop that was missed and planned anew is not reported as done: the driver is told which one counts', async () => {
  const first = await planned();
  await report(first.id, { to: 'missed', reason: 'no_access', seen: 1 });
  const again = randomUUID();
  const { truckId, day } = await addTruck(server);
  await plan(again, { quoteId: first.quoteId, truckId, day, startsAt: 600, seen: null });
  expect(await report(first.id, { to: 'done', seen: 2 })).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now: { id: again, state: 'planned' } } },
  });
});

test('a truck that was on its way is not on its way to the time that its stop is moved to, nor to a past one', async () => {
  const { id, body } = await planned();
  await report(id, { to: 'on_the_way', seen: 1 });
  expect(await plan(id, { ...body, startsAt: 600, seen: 2 })).toMatchObject({ body: { state: 'planned' } });
  expect(await plan(id, { ...body, day: '2026-01-05', seen: 3 })).toMatchObject({
    status: 400,
    body: { fields: { day: 'That day is in the past' } },
  });
});

test('a request that is lost comes off its truck, and its time is free again', async () => {
  const { id, quoteId, body } = await planned();
  const lost = { from: 'new', to: 'lost', wonCents: null };
  const set = () => staffCall(adminFunction, setQuoteStateApi, stan.cookie, { id: quoteId, body: lost });
  expect((await set()).status).toBe(200);
  expect(await server.db.select().from(pickups).where(eq(pickups.id, id))).toEqual([]);
  expect((await actionsOn(server, quoteId)).toSorted()).toEqual([
    'change_quote_state',
    'plan_stop',
    'unplan_stop',
  ]);
  const other = await addPickupRequest(server);
  expect((await plan(randomUUID(), { ...body, quoteId: other })).status).toBe(200);
});

test('a truck out of use, or without its day, leaves its stops to be planned', async () => {
  const first = await planned();
  const { name } = (await calendar()).trucks.find(({ id }) => id === first.truckId) ?? { name: '' };
  const facts = { name, yardId: 'griffin', carriesLb: 10_000, isActive: true };
  expect(await saveTruck(first.truckId, { ...facts, isActive: false, seen: facts })).toEqual({
    status: 200,
    body: { unplanned: 1 },
  });
  expect((await calendar()).unplanned.map((each) => each.quoteId)).toContain(first.quoteId);
  const second = await planned();
  const hours = { opens: '08:00', closes: '12:00' };
  const seen = [{ day: second.day, ...hours, driverId: null }];
  expect(await setDays(second.truckId, { days: [second.day], hours: null, driverId: null, seen })).toEqual({
    status: 200,
    body: { unplanned: 1 },
  });
  // Who canceled is not asked again.
  const canceled = await planned();
  await server.db.update(pickups).set({ state: 'canceled' }).where(eq(pickups.id, canceled.id));
  const gone = { days: [canceled.day], hours: null, driverId: null };
  expect((await setDays(canceled.truckId, { ...gone, seen })).status).toBe(200);
  expect((await calendar()).unplanned.map((each) => each.quoteId)).not.toContain(canceled.quoteId);
  const missed = await planned();
  await report(missed.id, { to: 'missed', reason: 'no_access', seen: 1 });
  expect(await setDays(missed.truckId, { ...gone, seen })).toMatchObject({ status: 409 });
  const third = await planned();
  await report(third.id, { to: 'done', seen: 1 });
  expect(
    await setDays(third.truckId, { days: [third.day], hours: null, driverId: null, seen }),
  ).toMatchObject({
    status: 409,
    body: { code: 'already_done' },
  });
});

test('a customer’s link says when the truck comes, and that it is on its way', async () => {
  const { truckId, day } = await addTruck(server);
  const quoteId = randomUUID();
  const token = newRequestToken(quoteId);
  await addPickupRequest(server, { id: quoteId, tokenHash: tokenHash(token) });
  const told = async () =>
    ((await (await callApi(quotesFunction, openRequestApi, { body: { token } })).json()) as RequestPage).stop;
  expect(await told()).toBeNull();
  const id = randomUUID();
  await plan(id, { quoteId, truckId, day, startsAt: 540, seen: null });
  expect(await told()).toMatchObject({ day, startsAt: 540, state: 'planned' });
  await report(id, { to: 'on_the_way', seen: 1 });
  expect(await told()).toMatchObject({ state: 'on_the_way' });
  await report(id, { to: 'missed', reason: 'no_access', seen: 2 });
  expect(await told()).toBeNull();
});

test('calls stand in the calendar of their day', async () => {
  const { day, time } = callbackOf();
  const id = await addQuote(server, { kind: 'callback', location: 'griffin', details: { day, time } });
  expect((await calendar('griffin', day)).calls).toContainEqual({
    quoteId: id,
    name: 'Ada Wright',
    phone: '+17705550199',
    day,
    time,
    isAnswered: false,
  });
});

test('a time is held for one visitor, and the next free one is named to the other', async () => {
  const { truckId } = await addTruck(server, { yardId: 'newnan' });
  const here = { yard: 'newnan', zip: '30263' };
  const [first, second] = await slots(here);
  if (!first || !second) throw new Error('Nothing is free.');
  const id = randomUUID();
  expect(await hold({ ...here, ...first, id })).toMatchObject({ status: 200, body: { id, ...first } });
  expect(await hold({ ...here, ...first, id })).toMatchObject({ status: 200 });
  expect(await slots(here)).not.toContainEqual(first);
  const { status, body } = await hold({ ...here, ...first });
  expect([status, body['code']]).toEqual([409, 'slot_taken']);
  const { next } = body['figures'] as { readonly next: Slot };
  expect((await slots(here))[0]).toEqual(next);
  // Another time under the same id gives the first one back, unless that time is taken.
  expect(await hold({ ...here, ...next })).toMatchObject({ status: 200 });
  expect(await hold({ ...here, ...next, id })).toMatchObject({ status: 409 });
  expect(await slots(here)).not.toContainEqual(first);
  const later = (await slots(here)).at(-1) as Slot;
  expect(await hold({ ...here, ...later, id })).toMatchObject({ status: 200 });
  expect(await slots(here)).toContainEqual(first);
  // What runs out is free again, before the night's sweep and after it.
  const lapse = sql`now() - interval '2 days'`;
  await server.db.update(pickups).set({ heldUntil: lapse }).where(eq(pickups.truckId, truckId));
  expect(await slots(here)).toContainEqual(next);
  expect(await hold({ ...here, ...next })).toMatchObject({ status: 200 });
  await cleanUp();
  expect(await server.db.$count(pickups, eq(pickups.truckId, truckId))).toBe(1);
});

test('without a truck, out of reach or over its load there is no time, and on a closed day neither', async () => {
  expect(await slots({ yard: 'atlanta', zip: '30310' })).toEqual([]);
  await addTruck(server, { yardId: 'atlanta', carriesLb: 2_000 });
  expect(await slots({ yard: 'atlanta', zip: '30310' })).toEqual([]);
  expect(await slots({ yard: 'atlanta', zip: '30310', weight: 'under_1000_lb' })).not.toEqual([]);
  expect(await slots({ yard: 'atlanta', zip: '99501', weight: 'under_1000_lb' })).toEqual([]);
  expect(await hold({ yard: 'atlanta', zip: '30310', startsAt: 3 })).toMatchObject({
    status: 409,
    body: { code: 'slot_taken', figures: { next: null } },
  });
  const sunday = addDays(DAY, 5);
  await addTruck(server, { yardId: 'atlanta', day: sunday });
  expect((await slots({ yard: 'atlanta', zip: '30310' })).map(({ day }) => day)).not.toContain(sunday);
});

test('one address holds only so many', async () => {
  const ip = 'test-one-visitor';
  const statuses = [];
  for (let tries = 0; tries <= (holdSlotApi.limit?.limit ?? 0); tries += 1)
    statuses.push((await hold({ startsAt: 1 }, { ip })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.at(-2)).toBe(409);
});

test('of fifty visitors who want one time, one gets it, and no two ever overlap', async () => {
  const { truckId } = await addTruck(server, { yardId: 'newnan', day: addDays(DAY, 1) });
  const day = addDays(DAY, 1);
  const wanted = { yard: 'newnan', zip: '30263', day, startsAt: 600 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => hold(wanted)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['code'] === 'slot_taken')).toHaveLength(49);
  expect(await server.db.$count(pickups, eq(pickups.truckId, truckId))).toBe(1);
});

const book = async (
  { startsAt, ...pickup }: Slot & { readonly hold?: string },
  { ip = `visitor-${randomUUID()}`, key = '' } = {},
) => {
  const asked = { ...SAMPLE_PICKUP, city: 'Newnan', zip: '30263', weightClass: '1000_to_5000_lb' };
  const response = await callApi(quotesFunction, createQuoteRequestApi, {
    body: {
      ...quoteBody({ location: 'newnan' }),
      pickup: { ...asked, window: clockOf(startsAt), ...pickup },
    },
    ip,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a request books the time that is held for it, and nobody else gets that', async () => {
  const day = addDays(DAY, 2);
  const { truckId } = await addTruck(server, { yardId: 'newnan', day });
  const wanted = { day, startsAt: 600 };
  const id = randomUUID();
  expect(await hold({ yard: 'newnan', zip: '30263', id, ...wanted })).toMatchObject({ status: 200 });
  // What is held for somebody is free for them.
  expect(await slots({ yard: 'newnan', zip: '30263', hold: id })).toContainEqual(wanted);
  expect(await slots({ yard: 'newnan', zip: '30263' })).not.toContainEqual(wanted);
  expect(await book({ ...wanted })).toMatchObject({
    status: 409,
    body: {
      code: 'slot_taken',
      fields: { 'pickup.window': 'Somebody else has that time now. Please choose another.' },
      figures: { next: { day } },
    },
  });
  const key = randomUUID();
  const booked = await book({ ...wanted, hold: id }, { key });
  expect(booked.status).toBe(201);
  expect(await book({ ...wanted, hold: id }, { key })).toEqual(booked);
  const quoteId = String(booked.body['id']);
  const stops = await server.db.select().from(pickups).where(eq(pickups.truckId, truckId));
  expect(stops).toMatchObject([{ quoteId, state: 'planned', startsAt: 600 }]);
  const [stored] = await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
  expect(stored?.details).toMatchObject({ window: '10:00' });
  expect(stored?.details).not.toHaveProperty('hold');
  // Without a hold, what is free is booked all the same: a request may wait for its connection.
  expect(await book({ day, startsAt: 630 })).toMatchObject({ status: 201 });
  await settled();
  const mails = server.mail.messages().filter(({ text }) => text?.includes('10:00 AM-11:00 AM'));
  expect(mails.length).toBeGreaterThan(0);
});

test('what looks like spam takes no truck’s time', async () => {
  const day = addDays(DAY, 2);
  const { truckId } = await addTruck(server, { yardId: 'newnan', day });
  const response = await callApi(quotesFunction, createQuoteRequestApi, {
    body: {
      ...quoteBody({ location: 'newnan', website: 'https://spam.example' }),
      pickup: { ...SAMPLE_PICKUP, zip: '30263', day, window: '09:00' },
    },
  });
  expect(response.status).toBe(201);
  expect(await server.db.$count(pickups, eq(pickups.truckId, truckId))).toBe(0);
});

test('of fifty who send a request for one time, one books it, and the others are shown the next', async () => {
  const day = addDays(DAY, 3);
  const { truckId } = await addTruck(server, { yardId: 'newnan', day });
  const before = await server.db.$count(quoteRequests);
  const answers = await Promise.all(Array.from({ length: 50 }, () => book({ day, startsAt: 540 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const others = answers.filter(({ body }) => body['code'] === 'slot_taken');
  expect(others).toHaveLength(49);
  for (const { body } of others)
    expect(body['figures']).toEqual({ next: { day, startsAt: 570 }, isLate: false });
  expect(await server.db.$count(pickups, eq(pickups.truckId, truckId))).toBe(1);
  expect(await server.db.$count(quoteRequests)).toBe(before + 1);
});

const momentOn = (day: string, clock: string) => fromNewYork(`${day}T${clock}`)?.toISOString();

/** Booked by a customer who asked for mail, with the token of their link. */
async function bookedStop(startsAt = 540, day = addDays(DAY, 4)) {
  const { truckId } = await addTruck(server, { yardId: 'newnan', day });
  const email = `${randomUUID()}@example.com`;
  const response = await callApi(quotesFunction, createQuoteRequestApi, {
    body: {
      ...quoteBody({ location: 'newnan', email, emailMe: true, locale: 'es' }),
      pickup: {
        ...SAMPLE_PICKUP,
        zip: '30263',
        weightClass: '1000_to_5000_lb',
        day,
        window: clockOf(startsAt),
      },
    },
  });
  expect(response.status).toBe(201);
  const { id, requestToken: token } = (await response.json()) as QuoteRequestCreated;
  return { quoteId: id, token, truckId, day, email };
}
const post = async (contract: Parameters<typeof callApi>[1], body: object) => {
  const response = await callApi(quotesFunction, contract, { body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const shown = async (token: string) =>
  ((await post(openRequestApi, { token })).body as unknown as RequestPage).stop;
const mailsTo = async (address: string) => {
  await settled();
  return server.mail.messages().filter(({ to }) => to.includes(address));
};
const calendarOf = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
  // The mailbox reads an attached text's CRLF as LF.
  const text = Buffer.from(mail?.attachments[0]?.content ?? [])
    .toString()
    .replaceAll('\n', '\r\n');
  const { method, events } = readCalendar(text);
  return { method, ...events[0] };
};

test('a customer moves their stop by its link, and cancels it; both sides are told, and so is their calendar', async () => {
  const { quoteId, token, truckId, day, email } = await bookedStop();
  // Mail says what is true when it is sent.
  await settled();
  const ofIt = eq(pickups.quoteId, quoteId);
  await server.db.update(pickups).set({ minutes: 90 }).where(ofIt);
  expect(await shown(token)).toEqual({
    day,
    startsAt: 540,
    state: 'planned',
    version: 1,
    changesUntil: changesUntil(day).toISOString(),
  });
  const offered = (await post(listOwnStopSlotsApi, { token })).body as unknown as readonly Slot[];
  expect(offered).toContainEqual({ day, startsAt: 540 });
  const to = { day, startsAt: 600 };
  const { status, body } = await post(moveOwnStopApi, { token, seen: 7, ...to });
  expect([status, body['code'], body['figures']]).toEqual([
    409,
    'changed_since',
    { now: await shown(token) },
  ]);
  expect(await post(moveOwnStopApi, { token, seen: 1, day, startsAt: 3 })).toMatchObject({
    status: 409,
    body: { code: 'slot_taken', figures: { next: { day }, isLate: false } },
  });
  const gone = { token, seen: 1, day: '2026-01-05', startsAt: 600 };
  expect(await post(moveOwnStopApi, gone)).toMatchObject({
    status: 409,
    body: {
      code: 'slot_taken',
      fields: { 'pickup.window': 'That time has passed, or is too near by now. Please choose another.' },
      figures: { next: offered[0], isLate: true },
    },
  });
  expect(await post(moveOwnStopApi, { token, seen: 1, ...to })).toEqual({
    status: 200,
    body: { done: true },
  });
  expect(await post(moveOwnStopApi, { token, seen: 1, ...to })).toMatchObject({ status: 200 });
  expect(await shown(token)).toMatchObject({ startsAt: 600, version: 2 });
  // It takes as long as before, and is offered only where that fits.
  expect(await server.db.select().from(pickups).where(ofIt)).toMatchObject([{ minutes: 90 }]);
  expect(offered.filter((slot) => slot.day === day && slot.startsAt > 720 - 90)).toEqual([]);
  await settled();
  expect(await post(cancelOwnStopApi, { token, seen: 1 })).toMatchObject({ body: { code: 'changed_since' } });
  expect(await post(cancelOwnStopApi, { token, seen: 2 })).toMatchObject({ status: 200 });
  expect(await post(cancelOwnStopApi, { token, seen: 2 })).toMatchObject({ status: 200 });
  expect(await shown(token)).toMatchObject({ state: 'canceled', changesUntil: null });
  expect(await slots({ yard: 'newnan', zip: '30263' })).toContainEqual(to);
  expect(await actionsOn(server, quoteId)).toEqual(['plan_stop', 'cancel_stop']);
  const [booked, moved, canceled] = await mailsTo(email);
  const files = [booked, moved, canceled].map(calendarOf);
  expect(files.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(new Set(files.map(({ uid }) => uid))).toEqual(new Set([`pickup-${quoteId}`]));
  expect(files.map(({ start }) => start)).toEqual(['09:00', '10:00', '10:00'].map((at) => momentOn(day, at)));
  expect(files.map((file) => file.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  const sequences = files.map(({ sequence = 0 }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  const stops = (await calendar('newnan', day)).stops.filter(({ asked }) => asked?.quoteId === quoteId);
  expect(stops.map(({ told: known }) => known)).toEqual(['yes']);
  expect(moved?.text).toContain('10:00\u00A0a.\u00A0m.');
  const told = server.mail.messages().filter(({ subject }) => /^Pickup (moved|canceled) by/.test(subject));
  expect(told.map(({ subject }) => subject.split(' ')[1])).toEqual(['moved', 'canceled']);
  expect(await post(moveOwnStopApi, { token: 'none', seen: 1, ...to })).toMatchObject({ status: 404 });
  expect(await post(listOwnStopSlotsApi, { token: 'none' })).toMatchObject({ status: 404 });
  // Staff may still send a truck.
  const again = { quoteId, truckId, day, startsAt: 660, seen: null };
  expect(await plan(randomUUID(), again)).toMatchObject({ status: 200 });
  expect(await shown(token)).toMatchObject({ state: 'planned', startsAt: 660 });
});

test('from 6 PM of the day before on, and once the driver is on the way, a stop is no longer the customer’s to change', async () => {
  const { quoteId, token, day } = await bookedStop();
  const late = changesUntil(day);
  const refused = { code: 'already_done' };
  const move = { token, seen: 1, day, startsAt: 600 };
  await expect(moveOwnStop(server.db, move, late)).rejects.toMatchObject(refused);
  await expect(cancelOwnStop(server.db, { token, seen: 1 }, late)).rejects.toMatchObject(refused);
  const stop = (await calendar('newnan', day)).stops.find(({ asked }) => asked?.quoteId === quoteId);
  // Whoever chose their hour knows it.
  expect(stop?.told).toBe('yes');
  await report(stop?.id ?? '', { to: 'on_the_way', seen: 1 });
  expect(await post(cancelOwnStopApi, { token, seen: 2 })).toMatchObject({ status: 409, body: refused });
});

test('of two tabs one changes the stop, and of ten customers one gets an hour', async () => {
  const { token, day } = await bookedStop(540, addDays(DAY, 6));
  const both = await Promise.all([
    post(moveOwnStopApi, { token, seen: 1, day, startsAt: 600 }),
    post(cancelOwnStopApi, { token, seen: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const later = addDays(DAY, 7);
  const wanted = await bookedStop(660, later);
  await server.db.delete(pickups).where(eq(pickups.quoteId, wanted.quoteId));
  const others = await Promise.all(Array.from({ length: 10 }, () => bookedStop(540, addDays(DAY, 3))));
  const answers = await Promise.all(
    others.map((other) => post(moveOwnStopApi, { token: other.token, seen: 1, day: later, startsAt: 660 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['code'] === 'slot_taken')).toHaveLength(9);
});

test('who asked for mail is reminded the evening before, of the day that counts by then', async () => {
  const { quoteId, token, day, email } = await bookedStop();
  const due = async () => {
    const [row] = await server.db
      .select({ at: outbox.availableAt })
      .from(outbox)
      .where(and(eq(outbox.kind, 'stop_reminder_mail'), eq(outbox.subjectId, quoteId)));
    return Math.round(((row?.at.getTime() ?? 0) - reminderAt(day).getTime()) / 60_000);
  };
  expect(await due()).toBe(0);
  const next = addDays(day, 3);
  await addTruck(server, { yardId: 'newnan', day: next });
  expect(await post(moveOwnStopApi, { token, seen: 1, day: next, startsAt: 540 })).toMatchObject({
    status: 200,
  });
  expect(await due()).toBe(3 * 24 * 60);
  await mailsTo(email);
  await mailStopReminder(server.db, quoteId, reminderAt(day));
  expect(await mailsTo(email)).toHaveLength(2);
  await mailStopReminder(server.db, quoteId, reminderAt(next));
  expect((await mailsTo(email)).at(-1)).toMatchObject({
    subject: expect.stringContaining('Mañana') as unknown,
  });
  expect(await post(cancelOwnStopApi, { token, seen: 2 })).toMatchObject({ status: 200 });
  const before = (await mailsTo(email)).length;
  await mailStopReminder(server.db, quoteId, reminderAt(next));
  expect(await mailsTo(email)).toHaveLength(before);
});

const tell = (id: string, body: object, { cookie } = stan) =>
  staffCall(adminFunction, calendarApi.tellStopApi, cookie, { id, body });
const toldOf = async (id: string) => (await calendar()).stops.find((stop) => stop.id === id)?.told;

test('a customer hears of what staff plan or move when staff choose, and of no version twice', async () => {
  const { truckId, day } = await addTruck(server);
  const quoteId = randomUUID();
  const email = `${randomUUID()}@example.com`;
  const token = newRequestToken(quoteId);
  await addPickupRequest(server, { id: quoteId, tokenHash: tokenHash(token), email, emailMe: true });
  const id = randomUUID();
  const body = { quoteId, truckId, day, startsAt: 540, seen: null };
  await plan(id, body);
  expect(await toldOf(id)).toBe('not_yet');
  const listed = await staffCall(adminFunction, listQuotesApi, stan.cookie, { query: { q: quoteId } });
  expect(listed.body['rows']).toMatchObject([
    { stop: { day, startsAt: 540, state: 'planned', isTold: false } },
  ]);
  expect(await mailsTo(email)).toEqual([]);
  const both = await Promise.all([
    tell(id, { seen: 1, by: 'mail' }),
    tell(id, { seen: 1, by: 'mail' }, cora),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsTo(email)).toMatchObject([{ subject: expect.stringContaining('has a time') as unknown }]);
  expect(await toldOf(id)).toBe('yes');
  await plan(id, { ...body, startsAt: 600, seen: 1 });
  expect(await toldOf(id)).toBe('not_yet');
  expect(await tell(id, { seen: 1, by: 'mail' })).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Scale', now: { startsAt: 600 } } },
  });
  expect(await tell(id, { seen: 2, by: 'mail' })).toEqual({ status: 200, body: { done: true } });
  const [planned1, moved, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(moved?.subject).toContain('has a new time');
  const files = [planned1, moved].map(calendarOf);
  expect(files).toMatchObject([
    { method: 'PUBLISH', uid: `pickup-${quoteId}`, start: momentOn(day, '09:00') },
    { method: 'PUBLISH', uid: `pickup-${quoteId}`, start: momentOn(day, '10:00') },
  ]);
  // What the driver reports is nothing new to tell, and nothing that is mailed.
  await report(id, { to: 'on_the_way', seen: 2 });
  await report(id, { to: 'planned', seen: 3 });
  expect(await toldOf(id)).toBe('yes');
  expect(await tell(id, { seen: 4, by: 'mail' })).toMatchObject({ status: 200 });
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await actionsOn(server, quoteId)).filter((action) => action === 'tell_customer')).toHaveLength(2);
});

test('what staff move before its mail has left is told once, as it is by then, when they choose again', async () => {
  const { id, quoteId, body } = await planned();
  const email = `${randomUUID()}@example.com`;
  await server.db.update(quoteRequests).set({ email, emailMe: true }).where(eq(quoteRequests.id, quoteId));
  await server.db
    .update(quoteRequests)
    .set({ tokenHash: tokenHash(newRequestToken(quoteId)) })
    .where(eq(quoteRequests.id, quoteId));
  await server.db.update(pickups).set({ toldVersion: 1 }).where(eq(pickups.id, id));
  await plan(id, { ...body, startsAt: 600, seen: 1 });
  await mailStop(server.db, quoteId);
  expect(await mailsTo(email)).toEqual([]);
  // A reminder surprises nobody: the evening before, the new time is told as one.
  await mailStopReminder(server.db, quoteId, reminderAt(body.day));
  expect(await toldOf(id)).toBe('yes');
  await mailStopReminder(server.db, quoteId, reminderAt(body.day));
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('has a new time'),
    expect.stringContaining('Tomorrow'),
  ]);
});

test('who asked for no mail is called; a stop that is over, or on its way, is told to nobody', async () => {
  const { id, quoteId } = await planned();
  expect(await toldOf(id)).toBe('without_mail');
  expect(await tell(id, { seen: 1, by: 'mail' })).toMatchObject({
    status: 400,
    body: { fields: { by: 'This customer asked for no mail. Please call.' } },
  });
  expect(await toldOf(id)).toBe('without_mail');
  expect(await tell(id, { seen: 1, by: 'phone' })).toMatchObject({ status: 200 });
  expect(await toldOf(id)).toBe('yes');
  await report(id, { to: 'on_the_way', seen: 1 });
  expect(await tell(id, { seen: 2, by: 'phone' })).toMatchObject({ body: { code: 'changed_since' } });
  const over = await planned();
  await expect(
    tellStop(
      server.db,
      actorOf(stan),
      over.id,
      { seen: 1, by: 'phone' },
      new Date(`${addDays(over.day, 2)}T12:00:00Z`),
    ),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  const email = `${randomUUID()}@example.com`;
  await server.db
    .update(quoteRequests)
    .set({ email, emailMe: true })
    .where(eq(quoteRequests.id, over.quoteId));
  await server.db.insert(bouncedAddresses).values({ key: keyedHash('mail-address', email) });
  expect(await tell(over.id, { seen: 1, by: 'mail' })).toMatchObject({
    status: 400,
    body: { fields: { by: 'This customer’s address takes no mail. Please call.' } },
  });
  expect(await tell(randomUUID(), { seen: 1, by: 'phone' })).toMatchObject({ status: 404 });
  expect(await actionsOn(server, quoteId)).toEqual(['plan_stop', 'tell_customer', 'report_stop']);
});

test('of ten who plan ten requests for one time, one gets it, and the others are told', async () => {
  const { truckId, day } = await addTruck(server);
  const requests = await Promise.all(Array.from({ length: 10 }, () => addPickupRequest(server)));
  const answers = await Promise.all(
    requests.map((quoteId, index) =>
      plan(randomUUID(), { quoteId, truckId, day, startsAt: 540, seen: null }, index % 2 ? stan : cora),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('a request that is deleted takes its stop along', async () => {
  const { id, quoteId } = await planned();
  await server.db.delete(quoteRequests).where(eq(quoteRequests.id, quoteId));
  expect(await server.db.$count(pickups, eq(pickups.id, id))).toBe(0);
});

const openFeed = async ({ cookie } = stan, yard = 'griffin') =>
  (await staffCall(adminFunction, feedApi.openOwnFeedApi, cookie, { body: { yard } }))
    .body as unknown as feedApi.OwnFeed;
const changeFeed = async ({ id }: feedApi.OwnFeed, { cookie } = stan) =>
  (await staffCall(adminFunction, feedApi.changeOwnFeedApi, cookie, { body: { yard: 'griffin', id } }))
    .body as unknown as feedApi.OwnFeed;
const fetchFeed = ({ address }: feedApi.OwnFeed) =>
  callApi(quotesFunction, feedApi.readCalendarFeedApi, { path: new URL(address).pathname });
const statusOf = async (feed: feedApi.OwnFeed) => (await fetchFeed(feed)).status;
const readFeed = async (feed: feedApi.OwnFeed) =>
  readCalendar(new Uint8Array(await (await fetchFeed(feed)).arrayBuffer()));

test('a calendar of one’s own shows a yard’s stops and calls, with what a driver needs and no more', async () => {
  const { truckId, day } = await addTruck(server, { name: 'Blue Ford' });
  const vehicle = storedCar();
  const description = 'Dog bites, the code of the gate is 4711';
  const facts = { firstName: 'Ünal', lastName: 'O’Neill; Sons, \\Ltd', description, vehicle };
  const quoteId = await addPickupRequest(server, facts);
  const id = randomUUID();
  const body = { quoteId, truckId, day, startsAt: 540, minutes: 45, seen: null };
  await plan(id, body);
  const call = await addQuote(server, {
    kind: 'callback',
    location: 'griffin',
    details: { day, time: '13:30' },
  });
  const feed = await openFeed();
  const answer = await fetchFeed(feed);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const eventOf = async (uid: string) => (await readFeed(feed)).events.find((each) => each.uid === uid);
  const event = await eventOf(`stop-${id}`);
  expect(event).toMatchObject({
    sequence: 1,
    status: 'CONFIRMED',
    start: momentOn(day, '09:00'),
    end: momentOn(day, '09:45'),
    summary: 'Blue Ford: Ünal O’Neill; Sons, \\Ltd',
    location: '12 Mill St, Griffin, GA 30223',
    url: `${SITE}/admin/quotes?id=${quoteId}`,
  });
  expect(event?.description).toContain('(770) 555-0199\n2003 Honda Accord, VIN …004352\nYou need the title');
  expect(event?.description).not.toMatch(/1HGCM|4711/);
  expect(await eventOf(`call-${call}`)).toMatchObject({
    start: momentOn(day, '13:30'),
    end: momentOn(day, '14:00'),
    summary: 'Call Ada Wright',
    description: expect.stringContaining('(770) 555-0199') as unknown,
  });
  // The same event, however often it changes; once it is over, without what a driver needed.
  await plan(id, { ...body, startsAt: 600, seen: 1 });
  expect(await eventOf(`stop-${id}`)).toMatchObject({ sequence: 2, start: momentOn(day, '10:00') });
  await server.db.update(pickups).set({ state: 'canceled', version: 3 }).where(eq(pickups.id, id));
  const canceled = await eventOf(`stop-${id}`);
  expect(canceled).toMatchObject({ sequence: 3, status: 'CANCELLED', location: undefined });
  expect(canceled?.description).not.toContain('555-0199');
});

test('a calendar has what is between a week ago and four weeks ahead, of its own yard, and nothing that is only held', async () => {
  const { id, day } = await planned();
  const { truckId } = await addTruck(server, { yardId: 'newnan', day });
  const elsewhere = {
    id: randomUUID(),
    quoteId: await addPickupRequest(server),
    truckId,
    day,
    startsAt: 540,
  };
  const held = { ...elsewhere, id: randomUUID(), quoteId: null, startsAt: 600, state: 'held' as const };
  const holding = {
    heldUntil: new Date(Date.now() + 600_000),
    heldZip: '30263',
    heldWeight: 'under_1000_lb' as const,
  };
  await server.db.insert(pickups).values({ ...elsewhere, minutes: 30 });
  await server.db.insert(pickups).values({ ...held, ...holding, minutes: 30 });
  const [griffin, newnan] = [await openFeed(), await openFeed(stan, 'newnan')];
  const uids = async ({ address }: feedApi.OwnFeed, now: string) => {
    const token = address.split('/').at(-2) ?? '';
    const file = await readCalendarFeed(server.db, token, fromNewYork(`${now}T12:00`) ?? undefined);
    return readCalendar(file).events.map(({ uid }) => uid);
  };
  for (const days of [-28, 7]) expect(await uids(griffin, addDays(day, days))).toContain(`stop-${id}`);
  for (const days of [-29, 8]) expect(await uids(griffin, addDays(day, days))).not.toContain(`stop-${id}`);
  expect(await uids(griffin, day)).not.toContain(`stop-${elsewhere.id}`);
  expect(await uids(newnan, day)).toContain(`stop-${elsewhere.id}`);
  expect(await uids(newnan, day)).not.toContain(`stop-${held.id}`);
});

test('one’s address of a yard stays until it is changed; the old one opens nothing', async () => {
  const feed = await openFeed();
  expect(await openFeed()).toEqual(feed);
  expect(await openFeed(cora)).not.toEqual(feed);
  const changed = await changeFeed(feed);
  expect(changed.address).not.toBe(feed.address);
  // An answer that was lost is asked for again.
  expect(await changeFeed(feed)).toEqual(changed);
  expect(await changeFeed(changed, cora)).toEqual(await openFeed(cora));
  expect([await statusOf(feed), await statusOf(changed)]).toEqual([404, 200]);
  const stored = await server.db.select().from(calendarFeeds);
  expect(JSON.stringify(stored)).not.toContain(changed.address.split('/').at(-2));
});

test('who is disabled, or works at another yard by now, has a calendar of nothing', async () => {
  const { cookie } = await staffWith(server.db, 'owner');
  const dora = await staffWith(server.db, 'staff', { user: { name: 'Dora', yards: ['griffin'] } });
  const refused = { body: { yard: 'newnan' } };
  expect(await staffCall(adminFunction, feedApi.openOwnFeedApi, dora.cookie, refused)).toMatchObject({
    status: 403,
    body: { figures: { yardId: 'newnan' } },
  });
  const feed = await openFeed(dora);
  const put = (contract: typeof changeYardsApi | typeof disableUserApi, body: object) =>
    staffCall(ownersFunction, contract, cookie, { id: dora.id, body });
  expect(await put(changeYardsApi, { from: ['griffin'], to: ['newnan'] })).toMatchObject({ status: 200 });
  expect(await statusOf(feed)).toBe(404);
  expect(await put(changeYardsApi, { from: ['newnan'], to: [] })).toMatchObject({ status: 200 });
  expect(await statusOf(feed)).toBe(200);
  const disable = (disabledAt: Date | null) =>
    server.db.update(staffUsers).set({ disabledAt }).where(eq(staffUsers.id, dora.id));
  await disable(new Date());
  expect(await statusOf(feed)).toBe(404);
  await disable(null);
  // Who comes back asks for a new one: a phone that was lost stays without.
  for (const isDisabled of [true, false])
    expect(await put(disableUserApi, { isDisabled })).toMatchObject({ status: 200 });
  expect(await statusOf(feed)).toBe(404);
});
