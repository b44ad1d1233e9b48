import { expect, test } from 'vitest';
import { YARD_IDS } from '../../business/yards.ts';
import { asSiteNumber, isSiteNumber, siteNumber } from './site-number.ts';

test('a yard numbers its tickets by its letter and the year', () => {
  expect(siteNumber('griffin', 2026, 1001)).toBe('G26-W1001');
  expect(siteNumber('2nd-street', 2031, 12_345)).toBe('231-W12345');
  for (const id of YARD_IDS) expect(isSiteNumber(siteNumber(id, 2026, 1001))).toBe(true);
});

test('its dash may be left out or doubled; what a point of sale prints is not such a number', () => {
  for (const typed of ['G26-W1001', 'G26W1001', 'G26-W-1001', 'G26W-1001'])
    expect(asSiteNumber(typed)).toBe('G26-W1001');
  for (const other of ['G26-1001', 'W26-1001', '1001', 'G26-W', 'GG26-W1001', 'G26-W1001-2'])
    expect([asSiteNumber(other), isSiteNumber(other)]).toEqual([null, false]);
  // Read as ours where it is looked up, and free for others.
  expect(isSiteNumber('G26W1001')).toBe(false);
});
