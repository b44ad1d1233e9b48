import { describe, expect, test } from 'vitest';
import type { YardHours } from '../locations/hours/opening.ts';
import { newYorkLocal } from '../shared/time/from-new-york.ts';
import { addDays } from '../shared/time/new-york-time.ts';
import { defaultEnd, paidUntil } from './offer-end.ts';

const YARD: YardHours = {
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: { opens: '08:00', closes: '12:30' },
  sunday: null,
  specialDays: [],
};
const closedOn = (...dates: readonly string[]): YardHours => ({
  ...YARD,
  specialDays: dates.map((date) => ({ date, hours: null })),
});
const always = { opens: '00:00', closes: '23:59' };
const OPEN_LATE: YardHours = { weekdays: always, saturday: always, sunday: always, specialDays: [] };

const endOf = (yard: YardHours, at: string) => newYorkLocal(defaultEnd(yard, new Date(at)));

describe('an offer ends by default as its yard closes on its next open day', () => {
  // Asked: 366
  test.each([
    ['2026-11-23T15:00:00Z', '2026-11-24T16:30', 'Monday morning: Tuesday'],
    ['2026-11-21T16:00:00Z', '2026-11-23T16:30', 'Saturday: Monday, as Sunday is closed'],
    ['2026-11-22T16:00:00Z', '2026-11-23T16:30', 'Sunday: Monday'],
    ['2026-11-27T15:00:00Z', '2026-11-28T12:30', 'Friday: Saturday, which is short'],
    ['2026-11-24T04:59:59Z', '2026-11-24T16:30', '11:59 PM on Monday: Tuesday'],
    ['2026-11-24T05:00:00Z', '2026-11-25T16:30', 'midnight: the day after'],
    ['2027-03-13T16:00:00Z', '2027-03-15T16:30', 'over the night of 23 hours'],
    ['2026-10-31T16:00:00Z', '2026-11-02T16:30', 'over the night of 25 hours'],
    ['2027-03-14T06:59:59Z', '2027-03-15T16:30', 'as the clocks go forward'],
    ['2026-11-01T05:59:59Z', '2026-11-02T16:30', 'in the hour that comes twice'],
  ])('%s ends %s: %s', (at, end) => {
    expect(endOf(YARD, at)).toBe(end);
  });

  test('special days are skipped, and their shorter hours count', () => {
    expect(endOf(closedOn('2026-11-24', '2026-11-25'), '2026-11-23T15:00:00Z')).toBe('2026-11-26T16:30');
    const short: YardHours = {
      ...YARD,
      specialDays: [{ date: '2026-11-24', hours: { opens: '08:00', closes: '12:00' } }],
    };
    expect(endOf(short, '2026-11-23T15:00:00Z')).toBe('2026-11-24T12:00');
  });

  // Asked: 366
  test('a yard that closes at 11:59 PM, also on both nights with another hour', () => {
    expect(endOf(OPEN_LATE, '2026-11-24T04:59:30Z')).toBe('2026-11-24T23:59');
    expect(defaultEnd(OPEN_LATE, new Date('2027-03-13T20:00:00Z')).toISOString()).toBe(
      '2027-03-15T03:59:00.000Z',
    );
    expect(defaultEnd(OPEN_LATE, new Date('2026-10-31T20:00:00Z')).toISOString()).toBe(
      '2026-11-02T04:59:00.000Z',
    );
  });

  test('a closing within the hour that the clocks skip is 3:00', () => {
    const bar: YardHours = { ...OPEN_LATE, sunday: { opens: '00:00', closes: '02:30' } };
    expect(endOf(bar, '2027-03-13T20:00:00Z')).toBe('2027-03-14T03:00');
  });

  test('at least an hour, and two weeks at most if the yard stays closed or its hours cannot be read', () => {
    const brief = { opens: '00:00', closes: '00:30' };
    const soon: YardHours = { weekdays: brief, saturday: brief, sunday: brief, specialDays: [] };
    expect(endOf(soon, '2026-11-24T04:30:00Z')).toBe('2026-11-24T00:30');
    expect(endOf(soon, '2026-11-24T04:50:00Z')).toBe('2026-11-25T00:30');
    const days = Array.from({ length: 13 }, (_, index) => addDays('2026-11-24', index));
    expect(endOf(closedOn(...days), '2026-11-23T15:00:00Z')).toBe('2026-12-07T10:00');
    const shut: YardHours = {
      ...YARD,
      weekdays: { opens: '', closes: '' },
      saturday: { opens: '', closes: '' },
    };
    expect(defaultEnd(shut, new Date('2026-11-23T15:00:00Z')).toISOString()).toBe('2026-12-07T15:00:00.000Z');
  });
});

test.each([
  ['without a pickup', null, '2026-11-24T21:30:00.000Z'],
  ['picked up the day before', '2026-11-23', '2026-11-24T21:30:00.000Z'],
  ['picked up on its last day', '2026-11-24', '2026-11-25T05:00:00.000Z'],
])('an accepted offer, %s, on %s, is paid until %s', (_, day, end) =>
  expect(paidUntil(new Date('2026-11-24T21:30:00Z'), day).toISOString()).toBe(end),
);
