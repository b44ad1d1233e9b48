import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEED_PRICES_FROM } from '../../domain/prices/grades/seed-grades.ts';
import { builtGrades, builtPrices, publishedPrices } from './built-prices.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-prices-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const publish = async (prices: unknown) => {
  const file = join(root, publishedPrices('en'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(prices));
};

// Asked: 248
test("without a database pages have the seed's prices and date, the hidden one left out", () => {
  const prices = builtPrices(root);
  expect(prices).toHaveLength(9);
  expect(prices[0]).toEqual({
    metalType: 'auto_bodies',
    price: '0.085',
    unit: 'lb',
    updatedAt: SEED_PRICES_FROM,
    change: '0.005',
  });
  expect(prices.find(({ metalType }) => metalType === 'steel')?.change).toBe('-0.01');
});

// Asked: 248
test("with one they have the database's, and none where it could not be read", async () => {
  const copper = {
    metalType: 'copper_wire',
    price: '4.71',
    unit: 'lb',
    updatedAt: SEED_PRICES_FROM,
    change: null,
  };
  const grade = { ...copper, listed: 'card' };
  await publish([{ ...grade, metalType: 'mixed_metals' }, { ...grade, listed: 'list' }, grade]);
  expect(builtPrices(root)).toEqual([copper]);
  expect(builtGrades(root)).toHaveLength(3);
  await publish([]);
  expect(builtPrices(root)).toEqual([]);
});
