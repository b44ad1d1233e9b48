import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { priceBatches, priceBatchLines } from '../../netlify/database/schema/price-batches.ts';
import { pickups, truckDays } from '../../netlify/database/schema/trucks.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import type { YardId } from '../../src/business/yards.ts';
import {
  changeYardsApi,
  inviteUserApi,
  listUsersApi,
  type StaffUser,
} from '../../src/domain/admin/admin-users.api.ts';
import { setPricesApi } from '../../src/domain/prices/admin-prices.api.ts';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import { reportStopApi, unplanStopApi } from '../../src/domain/truck/admin-calendar.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { holdTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import {
  exportTicketsApi,
  listDayTicketsApi,
  sumTicketsApi,
} from '../../src/domain/tickets/money/ticket-list.api.ts';
import { showTicketInHandApi } from '../../src/domain/tickets/shown/shown-tickets.api.ts';
import { isOfStaff } from '../support/access.ts';
import { changesOf } from '../support/audited.ts';
import { answeredContracts } from '../support/contracts.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { addPickupRequest, addTruck } from '../support/truck.ts';
import { ticketOf } from '../support/ticket.ts';

const all = await answeredContracts(isOfStaff);
const atYards = all.filter(({ contract }) => contract.yardIn !== undefined);

type Person = Awaited<ReturnType<typeof staffWith>>;
const PEOPLE = ['held', 'free', 'office', 'owner'] as const;
const server = useServer();
let people: Record<(typeof PEOPLE)[number], Person>;
beforeAll(async () => {
  const user = { yards: ['griffin' as const] };
  people = {
    held: await staffWith(server.db, 'staff', { user }),
    free: await staffWith(server.db, 'staff'),
    office: await staffWith(server.db, 'office', { user }),
    owner: await staffWith(server.db, 'owner', { user }),
  };
});

const today = inNewYork(new Date()).date;
const ask = (contract: Endpoint<never> | Endpoint, asked: object, { cookie } = people.held) =>
  staffCall(adminFunction, contract, cookie, asked);

async function recorded(yardId: YardId): Promise<string> {
  const body = ticketOf({ yardId });
  await ask(recordTicketApi, { body }, people.free);
  return body.ticketId;
}
async function held(yardId: YardId) {
  const id = randomUUID();
  const body = heldTicketOf({ yardId });
  await ask(holdTicketApi, { id, body }, people.free);
  return { id, seen: body.hand };
}
async function batch(yardId: YardId | null): Promise<string> {
  const id = randomUUID();
  const [metal] = await server.db.select().from(metalPrices).limit(1);
  if (!metal) throw new Error('There is no grade.');
  const publishAt = new Date(Date.now() + 86_400_000);
  await server.db
    .insert(priceBatches)
    .values({ id, createdBy: people.free.id, state: 'scheduled', publishAt });
  await server.db
    .insert(priceBatchLines)
    .values({ batchId: id, metalPriceId: metal.id, yardId, price: '1.00', unit: metal.unit });
  return id;
}
async function stopAt(yardId: YardId): Promise<string> {
  const id = randomUUID();
  const quoteId = await addPickupRequest(server);
  await server.db
    .insert(pickups)
    .values({ id, quoteId, ...(await addTruck(server, { yardId })), startsAt: 540, minutes: 30 });
  return id;
}
const ofTicket = (body: object) => async (yardId: YardId) => ({ id: await recorded(yardId), body });
const byQuery = async (yard: YardId) => ({ query: { yard } });
const days = async (yard: YardId) => ({ query: { yard, from: today, to: today } });
const pricesAt = (yardId: YardId | null) => ({
  id: randomUUID(),
  prices: [{ metalType: 'copper_wire', price: '4.51', yardId, seen: '0.01' }],
  publishAt: null,
  confirmed: [],
});

/** A sound request of each call about a yard. */
const REQUESTS: Readonly<Record<string, (yard: YardId) => Promise<object>>> = {
  listTicketsApi: byQuery,
  listHeldTicketsApi: byQuery,
  listHoldsApi: byQuery,
  readNextCheckApi: byQuery,
  listDayTicketsApi: days,
  sumTicketsApi: days,
  exportTicketsApi: days,
  readDayCloseApi: async (yard) => ({ query: { yard, day: today } }),
  signDayApi: async (yard) => ({ body: { yard, day: today, seen: { tickets: -1, cents: 0, voids: 0 } } }),
  recordTicketApi: async (yardId) => ({ body: ticketOf({ yardId }) }),
  holdTicketApi: async (yardId) => ({ id: randomUUID(), body: heldTicketOf({ yardId }) }),
  takeTicketApi: async (yardId) => {
    const { id, seen } = await held(yardId);
    return { id, body: { hand: randomUUID(), seen } };
  },
  discardTicketApi: async (yardId) => {
    const { id, seen } = await held(yardId);
    return { id, body: { hand: seen, version: 1 } };
  },
  showTicketInHandApi: async (yardId) => ({ id: (await held(yardId)).id }),
  readShownApi: async (yardId) => {
    const { id } = await held(yardId);
    await ask(showTicketInHandApi, { id }, people.free);
    return { id };
  },
  voidTicketApi: ofTicket({ reason: 'Typed twice' }),
  correctCheckApi: ofTicket({ checkNumber: '5', reason: 'Torn', seen: '', confirmed: [] }),
  giveTicketApi: async (yardId) => ({
    id: await recorded(yardId),
    body: { customerId: (await addCustomer(server.db)).id },
  }),
  planStopApi: async (yardId) => {
    const { truckId, day } = await addTruck(server, { yardId });
    const quoteId = await addPickupRequest(server);
    return { id: randomUUID(), body: { quoteId, truckId, day, startsAt: 540, seen: null } };
  },
  unplanStopApi: async (yardId) => ({ id: await stopAt(yardId), body: { seen: 1 } }),
  tellStopApi: async (yardId) => ({ id: await stopAt(yardId), body: { seen: 1, by: 'phone' } }),
  openOwnFeedApi: async (yard) => ({ body: { yard } }),
  changeOwnFeedApi: async (yard) => ({ body: { yard, id: randomUUID() } }),
  reportStopApi: async (yardId) => ({ id: await stopAt(yardId), body: { to: 'on_the_way', seen: 1 } }),
  setPricesApi: async (yardId) => ({ body: pricesAt(yardId) }),
  undoPricesApi: async (yardId) => ({ id: await batch(yardId) }),
  cancelPricesApi: async (yardId) => ({ id: await batch(yardId) }),
};

/** Calls that name a yard and are open to all who may make them, and why. */
const OPEN: readonly (readonly [name: string, why: string])[] = [
  ['listCounterGradesApi', 'prices are public, and offers are made for any yard'],
  ['listQuotesApi', 'requests are answered by everybody, whatever yard they are for'],
  ['exportQuotesApi', 'the same'],
  ['sendOfferApi', 'the same'],
  ['readCalendarApi', 'the same: pickups are requests'],
  ['saveTruckApi', 'for the office and owners, who work for all yards'],
  ['readReportApi', 'for the office and owners, who work for all yards'],
];

const shapeOf = (schema: unknown): object =>
  (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {};

test('each call of staff that names a yard, or changes what is of one, says so', () => {
  expect(atYards.map(({ name }) => name).toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
  const silent = all.filter(
    ({ name, contract }) =>
      contract.yardIn === undefined &&
      ['yard', 'yardId'].some((key) => key in shapeOf(contract.input) || key in shapeOf(contract.query)) &&
      !OPEN.some(([open]) => open === name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const misnamed = atYards.filter(
    ({ contract: { yardIn = '', input, query } }) =>
      yardIn !== 'row' && !(yardIn in shapeOf(input)) && !(yardIn in shapeOf(query)),
  );
  expect(misnamed).toEqual([]);
});

/** Which yard a call was refused for. */
async function refusedYard(name: string, person: Person, yard: YardId): Promise<unknown> {
  const { contract, handler } = atYards.find((each) => each.name === name) as (typeof atYards)[0];
  const { status, body } = await staffCall(handler, contract, person.cookie, await REQUESTS[name]?.(yard));
  expect([name, body, status]).not.toEqual([name, expect.anything(), 500]);
  return (body['figures'] as { yardId?: unknown } | undefined)?.yardId === yard && status === 403
    ? yard
    : null;
}

const WALK = atYards.flatMap(({ name }) => PEOPLE.map((who) => ({ name, who })));

test.each(WALK)('$name by $who at their own yard and at another', async ({ name, who }) => {
  const walked = [
    await refusedYard(name, people[who], 'griffin'),
    await refusedYard(name, people[who], 'newnan'),
  ];
  expect(walked).toEqual([null, who === 'held' ? 'newnan' : null]);
});

test('the common price is of all yards, alone or among others', async () => {
  const body = pricesAt('griffin');
  const mixed = { ...body, prices: [...body.prices, ...pricesAt(null).prices] };
  for (const each of [pricesAt(null), mixed])
    expect(await ask(setPricesApi, { body: each })).toMatchObject({
      status: 403,
      body: { figures: { yardId: null } },
    });
});

test('a driver whom the office sends to another yard’s truck reports its stops', async () => {
  const id = await stopAt('newnan');
  const [stop] = await server.db.select().from(pickups).where(eq(pickups.id, id));
  await server.db
    .update(truckDays)
    .set({ driverId: people.held.id })
    .where(eq(truckDays.truckId, stop?.truckId ?? ''));
  expect(await ask(reportStopApi, { id, body: { to: 'on_the_way', seen: 1 } })).toMatchObject({
    status: 200,
  });
  expect(await ask(unplanStopApi, { id, body: { seen: 2 } })).toMatchObject({ status: 403 });
});

test('a list of all yards has those of the caller', async () => {
  await recorded('griffin');
  await recorded('newnan');
  const query = { from: today, to: today };
  const yardsIn = async (person: Person) => {
    const { body } = await ask(listDayTicketsApi, { query }, person);
    return [...new Set((body['rows'] as { yardId: YardId }[]).map(({ yardId }) => yardId))].toSorted();
  };
  expect([await yardsIn(people.held), await yardsIn(people.free)]).toEqual([
    ['griffin'],
    ['griffin', 'newnan'],
  ]);
  const count = async (person: Person) =>
    (await ask(sumTicketsApi, { query }, person)).body['tickets'] as number;
  expect(await count(people.held)).toBeLessThan(await count(people.free));
  const exported = async (person: Person) =>
    String((await ask(exportTicketsApi, { query }, person)).body['text']).includes('Newnan');
  expect([await exported(people.held), await exported(people.free)]).toEqual([false, true]);
});

test('an owner gives and takes yards; the next call counts, and the log has both', async () => {
  const person = await staffWith(server.db, 'staff');
  const change = (from: YardId[], to: YardId[], { cookie } = people.owner) =>
    staffCall(ownersFunction, changeYardsApi, cookie, { id: person.id, body: { from, to } });
  const sell = async () => (await ask(recordTicketApi, { body: ticketOf() }, person)).status;
  expect(await sell()).toBe(201);
  expect(await change([], ['newnan'])).toMatchObject({ status: 200, body: { yards: ['newnan'] } });
  expect((await change([], ['newnan'])).status).toBe(200);
  expect(await sell()).toBe(403);
  expect(await change([], ['griffin'])).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  expect((await change(['newnan'], [])).status).toBe(200);
  expect(await sell()).toBe(201);
  expect(await changesOf(server, person.id)).toEqual([
    ['change_yards', { yards: [] }, { yards: ['newnan'] }],
    ['change_yards', { yards: ['newnan'] }, { yards: [] }],
  ]);
});

test('an invitation may name yards', async () => {
  const body = { id: randomUUID(), name: 'Nora New', email: 'nora.griffin@example.com', yards: ['griffin'] };
  await staffCall(ownersFunction, inviteUserApi, people.owner.cookie, { body: { ...body, role: 'staff' } });
  const list = await staffCall(ownersFunction, listUsersApi, people.owner.cookie);
  const users = list.body as unknown as readonly StaffUser[];
  expect(users.find(({ id }) => id === body.id)).toMatchObject({ yards: ['griffin'] });
});
