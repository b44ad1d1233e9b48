import { afterEach, describe, expect, test } from 'vitest';
import { type Yard, YARDS } from '../../../business/yards.ts';
import { withDaysSet } from './days-set.ts';
import { hoursOn, hoursText, openState, told, type YardHours } from './opening.ts';
import { withDayTexts } from './special-day-texts.ts';

const hours: YardHours = {
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: { opens: '08:00', closes: '12:30' },
  sunday: null,
  specialDays: [
    withDayTexts({ date: '2026-11-26', hours: null, reason: 'Thanksgiving' }),
    withDayTexts({ date: '2026-12-24', hours: { opens: '09:00', closes: '12:00' }, reason: 'Christmas Eve' }),
  ],
};
const sentence = (yard: YardHours, at: string, isRow: boolean) => {
  const state = openState(yard, new Date(at));
  if (!state) return null;
  const { said, text } = told(state, isRow);
  return `${said?.day ?? ''}${said?.why ?? ''}${text}`;
};
const says = (at: string, yard: YardHours = hours) => sentence(yard, at, false);
const row = (at: string, yard: YardHours = hours) => sentence(yard, at, true);

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
    ['2026-11-26T05:00:00Z', 'Closed today: Thanksgiving. Opens Friday 8:00 AM', 'its first minute'],
    ['2026-11-26T15:00:00Z', 'Closed today: Thanksgiving. Opens Friday 8:00 AM', 'a closed weekday'],
    ['2026-11-27T04:59:00Z', 'Closed today: Thanksgiving. Opens Friday 8:00 AM', 'its last minute'],
    ['2026-11-27T05:00:00Z', 'Closed, opens 8:00 AM', 'the day after'],
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
  [6, 'Closed today. Opens Monday 8:00 AM'],
  [7, 'Closed today'],
  [14, 'Closed today'],
])('on the Tuesday when %i closed days begin it says "%s"', (count, text) => {
  const specialDays = Array.from({ length: count }, (_, index) => ({
    date: `2027-02-${String(index + 2).padStart(2, '0')}`,
    hours: null,
    day: 'Closed today',
  }));
  expect(says('2027-02-02T15:00:00Z', { ...hours, specialDays })).toBe(text);
});

describe('today’s row of an hours table', () => {
  const inventory: YardHours = {
    ...hours,
    sunday: { opens: '10:00', closes: '14:00' },
    specialDays: [
      withDayTexts({ date: '2026-03-08', hours: null, reason: 'Inventory' }),
      withDayTexts({ date: '2026-11-01', hours: { opens: '10:00', closes: '12:00' }, reason: 'Inventory' }),
    ],
  };
  test.each([
    ['2026-11-25T15:00:00Z', '', hours, 'a day like every week'],
    ['2026-11-26T15:00:00Z', 'Closed today: Thanksgiving. Opens Friday 8:00 AM', hours, 'a closed day'],
    ['2026-12-24T13:30:00Z', 'Today 9:00 AM-12:00 PM: Christmas Eve', hours, 'a short day before it opens'],
    ['2026-12-24T16:59:00Z', 'Today 9:00 AM-12:00 PM: Christmas Eve', hours, 'a short day'],
    ['2026-12-24T18:00:00Z', 'Today 9:00 AM-12:00 PM: Christmas Eve', hours, 'a short day after it closed'],
    ['2026-03-08T04:59:00Z', '', inventory, 'the evening before the clocks go forward'],
    ['2026-03-08T05:00:00Z', 'Closed today: Inventory. Opens Monday 8:00 AM', inventory, 'that midnight'],
    ['2026-03-09T03:59:00Z', 'Closed today: Inventory. Opens Monday 8:00 AM', inventory, '23 hours later'],
    ['2026-03-09T04:00:00Z', '', inventory, 'the midnight after'],
    ['2026-11-01T04:00:00Z', 'Today 10:00 AM-12:00 PM: Inventory', inventory, 'the clocks go back'],
    ['2026-11-02T04:59:00Z', 'Today 10:00 AM-12:00 PM: Inventory', inventory, '25 hours later'],
    ['2026-11-02T05:00:00Z', '', inventory, 'the day after'],
  ])('at %s says %s', (at, text, yard, _when) => expect(row(at, yard)).toBe(text));

  test('is none where the hours cannot be read', () => {
    const specialDays = [{ date: '2026-11-23', hours: { opens: '16:30', closes: '08:00' } }];
    expect(row('2026-11-23T15:00:00Z', { ...hours, specialDays })).toBeNull();
  });

  test('needs no reason', () => {
    const specialDays = [withDayTexts({ date: '2026-11-26', hours: null, reason: '' })];
    const text = 'Closed today. Opens Friday 8:00 AM';
    expect(row('2026-11-26T15:00:00Z', { ...hours, specialDays })).toBe(text);
    expect(says('2026-11-26T15:00:00Z', { ...hours, specialDays })).toBe(text);
  });

  test('a day far ahead, which an old page brings without words, is closed like a Sunday', () => {
    const yard = { ...hours, specialDays: [{ date: '2026-11-26', hours: null }] };
    expect(says('2026-11-26T15:00:00Z', yard)).toBe('Closed, opens tomorrow 8:00 AM');
  });

  test('a day that staff closed an hour ago overrides the built one', () => {
    const set = [withDayTexts({ yardId: 'griffin', date: '2026-12-24', hours: null, reason: 'Weather' })];
    const at = '2026-12-24T15:00:00Z';
    const text = 'Closed today: Weather. Opens Friday 8:00 AM';
    expect(says(at, withDaysSet('griffin', hours, set))).toBe(text);
    expect(row(at, withDaysSet('griffin', hours, set))).toBe(text);
    expect(says(at, withDaysSet('newnan', hours, set))).toBe('Open until 12:00 PM');
  });
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
