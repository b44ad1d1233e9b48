import { afterEach, describe, expect, test } from 'vitest';
import { type Yard, YARDS } from '../../business/yards.ts';
import { hoursOn, hoursText, openState, openStateText, type YardHours } from './opening.ts';

const hours: YardHours = {
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: { opens: '08:00', closes: '12:30' },
  sunday: null,
  specialDays: [
    { date: '2026-11-26', hours: null },
    { date: '2026-12-24', hours: { opens: '09:00', closes: '12:00' } },
  ],
};
const says = (at: string, yard: YardHours = hours) => {
  const state = openState(yard, new Date(at));
  return state && openStateText(state);
};

const viewerZone = process.env['TZ'];
afterEach(() => {
  if (viewerZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = viewerZone;
});

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('for a viewer in %s', (zone) => {
  // Asked: 226, 398
  test.each([
    ['2026-11-23T12:59:59Z', 'Closed, opens 8:00 AM', 'a second before the gate opens'],
    ['2026-11-23T13:00:00Z', 'Open until 4:30 PM', 'the opening minute'],
    ['2026-11-23T21:29:59Z', 'Open until 4:30 PM', 'the last second'],
    ['2026-11-23T21:30:00Z', 'Closed, opens tomorrow 8:00 AM', 'the closing minute is closed'],
    ['2026-11-24T04:59:00Z', 'Closed, opens tomorrow 8:00 AM', 'a minute before midnight'],
    ['2026-11-24T05:00:00Z', 'Closed, opens 8:00 AM', 'midnight'],
    ['2026-11-21T17:29:00Z', 'Open until 12:30 PM', 'Saturday noon'],
    ['2026-11-21T17:30:00Z', 'Closed, opens Monday 8:00 AM', 'Saturday closing'],
    ['2026-11-22T15:00:00Z', 'Closed, opens tomorrow 8:00 AM', 'Sunday'],
    ['2026-11-25T22:00:00Z', 'Closed, opens Friday 8:00 AM', 'the eve of a closed day'],
    ['2026-11-26T15:00:00Z', 'Closed, opens tomorrow 8:00 AM', 'a closed weekday'],
    ['2026-12-24T13:30:00Z', 'Closed, opens 9:00 AM', 'a special day opens late'],
    ['2026-12-24T16:59:00Z', 'Open until 12:00 PM', 'a special day'],
    ['2026-12-24T17:00:00Z', 'Closed, opens tomorrow 8:00 AM', 'a special day closes early'],
    // 2026: clocks go forward on Sunday 8 March and back on Sunday 1 November.
    ['2026-03-07T13:00:00Z', 'Open until 12:30 PM', 'the Saturday before summer time'],
    ['2026-03-08T07:00:00Z', 'Closed, opens tomorrow 8:00 AM', 'the hour that does not exist'],
    ['2026-03-09T11:59:00Z', 'Closed, opens 8:00 AM', 'the first summer morning, one UTC hour earlier'],
    ['2026-03-09T12:00:00Z', 'Open until 4:30 PM', 'the first summer opening'],
    ['2026-03-09T20:30:00Z', 'Closed, opens tomorrow 8:00 AM', 'the first summer closing'],
    ['2026-10-30T20:29:00Z', 'Open until 4:30 PM', 'the last summer weekday'],
    ['2026-11-01T05:30:00Z', 'Closed, opens tomorrow 8:00 AM', 'the hour that comes twice, first time'],
    ['2026-11-01T06:30:00Z', 'Closed, opens tomorrow 8:00 AM', 'the hour that comes twice, second time'],
    ['2026-11-02T12:30:00Z', 'Closed, opens 8:00 AM', 'the first winter morning'],
    ['2026-11-02T13:00:00Z', 'Open until 4:30 PM', 'the first winter opening'],
  ])('at %s it says "%s": %s', (at, text) => {
    process.env['TZ'] = zone;
    expect(says(at)).toBe(text);
  });
});

describe('on the days the clocks change, a yard open on Sunday', () => {
  const sundays: YardHours = { ...hours, sunday: { opens: '01:00', closes: '04:00' } };
  // Asked: 226, 398
  test.each([
    ['2026-03-08T05:59:00Z', 'Closed, opens 1:00 AM'],
    ['2026-03-08T06:59:00Z', 'Open until 4:00 AM'],
    ['2026-03-08T07:59:00Z', 'Open until 4:00 AM'],
    ['2026-03-08T08:00:00Z', 'Closed, opens tomorrow 8:00 AM'],
    ['2026-11-01T05:00:00Z', 'Open until 4:00 AM'],
    ['2026-11-01T06:00:00Z', 'Open until 4:00 AM'],
    ['2026-11-01T08:59:00Z', 'Open until 4:00 AM'],
    ['2026-11-01T09:00:00Z', 'Closed, opens tomorrow 8:00 AM'],
  ])('at %s says "%s"', (at, text) => expect(says(at, sundays)).toBe(text));
});

describe('unreadable hours give no state', () => {
  test.each([
    ['an hour that is none', { opens: '8', closes: '16:30' }],
    ['closing before opening', { opens: '16:30', closes: '08:00' }],
    ['closing at opening', { opens: '08:00', closes: '08:00' }],
    ['a 25th hour', { opens: '08:00', closes: '25:00' }],
  ])('%s', (_, weekdays) => expect(says('2026-11-23T15:00:00Z', { ...hours, weekdays })).toBeNull());

  // Asked: 226
  test('a moment that is none', () => expect(openState(hours, new Date(Number.NaN))).toBeNull());
});

test.each([
  [6, 'Closed, opens Monday 8:00 AM'],
  [7, 'Closed'],
  [14, 'Closed'],
])('on the Tuesday when %i closed days begin it says "%s"', (count, text) => {
  const specialDays = Array.from({ length: count }, (_, index) => ({
    date: `2027-02-${String(index + 2).padStart(2, '0')}`,
    hours: null,
  }));
  expect(says('2027-02-02T15:00:00Z', { ...hours, specialDays })).toBe(text);
});

// Asked: 201
test('hours read as the specification writes them', () => {
  expect(hoursText(hours.weekdays)).toBe('8:00 AM-4:30 PM');
  expect(hoursText(null)).toBe('Closed');
  expect(hoursText({ opens: '00:00', closes: '12:00' })).toBe('12:00 AM-12:00 PM');
});

// Asked: 75, 201, 222
test.each(YARDS.map((yard): [string, Yard] => [yard.id, yard]))(
  '%s keeps the published hours',
  (id, yard) => {
    expect(hoursOn(yard, '2026-11-23')).toEqual({
      opens: '08:00',
      closes: id === 'atlanta' ? '16:00' : '16:30',
    });
    expect(hoursOn(yard, '2026-11-21')).toEqual({ opens: '08:00', closes: '12:30' });
    expect(hoursOn(yard, '2026-11-22')).toBeNull();
  },
);
