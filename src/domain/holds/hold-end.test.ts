import { expect, test } from 'vitest';
import type { YardHours } from '../locations/hours/opening.ts';
import { newYorkLocal } from '../shared/time/from-new-york.ts';
import { holdEnd, movedHoldEnd } from './hold-end.ts';

const YARD: YardHours = {
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: { opens: '08:00', closes: '12:30' },
  sunday: null,
  specialDays: [],
};
const on = (date: string, hours: { opens: string; closes: string } | null): YardHours => ({
  ...YARD,
  specialDays: [{ date, hours }],
});

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23T16:30', 'before opening: today'],
  ['2026-11-23T18:30:00Z', '2026-11-23T16:30', 'three hours are left: today'],
  ['2026-11-23T18:30:00.001Z', '2026-11-24T16:30', 'a moment less: tomorrow'],
  ['2026-11-23T22:00:00Z', '2026-11-24T16:30', 'after closing: tomorrow'],
  ['2026-11-27T20:00:00Z', '2026-11-28T12:30', 'Friday afternoon: Saturday, which has more than three hours'],
  [
    '2026-11-28T15:00:00Z',
    '2026-11-30T16:30',
    'Saturday morning: Monday, as too little is left and Sunday is closed',
  ],
  ['2027-03-13T20:00:00Z', '2027-03-15T16:30', 'over the night of 23 hours'],
  ['2026-10-31T20:00:00Z', '2026-11-02T16:30', 'over the night of 25 hours'],
])('a price of %s is held until %s: %s', (at, end) => {
  const until = holdEnd(YARD, new Date(at));
  expect(until && newYorkLocal(until)).toBe(end);
});

test('a special day with less than three hours is skipped, as one that is closed', () => {
  const monday = new Date('2026-11-23T13:00:00Z');
  for (const hours of [null, { opens: '08:00', closes: '10:59' }]) {
    expect(newYorkLocal(holdEnd(on('2026-11-23', hours), monday) as Date)).toBe('2026-11-24T16:30');
  }
});

test('a day that is closed later moves the end to the next open day; a shorter one too, and never to an earlier minute', () => {
  const until = new Date('2026-11-24T21:30:00Z');
  expect(movedHoldEnd(YARD, until)).toEqual(until);
  for (const hours of [null, { opens: '08:00', closes: '12:00' }]) {
    expect(newYorkLocal(movedHoldEnd(on('2026-11-24', hours), until))).toBe('2026-11-25T16:30');
  }
  const longer = on('2026-11-24', { opens: '08:00', closes: '18:00' });
  expect(newYorkLocal(movedHoldEnd(longer, until))).toBe('2026-11-24T18:00');
});

test('a yard that is never open holds nothing', () => {
  const never = { opens: '08:00', closes: '08:00' };
  const closed: YardHours = { weekdays: never, saturday: never, sunday: null, specialDays: [] };
  expect(holdEnd(closed, new Date('2026-11-23T13:00:00Z'))).toBeNull();
});
