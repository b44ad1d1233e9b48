import { expect, test } from 'vitest';
import { asOfText } from './as-of-text.ts';
import { headlinePrices, shownPrices } from './price-list.ts';
import type { MetalPrice } from '../prices.api.ts';

const priced = (...metalTypes: string[]): MetalPrice[] =>
  metalTypes.map((metalType) => ({
    id: metalType,
    metalType,
    price: '1.00',
    unit: 'lb',
    updatedAt: '2026-11-21T12:00:00Z',
    change: null,
  }));
const types = (prices: readonly Pick<MetalPrice, 'metalType'>[]) => prices.map(({ metalType }) => metalType);

test('mixed metals are never shown', () => {
  expect(types(shownPrices(priced('mixed_metals', 'steel')))).toEqual(['steel']);
  expect(shownPrices(priced('mixed_metals'))).toEqual([]);
});

test("known metals come in the yards' order, whatever order the server has", () => {
  expect(types(shownPrices(priced('brass', 'steel', 'auto_bodies')))).toEqual([
    'auto_bodies',
    'steel',
    'brass',
  ]);
});

test('unknown metals come last, by name', () => {
  expect(types(shownPrices(priced('zinc', 'lead', 'stainless_steel')))).toEqual([
    'stainless_steel',
    'lead',
    'zinc',
  ]);
});

test('the strip shows only the headline metals', () => {
  expect(types(headlinePrices(priced('old_sheet', 'steel', 'copper_wire')))).toEqual([
    'copper_wire',
    'steel',
  ]);
});

test('without headline metals the strip shows the first ones of the list', () => {
  expect(types(headlinePrices(priced('mixed_metals', 'zinc', 'lead')))).toEqual(['lead', 'zinc']);
});

test('the strip has six of them at most', () => {
  const many = priced('a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1');
  expect(types(headlinePrices(many))).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
});

test('the original list is not changed', () => {
  const prices = Object.freeze(priced('steel', 'auto_bodies'));
  shownPrices(prices);
  expect(types(prices)).toEqual(['steel', 'auto_bodies']);
});

const at = (updatedAt: string): MetalPrice => ({
  id: updatedAt,
  metalType: 'steel',
  price: '0.11',
  unit: 'lb',
  updatedAt,
  change: null,
});

test('the newest price dates the list', () => {
  expect(asOfText([at('2026-11-20T13:00:00Z'), at('2026-11-21T14:30:00Z'), at('2026-11-19T13:00:00Z')])).toBe(
    'Nov 21, 9:30 AM Eastern time',
  );
});

test('unreadable times are ignored', () => {
  expect(asOfText([])).toBeNull();
  expect(asOfText([at('yesterday')])).toBeNull();
  expect(asOfText([at('yesterday'), at('2026-07-04T12:00:00Z')])).toBe('Jul 4, 8:00 AM Eastern time');
});
