import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointsLedger } from '../../netlify/database/schema/rewards.ts';
import { recordVisit } from '../../netlify/services/tickets/record-visit.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { saleOf } from '../support/rewards-sale.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const newCustomer = (row: Parameters<typeof addCustomer>[1] = {}, days: readonly string[] = []) =>
  addCustomer(server.db, row, days);
const record = (request: ReturnType<typeof saleOf>, now?: Date) => recordVisit(server.db, request, now);
const noonOn = (date: string) => new Date(`${date}T17:00:00Z`);

// Asked: 218, 279
test('a sale earns ten points a dollar, and the customer reads of what', async () => {
  const { id, phone } = await newCustomer();
  const sale = saleOf(phone, { weight: '12.500', amountCents: 12_345 });
  expect(await record(sale, noonOn('2026-11-21'))).toEqual({
    visitId: sale.visitId,
    points: 1_234,
    bonus: 0,
    totalPoints: 1_234,
    pointsOwed: 0,
    isRepeat: false,
  });
  const { customer, ledger, visits } = await booksOf(server.db, id);
  expect(customer).toMatchObject({
    totalPoints: 1_234,
    lifetimePoints: 1_234,
    totalVisits: 1,
    consecutiveVisits: 1,
    lastVisitOn: '2026-11-21',
  });
  expect(visits).toMatchObject([
    { id: sale.visitId, metalType: 'copper_wire', weight: '12.500', unit: 'lb', amountCents: 12_345 },
  ]);
  expect(ledger).toMatchObject([
    { kind: 'earn', points: 1_234, description: 'Scrap sale: Bare Bright Copper, 12.5 lb' },
  ]);
  expect(ledger[0]).toMatchObject({ ticketId: sale.visitId, createdAt: noonOn('2026-11-21') });
});

test('any way of writing the phone number is the one customer', async () => {
  const { id } = await newCustomer({ phone: '+16785550133' });
  for (const phone of ['6785550133', '(678) 555-0133', '+1 678-555-0133', '1.678.555.0133']) {
    await record(saleOf(phone));
  }
  expect((await booksOf(server.db, id)).visits).toHaveLength(4);
});

// Asked: 282
test('from the third visit in a row a streak adds ten percent, as an entry of its own', async () => {
  const { id, phone } = await newCustomer();
  const earned = [];
  for (const day of ['2026-09-01', '2026-10-01', '2026-10-31', '2026-10-31', '2026-12-01']) {
    const { points, bonus } = await record(saleOf(phone, { amountCents: 999 }), noonOn(day));
    earned.push([points, bonus]);
  }
  expect(earned).toEqual([
    [99, 0],
    [99, 0],
    [99, 9],
    [99, 9],
    [99, 0],
  ]);
  const { customer, ledger, balance } = await booksOf(server.db, id);
  expect(customer).toMatchObject({ totalPoints: balance, lifetimePoints: 513, consecutiveVisits: 1 });
  expect(ledger.filter(({ kind }) => kind === 'streak_bonus')).toMatchObject([
    { points: 9, description: 'Visit streak bonus: visit 3 in a row' },
    { points: 9, description: 'Visit streak bonus: visit 3 in a row' },
  ]);
});

test('a sale recorded after the first one past midnight does not reset the streak', async () => {
  const { id, phone } = await newCustomer();
  await record(saleOf(phone), noonOn('2026-11-02'));
  await record(saleOf(phone), noonOn('2026-11-01'));
  await record(saleOf(phone), noonOn('2026-11-02'));
  expect((await booksOf(server.db, id)).customer).toMatchObject({
    totalVisits: 3,
    consecutiveVisits: 2,
    lastVisitOn: '2026-11-02',
  });
});

test('a sale of under ten cents is a visit without an entry', async () => {
  const { id, phone } = await newCustomer();
  expect(await record(saleOf(phone, { amountCents: 9 }))).toMatchObject({ points: 0, totalPoints: 0 });
  const { customer, ledger, visits } = await booksOf(server.db, id);
  expect([customer.totalVisits, ledger.length, visits.length]).toEqual([1, 0, 1]);
});

test('the same visit again returns what it earned then, and adds nothing', async () => {
  const { id, phone } = await newCustomer({}, ['2026-11-19', '2026-11-20']);
  const sale = saleOf(phone, { weight: '12.5', amountCents: 10_000 });
  const now = noonOn('2026-11-21');
  const first = await record(sale, now);
  await record(saleOf(phone, { amountCents: 1_000 }), now);
  expect(await record({ ...sale, weight: '12.500' }, noonOn('2026-12-24'))).toEqual({
    ...first,
    totalPoints: 1_210,
    isRepeat: true,
  });
  const { customer, visits, balance } = await booksOf(server.db, id);
  expect([customer.totalPoints, balance, visits.length]).toEqual([1_210, 1_210, 4]);
});

test('twenty at once are one visit', async () => {
  const { id, phone } = await newCustomer();
  const sale = saleOf(phone);
  const recorded = await Promise.all(Array.from({ length: 20 }, () => record(sale)));
  expect(recorded.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(recorded.every(({ points, totalPoints }) => points === 450 && totalPoints === 450)).toBe(true);
  expect((await booksOf(server.db, id)).visits).toHaveLength(1);
});

test.each([
  ['another amount', { amountCents: 4_501 }],
  ['another weight', { weight: '10.001' }],
  ['another unit', { unit: 'ton' }],
  ['another metal', { metalType: 'brass' }],
])('the id of a visit with %s is refused', async (_, changes) => {
  const { id, phone } = await newCustomer();
  const sale = saleOf(phone);
  await record(sale);
  await expect(record({ ...sale, ...changes })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect((await booksOf(server.db, id)).balance).toBe(450);
});

test('the id of somebody else’s visit is refused', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()];
  const sale = saleOf(one.phone);
  await record(sale);
  const stolen = record({ ...sale, phone: other.phone });
  await expect(stolen).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect((await booksOf(server.db, other.id)).customer.totalVisits).toBe(0);
});

test('a phone number that no customer has is not found', async () => {
  const before = await server.db.$count(pointsLedger);
  await expect(record(saleOf('6785550199'))).rejects.toMatchObject({ code: 'not_found' });
  expect(await server.db.$count(pointsLedger)).toBe(before);
});

test.each([
  ['phone', { phone: '555' }],
  ['metalType', { metalType: 'gold' }],
  ['weight', { weight: '1.2345' }],
  ['unit', { unit: 'kg' }],
  ['amountCents', { amountCents: 10_000_001 }],
  ['visitId', { visitId: 'x' }],
])('a wrong %s is named', async (field, changes) => {
  await expect(record(saleOf('7705550101', changes))).rejects.toMatchObject({
    code: 'invalid_input',
    details: { fields: { [field]: expect.any(String) } },
  });
});

// Asked: 280
test('the ledger cannot be rewritten or shortened', async () => {
  const { phone } = await newCustomer();
  await record(saleOf(phone, { visitId: randomUUID() }));
  await expect(server.db.update(pointsLedger).set({ points: 1 })).rejects.toBeDefined();
  await expect(server.db.delete(pointsLedger)).rejects.toBeDefined();
});
