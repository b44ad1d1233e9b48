import { describe, expect, test } from 'vitest';
import type { GradePrice } from '../prices/list/price-list.api.ts';
import { fromNewYork, newYorkLocal } from '../shared/time/from-new-york.ts';
import {
  type AlertRule,
  alertPrice,
  hasFired,
  isReached,
  isSameDay,
  lastListTime,
  nextMailTime,
  type PricesByYard,
} from './alert-fires.ts';

const rule = (changes: Partial<AlertRule>): AlertRule => ({
  kind: 'at_least',
  metalType: 'copper_wire',
  yardId: null,
  atLeastCents: 450,
  unit: 'lb',
  knownPrice: '4.40',
  ...changes,
});

test.each([
  ['4.50', 450, true],
  ['4.4999', 450, false],
  ['4.5', 450, true],
  ['180', 18_000, true],
  ['0.11', 12, false],
])('%s reaches %i cents: %s', (price, cents, isIt) => expect(isReached(price, cents)).toBe(isIt));

describe('an amount', () => {
  test.each([
    ['is reached from below', '4.40', '4.50', true],
    ['is passed', '4.40', '5.00', true],
    ['is not reached', '4.40', '4.4999', false],
    ['was reached before', '4.50', '4.60', false],
    ['was passed, and the price fell', '4.60', '4.50', false],
  ])('%s: %s, then %s', (_, knownPrice, price, fires) =>
    expect(hasFired(rule({ knownPrice }), { price, unit: 'lb' })).toBe(fires),
  );
});

describe('a price has moved', () => {
  test.each([
    ['4.00', '4.12', true],
    ['4.00', '4.1199', false],
    ['4.00', '3.88', true],
    ['4.00', '3.8801', false],
    ['0.10', '0.103', true],
  ])('from %s to %s: %s', (knownPrice, price, fires) =>
    expect(hasFired(rule({ kind: 'moved', atLeastCents: null, knownPrice }), { price, unit: 'lb' })).toBe(
      fires,
    ),
  );
});

test('figures in another unit are not compared, and the whole list is no price', () => {
  expect(hasFired(rule({}), { price: '180', unit: 'ton' })).toBe(false);
  const weekly = rule({ kind: 'weekly', metalType: null, unit: null, knownPrice: null, atLeastCents: null });
  expect(hasFired(weekly, { price: '9', unit: 'lb' })).toBe(false);
});

const paid = (price: string) => [{ metalType: 'copper_wire', price } as GradePrice];

test('any yard is the one that pays the most; a grade that is hidden or priced by phone has no price', () => {
  const prices: PricesByYard = { griffin: paid('4.40'), newnan: paid('4.60'), atlanta: paid('0') };
  expect(alertPrice(rule({}), prices)).toMatchObject({ yardId: 'newnan', grade: { price: '4.60' } });
  expect(alertPrice(rule({ yardId: 'griffin' }), prices)?.grade.price).toBe('4.40');
  expect(alertPrice(rule({ yardId: 'atlanta' }), prices)).toBeNull();
  expect(alertPrice(rule({ metalType: 'brass' }), prices)).toBeNull();
});

const at = (local: string): Date => fromNewYork(local) ?? new Date(Number.NaN);

test.each([
  ['2026-11-30T06:59', '2026-11-23T07:00'],
  ['2026-11-30T07:00', '2026-11-30T07:00'],
  ['2026-12-06T23:59', '2026-11-30T07:00'],
  // The clocks went back the day before.
  ['2026-11-02T07:00', '2026-11-02T07:00'],
  ['2027-03-14T12:00', '2027-03-08T07:00'],
])('at %s the last list went out %s', (now, list) => expect(newYorkLocal(lastListTime(at(now)))).toBe(list));

test('a second mail of a day waits until seven the next morning, whatever the clocks do at night', () => {
  expect(newYorkLocal(nextMailTime(at('2026-10-31T23:30')))).toBe('2026-11-01T07:00');
  expect(isSameDay(at('2026-11-29T00:00'), at('2026-11-29T23:59'))).toBe(true);
  expect(isSameDay(at('2026-11-28T23:59'), at('2026-11-29T00:00'))).toBe(false);
});
