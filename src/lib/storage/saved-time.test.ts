import { expect, test } from 'vitest';
import { savedTime } from './saved-time.ts';

const NOW = Date.parse('2026-11-26T15:00:00Z');
const HOUR = 3_600_000;

test.each([
  ['a moment ago', NOW - 1, NOW - 1],
  ['now', NOW, NOW],
  ['a year ago', NOW - 365 * 24 * HOUR, NOW - 365 * 24 * HOUR],
  ['in ISO 8601', '2026-11-26T14:00:00.000Z', NOW - HOUR],
  ['an hour ahead', NOW + HOUR, null],
  ['three months ahead, in ISO 8601', '2027-02-26T15:00:00.000Z', null],
  ['of a clock that has lost its time', Date.UTC(1970, 0, 1, 5), null],
  ['before the site was there', Date.UTC(2024, 11, 31), null],
  ['no number', Number.NaN, null],
  ['no time', 'yesterday', null],
  ['nothing', null, null],
  ['an object', {}, null],
])('a saved time, %s', (_, saved, believed) => expect(savedTime(saved, NOW)).toBe(believed));
