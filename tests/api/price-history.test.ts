import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metalPriceHistory, metalPrices, yardPriceOverrides } from '../../netlify/database/schema/prices.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { listPriceHistory } from '../../netlify/services/prices/list-prices.ts';
import { postedPrices } from '../../netlify/services/prices/posted-prices.ts';
import { historyChart } from '../../src/domain/prices/list/history-chart.ts';
import { priceHistoryApi, type PriceHistory } from '../../src/domain/prices/prices.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const get = (metalType: string, options: CallOptions = {}) =>
  callApi(pricesFunction, priceHistoryApi, { ...options, params: { metalType } });
const historyOf = async (metalType: string) => (await (await get(metalType)).json()) as PriceHistory;
const pricesOf = async (metalType: string) => (await historyOf(metalType)).points.map(({ price }) => price);

/** One moment for the whole file: what begins and ends "30 days ago" lasts zero milliseconds. */
const now = Date.now();
const before = (days: number) => new Date(now - days * 86_400_000);

/** Adds a metal's price from one day to another, both in the past. */
async function addPast(metalType: string, price: string, from: number, to: number, unit = 'lb') {
  const [metal] = await server.db.select().from(metalPrices).where(eq(metalPrices.metalType, metalType));
  await server.db.insert(metalPriceHistory).values({
    metalPriceId: metal?.id ?? '',
    price,
    unit,
    effectiveFrom: before(from),
    effectiveTo: before(to),
  });
}

test('prices come oldest first as they were typed, the price of now last', async () => {
  expect(await historyOf('copper_wire')).toEqual({
    metalType: 'copper_wire',
    unit: 'lb',
    points: [
      { from: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), price: '4.35' },
      { from: expect.stringMatching(/Z$/), price: '4.50' },
    ],
  });
  await changePrice(server.db, 'copper_wire', '4.40');
  expect(await pricesOf('copper_wire')).toEqual(['4.35', '4.50', '4.40']);
});

test('what ended before the window is left out, what reached into it is not', async () => {
  await addPast('brass', '1.90', 200, 90.01);
  await addPast('brass', '2.10', 90.01, 88.9);
  await addPast('brass', '2.20', 88.9, 7);
  expect(await pricesOf('brass')).toEqual(['2.10', '2.20', '2.40', '2.50']);
});

test('prices of another unit, and those that held for no time, are left out', async () => {
  await addPast('steel', '240', 60, 40, 'ton');
  await addPast('steel', '0.13', 30, 30);
  expect(await pricesOf('steel')).toEqual(['0.12', '0.11']);
  await changePrice(server.db, 'steel', '230', 'ton');
  expect(await historyOf('steel')).toMatchObject({
    unit: 'ton',
    points: [{ price: '240' }, { price: '230' }],
  });
});

/** An hour of a day so many days ago, in New York's winter time. */
const at = (day: number, hour: number) =>
  new Date(Date.parse(`${inNewYork(before(day)).date}T${hour}:00:00-05:00`));

test('beyond 30 days there is one price a day, the last of that day in New York, also in the chart', async () => {
  const seeded = await pricesOf('stainless_steel');
  const changes: readonly (readonly [price: string, at: Date])[] = [
    ['1.10', at(60, 10)],
    ['1.20', at(60, 12)],
    // 11 PM in New York, the next day in UTC.
    ['1.30', at(60, 22)],
    ['1.40', at(59, 10)],
    // A few seconds more than 30 days.
    ['1.42', before(30.0002)],
    ['1.44', before(30.0001)],
    ['1.50', at(20, 10)],
    ['1.60', at(20, 12)],
  ];
  const [metal] = await server.db
    .select()
    .from(metalPrices)
    .where(eq(metalPrices.metalType, 'stainless_steel'));
  await server.db.insert(metalPriceHistory).values(
    changes.map(([price, effectiveFrom], index) => ({
      metalPriceId: metal?.id ?? '',
      price,
      unit: 'lb',
      effectiveFrom,
      effectiveTo: changes[index + 1]?.[1] ?? before(19),
    })),
  );
  const kept = ['1.30', '1.40', '1.44', '1.50', '1.60'];
  const { points } = await historyOf('stainless_steel');
  expect(points.map(({ price }) => price)).toEqual([...kept, ...seeded]);
  const steps = historyChart(points, new Date(now))?.steps ?? [];
  expect(steps.map(({ price }) => price)).toEqual([...kept, ...seeded].toReversed());
});

/** What Griffin had posted for old sheet. */
const postedAt = async (days: number) =>
  (await postedPrices(server.db, 'griffin', before(days))).find(({ metalType }) => metalType === 'old_sheet')
    ?.price;

test('what held for no time was never posted; before its first price a grade has the present one', async () => {
  await addPast('old_sheet', '0.50', 60, 50);
  await addPast('old_sheet', '9.99', 50, 50);
  // A price of the yard’s own counts from its day on.
  const [metal] = await server.db.select().from(metalPrices).where(eq(metalPrices.metalType, 'old_sheet'));
  const own = {
    metalPriceId: metal?.id ?? '',
    yardId: 'griffin' as const,
    price: '0.77',
    updatedAt: before(5),
  };
  await server.db.insert(yardPriceOverrides).values(own);
  expect(await postedAt(4)).toBe('0.77');
  expect([await postedAt(61), await postedAt(55), await postedAt(40)]).toEqual(['0.58', '0.50', '0.58']);
});

test.each([
  'mixed_metals',
  'gold',
  '',
  'Copper_Wire',
  '__proto__',
  'brass\0',
  "brass' or 1=1",
  'a'.repeat(500),
])('%j has no history to show', async (metalType) => {
  const response = await get(metalType);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

/** PostgreSQL may report late what earlier tests read while the tables were short; each has 55,000 rows and more now. */
const LATE_READS = 1_000;

test('the history is never read whole, however long it gets', async () => {
  await server.db.transaction(async (tx) => {
    // Not part of what is measured, and longer than a statement may take where the machine is busy.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    insert into metal_price_history (metal_price_id, price, unit, effective_from, effective_to)
    select id, 1, 'lb', now() - day * interval '1 day', now() - (day - 1) * interval '1 day'
    from metal_prices, generate_series(8, 2000) as day`);
  });
  await server.db.execute(sql`analyze metal_price_history`);
  const works = eightTimes(async (db) =>
    expect((await listPriceHistory(db, 'cast_aluminum')).points.length).toBeGreaterThan(80),
  );
  expect((await countReads(server, ['metal_price_history'], works)).whole).toBeLessThan(LATE_READS);
});

test('what was posted before a grade’s first price is found without reading the later ones', async () => {
  await server.db.execute(sql`
    insert into yard_price_history (metal_price_id, yard_id, price, unit, effective_from, effective_to)
    select id, 'griffin', 1, 'lb', now() - day * interval '1 day', now() - (day - 1) * interval '1 day'
    from metal_prices, generate_series(1, 1000) as day`);
  await server.db.execute(sql`analyze yard_price_history`);
  const tables = ['metal_price_history', 'yard_price_history'];
  for (const days of [3_000, 500]) {
    const works = eightTimes((db) => postedPrices(db, 'griffin', before(days)));
    const { whole, rowsEach } = await countReads(server, tables, works);
    // Of 55 grades, a row or two in each table.
    expect([days, whole < LATE_READS, rowsEach < 300]).toEqual([days, true, true]);
  }
});
