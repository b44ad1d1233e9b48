import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { callApi } from '../support/call.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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

// Asked: 236
test('the edge may keep the list, browsers revalidate it', async () => {
  const { headers } = await get();
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('netlify-cdn-cache-control')).toContain(
    'public, durable, s-maxage=900, stale-while-revalidate=',
  );
  expect(headers.get('netlify-cache-tag')).toBe('metal-prices');
});

// Asked: 236
test('a client that has the list already gets 304, also from a list of tags or a strong one', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  for (const tag of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const response = await get({ 'if-none-match': tag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

// Asked: 144
test('HEAD answers the headers alone', async () => {
  const response = await get({}, 'HEAD');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
  expect(response.headers.get('etag')).toBe((await get()).headers.get('etag'));
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not available here', async (method) => {
  const response = await get({}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
});
