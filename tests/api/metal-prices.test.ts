import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metalPriceHistory, metalPrices } from '../../netlify/database/schema/prices.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { listPriceHistory } from '../../netlify/services/prices/list-prices.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { fillSamplePrices } from '../../tools/samples/fill-samples.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  callApi(pricesFunction, listMetalPricesApi, { headers, method });

// Asked: 71, 144, 237, 247, 250
test('the list is a bare array in the yards’ order, hidden types included', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  const prices = (await response.json()) as MetalPrice[];
  expect(prices.map(({ metalType }) => metalType)).toEqual([
    'auto_bodies',
    'copper_wire',
    'insulated_cu_wire',
    'steel',
    'old_sheet',
    'aluminum',
    'cast_aluminum',
    'brass',
    'stainless_steel',
    'mixed_metals',
  ]);
  expect(prices[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    metalType: 'auto_bodies',
    price: '0.085',
    unit: 'lb',
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    change: '0.005',
  });
  expect(prices[1]).toMatchObject({ price: '4.50', change: '0.15' });
});

// Asked: 246
test('a price without a unit is one per pound', async () => {
  await server.db
    .insert(metalPrices)
    .values({ metalType: 'lead', name: 'Lead', price: '0.70', position: 99 })
    .onConflictDoNothing();
  const prices = (await (await get()).json()) as MetalPrice[];
  expect(prices.find(({ metalType }) => metalType === 'lead')).toMatchObject({ price: '0.70', unit: 'lb' });
  await server.db.delete(metalPrices).where(eq(metalPrices.metalType, 'lead'));
});

const allPrices = () => server.db.select().from(metalPrices).orderBy(metalPrices.id);

test('samples give each metal 90 days that lead to its price, once', async () => {
  const before = await allPrices();
  expect(await fillSamplePrices(server.db)).toBe(true);
  expect(await allPrices()).toEqual(before);
  const { points } = await listPriceHistory(server.db, 'copper_wire');
  expect(points.length).toBeGreaterThan(15);
  expect(points.slice(-2).map(({ price }) => price)).toEqual(['4.35', '4.50']);
  expect(Date.now() - Date.parse(points[0]?.from ?? '')).toBeGreaterThan(90 * 86_400_000);
  const count = await server.db.$count(metalPriceHistory);
  expect(await fillSamplePrices(server.db)).toBe(false);
  expect(await server.db.$count(metalPriceHistory)).toBe(count);
});

test('a metal whose price was changed keeps the past it has', async () => {
  const [gold] = await server.db
    .insert(metalPrices)
    .values({ metalType: 'gold', name: 'Gold', price: '9', position: 99 })
    .returning();
  await changePrice(server.db, 'gold', '10');
  await changePrice(server.db, 'gold', '11');
  expect(await fillSamplePrices(server.db)).toBe(false);
  const past = eq(metalPriceHistory.metalPriceId, gold?.id ?? '');
  expect(await server.db.$count(metalPriceHistory, past)).toBe(2);
});
