import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { redemptions, tickets, visits } from '../../netlify/database/schema/rewards.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import type { Staff } from '../../netlify/lib/http/call.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { lockPrices, readYardPrices, replaceYardPrice } from '../../netlify/services/prices/replace-price.ts';
import { postedPrices } from '../../netlify/services/prices/posted-prices.ts';
import { POINT_OF_SALE } from '../../netlify/services/audit/record-audit.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { unlawfulSaleText } from '../../src/domain/locations/hours/lawful-hours.ts';
import { listTransactionsApi } from '../../src/domain/rewards/rewards.api.ts';
import * as api from '../../src/domain/tickets/admin-tickets.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { listOwnTicketsApi } from '../../src/domain/tickets/tickets.api.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { addCustomer, addReward, addSales, booksOf } from '../support/rewards-books.ts';
import { deviceOf, sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
let owner: typeof staff;
let actor: Staff;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
  actor = actorOf(staff);
  owner = await staffWith(server.db, 'owner');
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const record = (body: TicketInput, cookie = staff.cookie) =>
  untilAnswered(() => staffCall(adminFunction, api.recordTicketApi, cookie, { body }));
const voidIt = (id: string, reason = 'Entered twice', cookie = staff.cookie) =>
  staffCall(adminFunction, api.voidTicketApi, cookie, { id, body: { reason } });
const listOf = async (query: Record<string, string>) =>
  (await staffCall(adminFunction, api.listTicketsApi, staff.cookie, { query }))
    .body as unknown as readonly Record<string, unknown>[];

const own = async (contract: typeof listOwnTicketsApi | typeof listTransactionsApi, id: string) =>
  (await (
    await callApi(rewardsFunction, contract, { params: { id }, headers: { cookie: deviceOf(id) } })
  ).json()) as readonly Record<string, unknown>[];

/** Whatever was posted on the day of a test. */
const AGREED = [ticketLine({ priceReason: 'agreed' })];

const FIVE = [
  ticketLine({ gross: '102.5', tare: '2', deduction: '0.5', deductionReason: 'moisture' }),
  ticketLine({ metalType: 'steel', gross: '1240', price: '0.10', priceReason: 'mixed' }),
  ticketLine({ metalType: 'steel', unit: 'ton', gross: '1.5', price: '0.11' }),
  ticketLine({ metalType: 'brass', gross: '0.333', price: '2.50' }),
  ticketLine({ metalType: 'mixed_metals', gross: '12', price: '0', priceReason: 'refused' }),
];
// 450.00 + 124.00 + 330.00 + 0.83 + 0
const FIVE_CENTS = 90_483;

// Asked: 289
test('a ticket of five lines is one visit: its amounts are exact, and it earns once', async () => {
  const today = inNewYork(new Date()).date;
  const { id } = await addCustomer(server.db, {}, [addDays(today, -4), addDays(today, -3)]);
  const ticket = ticketOf({ customerId: id, number: ' a-1042 ', lines: FIVE, totalCents: FIVE_CENTS });
  const earned = { points: 9_048, bonus: 904, totalPoints: 9_952 };
  expect(await record(ticket)).toMatchObject({
    status: 201,
    body: { ticketId: ticket.ticketId, ...earned, isRepeat: false },
  });
  const books = await booksOf(server.db, id);
  expect(books.customer).toMatchObject({ totalVisits: 3, consecutiveVisits: 3, totalPoints: books.balance });
  expect(books.tickets.filter(({ id: ticketId }) => ticketId === ticket.ticketId)).toMatchObject([
    { number: 'A-1042', yardId: 'griffin', totalCents: FIVE_CENTS, source: 'counter', recordedBy: staff.id },
  ]);
  const sold = books.visits.slice(2);
  expect(sold.map(({ amountCents }) => amountCents)).toEqual([45_000, 12_400, 33_000, 83, 0]);
  expect(sold[0]).toMatchObject({ weight: '100.000', tare: '2.000', postedPrice: '4.50' });
  expect(books.ledger).toMatchObject([
    { kind: 'earn', points: 9_048, ticketId: ticket.ticketId },
    { kind: 'streak_bonus', points: 904, ticketId: ticket.ticketId },
  ]);
  expect(await audited(server, ticket.ticketId)).toMatchObject([
    { action: 'record_ticket', actorId: staff.id, after: { customerId: id, points: 9_048 } },
  ]);

  // The seller's lists: the specified one has its fields and no others.
  const lines = (await own(listTransactionsApi, id)).slice(0, 5);
  expect(lines.map(({ amount }) => amount)).toEqual(['450.00', '124.00', '330.00', '0.83', '0.00']);
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(
    ['amount', 'createdAt', 'id', 'metalType', 'unit', 'weight'].toSorted(),
  );
  const [seen, ...more] = await own(listOwnTicketsApi, id);
  expect(more).toHaveLength(2);
  expect(seen).toMatchObject({ number: 'A-1042', total: '904.83', points: 9_048, bonus: 904 });
  expect(seen).not.toHaveProperty('recordedBy');
  expect(seen).toHaveProperty('lines.0', {
    visitId: sold[0]?.id,
    metalType: 'copper_wire',
    name: 'Bare Bright Copper',
    nameEs: 'Cobre brillante (bare bright)',
    unit: 'lb',
    gross: '102.5',
    tare: '2',
    deduction: '0.5',
    net: '100',
    deductionReason: 'moisture',
    deductionParts: null,
    priceReason: null,
    price: '4.50',
    postedPrice: '4.50',
    priceUnit: 'lb',
    offered: null,
    amount: '450.00',
  });
  expect((await own(listTransactionsApi, (await addCustomer(server.db)).id)).length).toBe(0);
});

// Asked: 291
test('the same ticket again returns what it earned then, from whichever device; another with its id is refused', async () => {
  const { id } = await addCustomer(server.db);
  const ticket = ticketOf({ customerId: id });
  const presses = await Promise.all(Array.from({ length: 10 }, () => record(ticket)));
  expect(presses.filter(({ body }) => body['isRepeat'] === false)).toHaveLength(1);
  expect(presses.every(({ status, body }) => status === 201 && body['points'] === 450)).toBe(true);
  const reasoned = {
    ...ticket,
    lines: [ticketLine({ gross: '10.000', price: '4.5', priceReason: 'agreed' })],
  };
  expect(await record(reasoned as TicketInput)).toMatchObject({ status: 201, body: { isRepeat: true } });
  for (const changes of [
    { totalCents: 1 },
    { yardId: 'newnan' },
    { number: '7' },
    { paidBy: 'transfer', checkNumber: '', paidNote: 'ACH 7' },
    { checkNumber: '7' },
    { customerId: null },
    { soldAt: newYorkLocal(new Date(Date.now() - 86_400_000)) },
    { lines: [...ticket.lines, ticketLine()] },
    { lines: [ticketLine({ gross: '10.001' })] },
  ] as const) {
    expect(await record({ ...ticket, ...changes } as TicketInput)).toMatchObject(
      refused(409, 'idempotency_key_reused'),
    );
  }
  const [line] = await addSales(server.db, [{ customerId: id }]);
  expect(await record(ticketOf({ ticketId: line ?? '' }))).toMatchObject(
    refused(409, 'idempotency_key_reused'),
  );
  expect((await booksOf(server.db, id)).customer.totalVisits).toBe(1);
});

test('without an account a ticket earns nothing, once, even if it is pressed ten times', async () => {
  const ticket = ticketOf({ number: 'ANON-1' });
  const presses = await Promise.all(Array.from({ length: 10 }, () => record(ticket)));
  expect(presses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(presses[0]?.body).toMatchObject({ points: 0, bonus: 0, totalPoints: null });
  expect(await server.db.$count(visits, eq(visits.ticketId, ticket.ticketId))).toBe(1);
});

// Asked: 291
test('a number is one ticket of a yard and a year; the second device is told who was first', async () => {
  const first = ticketOf({ number: '5001' });
  await record(first);
  const second = ticketOf({ number: '5001' });
  expect(await record(second)).toMatchObject({
    status: 409,
    body: {
      code: 'ticket_number_taken',
      fields: { number: expect.any(String) as unknown },
      figures: { ticketId: first.ticketId, by: staff.name },
    },
  });
  expect(await server.db.$count(tickets, eq(tickets.id, second.ticketId))).toBe(0);
  expect((await record(ticketOf({ number: '5001', yardId: 'newnan' }))).status).toBe(201);
  // Zeros before it are no other number.
  expect((await record(ticketOf({ number: '0005001' }))).body).toMatchObject({ code: 'ticket_number_taken' });
  const answers = await Promise.all(['B-07', 'b-7', 'B-007'].map((number) => record(ticketOf({ number }))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  // The number of a voided ticket is free for the one that fixes it.
  await voidIt(first.ticketId);
  expect((await record(second)).status).toBe(201);
});

const numbersOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (ticket) => (await listOf({ ticket })).map(({ number }) => String(number))[0] ?? ''),
  );
/** "1001" of "G26-W1001-TKXD". */
const running = (number: unknown) => Number(/-W(\d+)-[A-Z]{4}$/.exec(String(number))?.[1]);

// Asked: 289
test('a ticket without a number gets the next one of its yard, once, however many are recorded at the same moment', async () => {
  const year = inNewYork(new Date()).date.slice(2, 4);
  const sold = [null, (await addCustomer(server.db)).id].flatMap((customerId) =>
    Array.from({ length: 6 }, () => ticketOf({ customerId, yardId: 'newnan' })),
  );
  const answers = await Promise.all(sold.flatMap((ticket) => [record(ticket), record(ticket)]));
  const given = await numbersOf(sold.map(({ ticketId }) => ticketId));
  expect(answers.map(({ body }) => body['number'])).toEqual(given.flatMap((number) => [number, number]));
  const counted = given.map(running).toSorted((one, other) => one - other);
  expect(given.every((number) => number.startsWith(`N${year}-W`))).toBe(true);
  expect(counted).toEqual(counted.map((_, index) => (counted[0] ?? 0) + index));

  // A refused ticket takes none, a repeat has its own, and a void one keeps its own.
  const [first] = sold;
  await record(ticketOf({ yardId: 'newnan', lines: [ticketLine({ metalType: 'gold' })] }));
  await record(ticketOf({ yardId: 'newnan', totalCents: 1 }));
  await record(ticketOf({ yardId: 'newnan', number: 'N-TYPED' }));
  await voidIt(first?.ticketId ?? '');
  expect(await record(first as TicketInput)).toMatchObject({ body: { number: given[0], isRepeat: true } });
  const next = await record(ticketOf({ yardId: 'newnan' }));
  expect(running(next.body['number'])).toBe((counted.at(-1) ?? 0) + 1);
  expect(await numbersOf([first?.ticketId ?? ''])).toEqual([given[0]]);
  // Another yard counts for itself.
  const other = await record(ticketOf({ yardId: 'atlanta' }));
  expect(other.body['number']).toMatch(new RegExp(`^A${year}-W1001-[A-Z]{4}$`));
  // A sale of last year has that year's number: here of a year in which nothing else is sold, whatever today is.
  const late = await recordTicket(
    server.db,
    actor,
    ticketOf({ yardId: 'atlanta', soldAt: '2097-12-31T10:00' }),
    new Date('2098-01-03T15:00:00Z'),
  );
  expect(late.number).toMatch(/^A97-W1001-/);
});

test('nobody else gives a number such as the site does', async () => {
  expect(await record(ticketOf({ number: 'g26-w1001' }))).toMatchObject({
    status: 400,
    body: { fields: { number: expect.stringContaining('Leave it blank') as unknown } },
  });
  expect(posTicketSchema.safeParse(posTicketOf({ number: 'G26-W1001' })).success).toBe(false);
  expect(posTicketSchema.safeParse(posTicketOf({ number: 'G26-1001' })).success).toBe(true);
});

test('a check has its number, on the ticket and in every list; nothing else has one', async () => {
  const wrong = (changes: Partial<TicketInput>) => record({ ...ticketOf(), ...changes });
  const atField = { status: 400, body: { fields: { checkNumber: expect.any(String) as unknown } } };
  expect(await wrong({ checkNumber: '' })).toMatchObject(atField);
  expect(await wrong({ paidBy: 'transfer', checkNumber: '12' })).toMatchObject(atField);
  expect(await wrong({ checkNumber: 'no/12' })).toMatchObject(atField);
  const ticket = ticketOf({ checkNumber: ' # 20417 ' });
  expect((await record(ticket)).status).toBe(201);
  expect((await record({ ...ticket, checkNumber: '20418' })).status).toBe(409);
  expect(await listOf({ ticket: ticket.ticketId })).toMatchObject([
    { paidBy: 'check', checkNumber: '20417' },
  ]);
  expect(await listOf({ ticket: randomUUID() })).toEqual([]);
  expect(await listOf({ ticket: 'x' })).toEqual([]);
});

const cast = (price: string, priceReason: 'agreed' | null = null) =>
  ticketLine({ metalType: 'cast_aluminum', gross: '100', price, priceReason });

// Asked: 290
test('prices are those posted at that minute: a stale page is told, and a late ticket pays the earlier ones', async () => {
  const before = new Date();
  const old = await postedPrices(server.db, 'griffin', before);
  await changePrice(server.db, 'cast_aluminum', '0.70');
  const stale = ticketOf({ lines: [cast('0.60')], totalCents: 6_000 });
  expect(await record(stale)).toMatchObject({
    status: 409,
    body: {
      code: 'price_changed',
      figures: { prices: [{ metalType: 'cast_aluminum', price: '0.70', unit: 'lb' }] },
    },
  });
  expect(await record({ ...stale, totalCents: 7_000 })).toMatchObject(refused(409, 'price_changed'));
  expect(await record({ ...stale, lines: [cast('0.70')], totalCents: 7_001 })).toMatchObject(
    refused(409, 'price_changed'),
  );
  expect(await record({ ...stale, lines: [cast('0.60', 'agreed')] })).toMatchObject({ status: 201 });
  expect(old.find(({ metalType }) => metalType === 'cast_aluminum')?.price).toBe('0.60');
  expect(await postedPrices(server.db, 'griffin', before)).toEqual(old);
  const grades = await staffCall(adminFunction, api.listCounterGradesApi, staff.cookie, {
    query: { yard: 'griffin' },
  });
  expect(grades.body).toContainEqual({
    metalType: 'cast_aluminum',
    name: 'Cast Aluminum',
    nameEs: 'Aluminio fundido (cast)',
    price: '0.70',
    unit: 'lb',
    group: 'aluminum',
    lastPrice: '0.70',
  });
  expect(
    await staffCall(adminFunction, api.listCounterGradesApi, staff.cookie, { query: { yard: 'macon' } }),
  ).toMatchObject(refused(400, 'invalid_input'));
});

const heavy = (gross: string, totalCents: number) =>
  ticketOf({ lines: [ticketLine({ metalType: 'brass', price: '2.50', gross })], totalCents });

test('what is out of the ordinary is recorded only with a yes to its very figures, and once', async () => {
  const ticket = heavy('2000.4', 500_100);
  const confirmed = ['2,000.4 lb of Red Brass, $5,001.00'];
  for (const yes of [[], ['2,000.4 lb of Red Brass, $5,000.00']]) {
    expect(await record({ ...ticket, confirmed: yes })).toMatchObject({
      status: 409,
      body: { code: 'not_confirmed', figures: { questions: confirmed } },
    });
  }
  expect(await server.db.$count(tickets, eq(tickets.id, ticket.ticketId))).toBe(0);
  expect(await record({ ...ticket, confirmed })).toMatchObject({ status: 201, body: { isRepeat: false } });
  // Whoever sends it again is not asked again.
  expect(await record(ticket)).toMatchObject({ status: 201, body: { isRepeat: true } });
  expect(await audited(server, ticket.ticketId)).toMatchObject([{ after: { confirmed } }]);
});

test('more than $10,000 is an owner’s to record, who is asked', async () => {
  const ticket = heavy('4000.4', 1_000_100);
  const confirmed = ['4,000.4 lb of Red Brass, $10,001.00'];
  expect(await record({ ...ticket, confirmed })).toMatchObject({
    status: 403,
    body: { code: 'needs_owner', figures: { questions: confirmed } },
  });
  expect(await record(ticket, owner.cookie)).toMatchObject(refused(409, 'not_confirmed'));
  expect(await record({ ...ticket, confirmed }, owner.cookie)).toMatchObject({ status: 201 });
});

const priceAt = async (at: Date, yardId: 'griffin' | 'newnan' = 'newnan') =>
  (await postedPrices(server.db, yardId, at)).find(({ metalType }) => metalType === 'old_sheet')?.price;

const setOwn = (price: string | null) =>
  inTransaction(server.db, async (tx) => {
    const [base] = await lockPrices(tx, ['old_sheet']);
    if (!base) throw new Error('no price');
    const before = (await readYardPrices(tx, [base.id])).find(({ yardId }) => yardId === 'newnan');
    await replaceYardPrice(tx, base, { yardId: 'newnan', own: before, price });
  });

const sheet = (price: string) => [ticketLine({ metalType: 'old_sheet', gross: '100', price })];

// Asked: 290
test('a yard pays its own price from the minute at which it was posted, until it pays the common one again', async () => {
  const moments: Date[] = [];
  for (const price of ['0.61', '0.62', null]) {
    moments.push(new Date());
    await sleep(5);
    await setOwn(price);
  }
  const now = new Date(Date.now() + 5);
  expect(await Promise.all([...moments, now].map((at) => priceAt(at)))).toEqual([
    '0.58',
    '0.61',
    '0.62',
    '0.58',
  ]);
  expect(await Promise.all(moments.map((at) => priceAt(at, 'griffin')))).toEqual(['0.58', '0.58', '0.58']);
  await setOwn('0.63');
  expect(await record(ticketOf({ yardId: 'newnan', lines: sheet('0.63'), totalCents: 6_300 }))).toMatchObject(
    {
      status: 201,
    },
  );
  expect(await record(ticketOf({ lines: sheet('0.63'), totalCents: 6_300 }))).toMatchObject(
    refused(409, 'price_changed'),
  );
});

// Asked: 291
test('a sale at 23:59 counts on its day, though it is recorded after midnight', async () => {
  const { id } = await addCustomer(server.db);
  const now = new Date('2026-11-22T05:05:00Z');
  const confirmed = [unlawfulSaleText(23 * 60 + 59)];
  const sale = ticketOf({ customerId: id, soldAt: '2026-11-21T23:59', lines: AGREED, confirmed });
  expect(await recordTicket(server.db, actor, sale, now)).toMatchObject({ points: 450, yardClosed: false });
  expect(await recordTicket(server.db, actor, sale, now)).toMatchObject({ isRepeat: true });
  const { customer, tickets: sold } = await booksOf(server.db, id);
  expect(customer.lastVisitOn).toBe('2026-11-21');
  expect(sold).toMatchObject([{ soldOn: '2026-11-21', soldAt: new Date('2026-11-22T04:59:00Z') }]);
  for (const soldAt of ['2026-11-22T00:06', '2026-11-14T12:00', '2026-03-08T02:30', 'noon']) {
    await expect(recordTicket(server.db, actor, ticketOf({ soldAt }), now)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { soldAt: expect.any(String) as unknown } },
    });
  }
});

// Asked: 291
test('a ticket of a day on which the yard is closed is taken and marked', async () => {
  const at = (iso: string, yardId: TicketInput['yardId'] = 'griffin') =>
    recordTicket(server.db, actor, ticketOf({ yardId, lines: AGREED }), new Date(iso));
  // A Sunday, Thanksgiving, a Monday, and a Monday on which one yard takes stock.
  expect((await at('2026-11-22T17:00:00Z')).yardClosed).toBe(true);
  expect((await at('2026-11-26T17:00:00Z')).yardClosed).toBe(true);
  expect((await at('2026-11-30T17:00:00Z')).yardClosed).toBe(false);
  const day = { day: '2026-11-30', reason: 'Inventory' };
  await server.db.insert(yardSpecialDays).values([
    { ...day, yardId: 'newnan' },
    { ...day, yardId: 'atlanta', opens: '09:00', closes: '12:00' },
  ]);
  const taken = await at('2026-11-30T17:00:00Z', 'newnan');
  expect(taken.yardClosed).toBe(true);
  expect((await at('2026-11-30T17:00:00Z', 'atlanta')).yardClosed).toBe(false);
  expect(await listOf({ ticket: taken.ticketId })).toMatchObject([
    { yardClosed: true, recordedBy: staff.name },
  ]);
});

// Asked: 292
test('a voided ticket is no visit; its points go back once, and both entries stand in the ledger', async () => {
  const { id } = await addCustomer(server.db, { totalPoints: 100 });
  const kept = ticketOf({ customerId: id });
  const wrongOne = ticketOf({ customerId: id, lines: FIVE, totalCents: FIVE_CENTS });
  await record(kept);
  await record(wrongOne);
  const voided = {
    status: 200,
    body: { reason: 'Wrong weight', by: staff.name, pointsTaken: 9_048, pointsSpent: 0, vouchers: [] },
  };
  expect(await voidIt(wrongOne.ticketId, 'Wrong weight')).toMatchObject(voided);
  expect(await voidIt(wrongOne.ticketId, 'Again')).toMatchObject(voided);
  const { customer, ledger, balance, earned } = await booksOf(server.db, id);
  expect(customer).toMatchObject({ totalPoints: 550, lifetimePoints: 550, totalVisits: 1 });
  expect([balance, earned]).toEqual([550, 550]);
  expect(ledger.at(-1)).toMatchObject({
    kind: 'void',
    points: -9_048,
    description: 'Ticket voided: Wrong weight',
  });
  expect(await own(listTransactionsApi, id)).toHaveLength(1);
  // The seller is told of both, and why the wrong one counts no more.
  expect(await own(listOwnTicketsApi, id)).toMatchObject([
    { id: wrongOne.ticketId, voidedAt: expect.any(String) as unknown, voidReason: 'Wrong weight' },
    { id: kept.ticketId, voidedAt: null, voidReason: null },
  ]);
  expect(await listOf({ customer: id })).toMatchObject([
    { id: wrongOne.ticketId, voidReason: 'Wrong weight', customerName: 'Ada Wright' },
    { id: kept.ticketId, voidedAt: null },
  ]);
  expect(await audited(server, wrongOne.ticketId)).toMatchObject([
    { action: 'record_ticket' },
    { action: 'void_ticket', actorId: staff.id, after: { reason: 'Wrong weight', pointsTaken: 9_048 } },
  ]);
  // A repeat of the sale from a device that missed the void does not bring it back.
  expect(await record(wrongOne)).toMatchObject({ status: 201, body: { isRepeat: true, totalPoints: 550 } });
  expect(await voidIt(randomUUID())).toMatchObject(refused(404, 'not_found'));
  expect(await voidIt('x')).toMatchObject(refused(404, 'not_found'));
  expect(await voidIt(kept.ticketId, ' ')).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) as unknown } },
  });
});

// Asked: 292
test('points that are spent already are owed: staff are told of them, and of the vouchers', async () => {
  const { id } = await addCustomer(server.db);
  const ticket = ticketOf({ customerId: id, lines: FIVE, totalCents: FIVE_CENTS });
  await record(ticket);
  const reward = await addReward(server.db, { pointsCost: 1_000 });
  const redeemed = () => redeemReward(server.db, { customerId: id, rewardId: reward.id, requestKey: null });
  const [voucher, earlier] = [await redeemed(), await redeemed()];
  // From before the sale: nothing of it went into that code.
  const before = { createdAt: new Date(Date.now() - 86_400_000) };
  await server.db.update(redemptions).set(before).where(eq(redemptions.id, earlier.id));
  expect((await voidIt(ticket.ticketId)).body).toMatchObject({
    pointsTaken: 7_048,
    pointsSpent: 2_000,
    vouchers: [{ code: voucher.code, state: 'issued', pointsCost: 1_000 }],
  });
  expect((await booksOf(server.db, id)).customer).toMatchObject({
    totalPoints: 0,
    pointsOwed: 2_000,
    lifetimePoints: 0,
  });
});

test('a ticket without the figures of the scale can be voided like any other', async () => {
  const { id } = await addCustomer(server.db);
  const [ticketId] = await addSales(server.db, [{ customerId: id }]);
  expect(await own(listOwnTicketsApi, id)).toMatchObject([
    {
      id: ticketId,
      yardId: null,
      number: null,
      total: '540.00',
      lines: [{ net: '120', gross: null, price: null }],
    },
  ]);
  expect(await voidIt(ticketId ?? '', 'Entered twice', owner.cookie)).toMatchObject({
    status: 200,
    body: { pointsTaken: 0 },
  });
});

// Asked: 291
test('tickets move with a merge, count as visits there, and can be voided and repeated there', async () => {
  const [kept, gone] = [await addCustomer(server.db), await addCustomer(server.db)];
  const ticket = ticketOf({ customerId: gone.id, lines: FIVE, totalCents: FIVE_CENTS });
  await record(ticket);
  await record(ticketOf({ customerId: gone.id }));
  await mergeCustomers(server.db, actor, kept.id, gone.id);
  expect((await booksOf(server.db, kept.id)).customer).toMatchObject({ totalVisits: 2, totalPoints: 9_498 });
  expect(await record(ticket)).toMatchObject({ status: 201, body: { isRepeat: true, totalPoints: 9_498 } });
  expect(await voidIt(ticket.ticketId)).toMatchObject({ body: { pointsTaken: 9_048 } });
  const { customer, tickets: sold } = await booksOf(server.db, kept.id);
  expect([customer.totalVisits, customer.totalPoints, sold.length]).toEqual([1, 450, 2]);
  expect((await booksOf(server.db, gone.id)).tickets).toEqual([]);
});

// Asked: 289
test.each<[string, Partial<TicketInput>, string]>([
  ['no line', { lines: [] }, 'lines'],
  ['forty-one lines', { lines: Array.from({ length: 41 }, () => ticketLine()) }, 'lines'],
  ['too large a sum', { lines: [ticketLine({ gross: '20000' }), ticketLine({ gross: '20000' })] }, 'lines'],
  ['an unknown grade', { lines: [ticketLine({ metalType: 'gold' })] }, 'lines.0.metalType'],
  ['a deduction without a reason', { lines: [ticketLine({ deduction: '1' })] }, 'lines.0.deductionReason'],
  ['less than nothing', { lines: [ticketLine(), ticketLine({ tare: '11' })] }, 'lines.1.gross'],
  ['a unit that does not fit', { lines: [ticketLine({ unit: 'each' })] }, 'lines.0.unit'],
  ['a number with a slash', { number: '12/3' }, 'number'],
  ['an unknown yard', { yardId: 'macon' as 'griffin' }, 'yardId'],
  ['cash', { paidBy: 'cash' as 'check' }, 'paidBy'],
])('%s is named at its field', async (_, changes, field) => {
  expect(await record(ticketOf(changes))).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) as unknown } },
  });
});

const findAll = async (query: Record<string, string>, cookie = staff.cookie) =>
  staffCall(adminFunction, api.findTicketsApi, cookie, { query });
const idsOf = (body: unknown) => (body as { rows: readonly { id: string }[] }).rows.map(({ id }) => id);

test('any ticket is found by its number, day or total, whatever yard and source, and voided from there', async () => {
  const old = posTicketOf({ yardId: 'newnan', number: 'FIND-1', soldAt: '2019-05-04T09:00', total: '45.04' });
  const same = { ...old, yardId: 'atlanta', soldAt: '2019-05-04T08:00' } as const;
  await takePosTickets(server.db, { actor: POINT_OF_SALE, source: 'webhook' }, [
    posTicketSchema.parse(old),
    posTicketSchema.parse(same),
  ]);
  // Not among the newest of its yard, once there are enough others.
  const found = await findAll({ number: ' no. find-1 ' });
  expect(found).toMatchObject({
    status: 200,
    body: { rows: [{ yardId: 'newnan', number: 'FIND-1', customerName: null }, { yardId: 'atlanta' }] },
  });
  const [first = '', second = ''] = idsOf(found.body);
  for (const query of [
    { number: 'FIND-0001' },
    { day: '2019-05-04' },
    { total: '$45.04' },
    { day: '2019-05-04', total: '45,04', number: 'FIND-1' },
  ]) {
    expect(idsOf((await findAll(query)).body)).toEqual([first, second]);
  }
  expect(idsOf((await findAll({ day: '2019-05-05', number: 'FIND-1' })).body)).toEqual([]);
  expect((await voidIt(first, 'Entered twice', owner.cookie)).status).toBe(200);
  expect((await findAll({ number: 'FIND-1' })).body).toMatchObject({
    rows: [{ voidReason: 'Entered twice', voidedBy: owner.name, recordedBy: null }, { voidedBy: null }],
  });
  for (const [query, field] of [
    [{}, 'number'],
    [{ day: '2019-02-30' }, 'day'],
    [{ total: 'much' }, 'total'],
  ] as const) {
    expect(await findAll(query)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
  }
  expect(await findAll({ number: 'FIND-1' }, sessionFor(randomUUID()))).toMatchObject(
    refused(401, 'not_signed_in'),
  );
});

test('many tickets of a total come page by page, each once', async () => {
  const many = Array.from({ length: STAFF_PAGE_LENGTH + 2 }, (_, index) =>
    posTicketSchema.parse(
      posTicketOf({ number: `PAGE-${index}`, soldAt: `2018-05-04T09:0${index % 2}`, total: '45.02' }),
    ),
  );
  await takePosTickets(server.db, { actor: POINT_OF_SALE, source: 'import' }, many);
  const first = (await findAll({ total: '45.02' })).body as unknown as {
    rows: { id: string }[];
    next: string;
  };
  const rest = (await findAll({ total: '45.02', after: first.next })).body as unknown as typeof first;
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([STAFF_PAGE_LENGTH, 2, null]);
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(many.length);
  expect((await findAll({ total: '45.02', after: 'x' })).body).toEqual({ rows: [], next: null });
});

test('a customer who is not there is not found', async () => {
  expect(await record(ticketOf({ customerId: randomUUID() }))).toMatchObject(refused(404, 'not_found'));
});

// What a check of the tables must refuse, no matter who writes.
test.each([
  ['nothing paid without a reason', sql`update visits set amount_cents = 0`],
  [
    'a net that is not gross - tare - deduction',
    sql`update visits set gross = gross + 1 where gross is not null`,
  ],
  [
    'another price without a reason',
    sql`update visits set price = price + 1, price_reason = null where gross is not null`,
  ],
  ['a deduction without a reason', sql`update visits set deduction_reason = null where deduction > 0`],
  ['half of the figures', sql`update visits set price_unit = null where gross is not null`],
  ['a number without a yard', sql`update tickets set yard_id = null where ticket_no is not null`],
  ['cash', sql`update tickets set paid_by = 'cash'`],
  ['two numbers', sql`update tickets set site_no = 'G26-W1' where ticket_no is not null`],
  ['a check number of a transfer', sql`update tickets set check_no = '1', paid_by = 'transfer'`],
  ['half a void', sql`update tickets set voided_at = now()`],
])('the tables refuse %s', async (_, statement) => {
  await expect(server.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('after all of it the nightly check finds nothing', async () => {
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});
