import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { callApi } from '../support/call.ts';
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
