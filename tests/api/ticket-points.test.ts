import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pointsLedger } from '../../netlify/database/schema/rewards.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const newCustomer = () => addCustomer(server.db);
const sell = (id: string, amountCents = 4_500, now?: Date) => recordSale(server.db, id, { amountCents }, now);
const noonOn = (date: string) => new Date(`${date}T17:00:00Z`);

// Asked: 218, 279
test('a sale earns ten points a dollar, and the customer reads of what', async () => {
  const { id } = await newCustomer();
  const ticketId = randomUUID();
  const sale = { ticketId, amountCents: 12_345 };
  expect(await recordSale(server.db, id, sale, noonOn('2026-11-21'))).toEqual({
    ticketId,
    yardClosed: false,
    points: 1_234,
    bonus: 0,
    totalPoints: 1_234,
    pointsOwed: 0,
    isRepeat: false,
    practiced: null,
    number: expect.stringMatching(/^G26-W\d+-[A-Z]{4}$/) as unknown,
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
    { ticketId, metalType: 'copper_wire', weight: '27.433', unit: 'lb', amountCents: 12_345 },
  ]);
  expect(ledger).toMatchObject([
    { kind: 'earn', points: 1_234, description: 'Scrap sale: Bare Bright Copper, 27.433 lb' },
  ]);
  expect(ledger[0]).toMatchObject({ ticketId, createdAt: noonOn('2026-11-21') });
});

// Asked: 282
test('from the third visit in a row a streak adds ten percent, as an entry of its own', async () => {
  const { id } = await newCustomer();
  const earned = [];
  for (const day of ['2026-09-01', '2026-10-01', '2026-10-31', '2026-10-31', '2026-12-01']) {
    const { points, bonus } = await sell(id, 999, noonOn(day));
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
    { points: 9, description: 'Visit streak bonus: visit 3 in a row', createdAt: noonOn('2026-10-31') },
    { points: 9, description: 'Visit streak bonus: visit 3 in a row', createdAt: noonOn('2026-10-31') },
  ]);
});

test('a sale recorded after the first one past midnight does not reset the streak', async () => {
  const { id } = await newCustomer();
  await sell(id, undefined, noonOn('2026-11-02'));
  await sell(id, undefined, noonOn('2026-11-01'));
  await sell(id, undefined, noonOn('2026-11-02'));
  expect((await booksOf(server.db, id)).customer).toMatchObject({
    totalVisits: 3,
    consecutiveVisits: 2,
    lastVisitOn: '2026-11-02',
  });
});

test('a sale of under ten cents is a visit without an entry', async () => {
  const { id } = await newCustomer();
  expect(await sell(id, 9)).toMatchObject({ points: 0, totalPoints: 0 });
  const { customer, ledger, visits } = await booksOf(server.db, id);
  expect([customer.totalVisits, ledger.length, visits.length]).toEqual([1, 0, 1]);
});

// Asked: 280
test('the ledger cannot be rewritten or shortened', async () => {
  await sell((await newCustomer()).id);
  await expect(server.db.update(pointsLedger).set({ points: 1 })).rejects.toBeDefined();
  await expect(server.db.delete(pointsLedger)).rejects.toBeDefined();
});
