import { expect, test } from 'vitest';
import { METAL_NAMES } from '../../src/domain/prices/texts.ts';
import { samplePrices } from './fill-samples.ts';

const UNTIL = new Date('2026-11-14T12:00:00Z');
const DAY_MS = 86_400_000;

test.each(Object.keys(METAL_NAMES))('%s walks without a gap to the day it must end on', (metalType) => {
  const walk = samplePrices(metalType, '0.44', UNTIL);
  expect(walk.length).toBeGreaterThan(12);
  expect(walk.at(-1)?.effectiveTo).toEqual(UNTIL);
  const [first] = walk;
  expect(UNTIL.getTime() - (first?.effectiveFrom.getTime() ?? 0)).toBeGreaterThanOrEqual(90 * DAY_MS);
  for (const [index, { effectiveTo }] of walk.slice(0, -1).entries()) {
    expect(walk[index + 1]?.effectiveFrom).toEqual(effectiveTo);
  }
});

test.each(['4.50', '0.085', '0.11'])('$%s stays near itself, in its own decimals', (price) => {
  for (const { price: past } of samplePrices('copper_wire', price, UNTIL)) {
    expect(past.split('.')[1]).toHaveLength(price.split('.')[1]?.length ?? 0);
    expect(Math.abs(Number(past) / Number(price) - 1)).toBeLessThan(0.25);
  }
});

test('the walk of a metal is always the same, and not that of another', () => {
  expect(samplePrices('brass', '2.40', UNTIL)).toEqual(samplePrices('brass', '2.40', UNTIL));
  expect(samplePrices('brass', '2.40', UNTIL)).not.toEqual(samplePrices('steel', '2.40', UNTIL));
});
