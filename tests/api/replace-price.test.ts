import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { metalPriceHistory, metalPrices as table } from '../../netlify/database/schema/prices.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { useLinkedServer } from '../support/database-link.ts';

const server = useLinkedServer();

async function priceOf(metalType: string): Promise<MetalPrice | undefined> {
  const response = await callApi(pricesFunction, listMetalPricesApi);
  return ((await response.json()) as MetalPrice[]).find((price) => price.metalType === metalType);
}

const historyOf = (id = '') =>
  server.db
    .select()
    .from(metalPriceHistory)
    .where(eq(metalPriceHistory.metalPriceId, id))
    .orderBy(metalPriceHistory.effectiveTo);

// Asked: 246
test('a change shows at once as it was typed, and the price before is kept with its dates', async () => {
  const before = await priceOf('copper_wire');
  expect(await changePrice(server.db, 'copper_wire', '4.40')).toBe(true);
  const after = await priceOf('copper_wire');
  expect(after).toMatchObject({ id: before?.id, price: '4.40', change: '-0.10' });
  const history = await historyOf(before?.id);
  expect(history.map(({ price }) => price)).toEqual(['4.35', '4.50']);
  expect(history[1]?.effectiveFrom.toISOString()).toBe(before?.updatedAt);
  expect(history[1]?.effectiveTo.toISOString()).toBe(after?.updatedAt);
});

// Asked: 246
test('the same price again changes nothing', async () => {
  const before = await priceOf('brass');
  expect(await changePrice(server.db, 'brass', '2.5')).toBe(false);
  expect(await priceOf('brass')).toEqual(before);
  expect(await historyOf(before?.id)).toHaveLength(1);
});

// Asked: 247
test('for another unit there is nothing to compare with', async () => {
  await changePrice(server.db, 'auto_bodies', '170', 'ton');
  expect(await priceOf('auto_bodies')).toMatchObject({ price: '170', unit: 'ton', change: null });
});

test('rivals leave one line of history each', async () => {
  const { id } = (await priceOf('steel')) ?? {};
  const prices = Array.from({ length: 10 }, (_, cent) => `0.2${cent}`);
  await Promise.all(prices.map((price) => changePrice(server.db, 'steel', price)));
  const seen = [
    ...(await historyOf(id)),
    (
      await server.db
        .select()
        .from(table)
        .where(eq(table.id, id ?? ''))
    )[0],
  ];
  expect(seen.map((row) => row?.price).toSorted()).toEqual(['0.11', '0.12', ...prices]);
});

test('a crash before the commit leaves price and history as they were', async () => {
  const before = await priceOf('aluminum');
  server.link.once('commit', 'metal_prices');
  await expect(changePrice(database(), 'aluminum', '9')).rejects.toBeDefined();
  expect(await priceOf('aluminum')).toEqual(before);
  expect(await historyOf(before?.id)).toHaveLength(1);
});

// Asked: 246
test('history cannot be rewritten or removed', async () => {
  await expect(server.db.delete(metalPriceHistory)).rejects.toMatchObject({
    cause: { message: 'metal_price_history is append-only' },
  });
  await expect(server.db.update(metalPriceHistory).set({ price: '1' })).rejects.toBeDefined();
});

// Asked: 250
test('the seed is for an empty database alone', async () => {
  const before = await priceOf('old_sheet');
  expect(await seedWhenEmpty(server.db)).toBe(false);
  expect(await priceOf('old_sheet')).toEqual(before);
});
