import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metalPriceHistory, metalPrices } from '../../netlify/database/schema/prices.ts';
import { listPriceHistory } from '../../netlify/services/prices/list-prices.ts';
import { fillSamplePrices } from '../../tools/samples/fill-samples.ts';
import { changePrice } from '../support/change-price.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

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
