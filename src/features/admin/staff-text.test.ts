import { expect, test } from 'vitest';
import { bookedText, durationText } from './staff-text.ts';

const MINUTE = 60_000;

test.each([
  [-1, '0 minutes'],
  [MINUTE, '1 minute'],
  [119 * MINUTE, '119 minutes'],
  [120 * MINUTE, '2 hours'],
  [47 * 60 * MINUTE, '47 hours'],
  [48 * 60 * MINUTE, '2 days'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  ['callback', { day: '2026-12-03', time: '14:00' }, 'griffin', 'Call Thu Dec 3, 2:00 PM'],
  ['pickup', { day: '2026-12-01', time: 'morning' }, 'griffin', 'Pickup Tue Dec 1 morning, Griffin GA'],
  ['pickup', { day: '2026-12-01', time: 'afternoon' }, null, 'Pickup Tue Dec 1 afternoon, Any yard'],
  ['quote', null, 'griffin', null],
] as const)('a %s with %j at %s says so', (kind, booked, yard, text) => {
  expect(bookedText({ kind, booked, yard })).toBe(text);
});
