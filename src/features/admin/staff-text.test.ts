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
  expect(bookedText({ kind, booked, yard, stop: null })).toBe(text);
});

test.each([
  [{}, 'Truck 2, today 8:30 AM, customer told'],
  [{ isTold: false }, 'Truck 2, today 8:30 AM, customer not told yet'],
  [{ day: '2026-12-02', state: 'done' }, 'Truck 2, Wed Dec 2 8:30 AM, loaded'],
] as const)('a pickup with the stop %j says when the truck comes, not what was asked for', (its, text) => {
  const stop = {
    truck: 'Truck 2',
    day: '2026-12-01',
    startsAt: 510,
    state: 'planned',
    isTold: true,
    ...its,
  } as const;
  const pickup = { kind: 'pickup', booked: { day: '2026-12-01', time: 'morning' }, yard: 'griffin' } as const;
  expect(bookedText({ ...pickup, stop }, '2026-12-01')).toBe(text);
});
