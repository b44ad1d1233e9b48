import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { YARDS, type Yard } from '../../business/yards.ts';
import { callbackDays, callbackRefusal } from './callback-slots.ts';

const GRIFFIN = YARDS.filter(({ id }) => id === 'griffin');
const ATLANTA = YARDS.filter(({ id }) => id === 'atlanta');
const timesOn = (day: string, at: string, yards: readonly Yard[] = GRIFFIN) =>
  callbackDays(yards, new Date(at)).find((one) => one.day === day)?.times ?? [];

test('half hours from opening to closing, today and seven days ahead, without Sundays and holidays', () => {
  // Monday, 3:00 AM in New York.
  const days = callbackDays(GRIFFIN, new Date('2026-11-23T08:00:00Z'));
  expect(days.map(({ day }) => day.slice(5))).toEqual(['11-23', '11-24', '11-25', '11-27', '11-28', '11-30']);
  expect(days[0]?.times).toEqual(
    Array.from({ length: 17 }, (_, slot) => {
      const minutes = 480 + slot * 30;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
    }),
  );
  expect(days[4]?.times.at(-1)).toBe('12:00');
});

test.each([
  ['2026-11-23T14:30:00Z', '10:00', '9:30 leaves exactly half an hour'],
  ['2026-11-23T14:30:59Z', '10:00', 'seconds do not count'],
  ['2026-11-23T14:31:00Z', '10:30', '9:31 does not'],
  ['2026-11-23T20:30:00Z', '16:00', 'the last slot ends as the yard closes'],
])('at %s the first slot of the day is %s: %s', (at, first) => {
  expect(timesOn('2026-11-23', at)[0]).toBe(first);
});

test('too late for today, the day is not offered', () => {
  expect(callbackDays(GRIFFIN, new Date('2026-11-23T20:31:00Z'))[0]?.day).toBe('2026-11-24');
});

test('each yard has its own hours; without a choice those of all count', () => {
  const at = '2026-11-23T08:00:00Z';
  expect(timesOn('2026-11-24', at, ATLANTA).at(-1)).toBe('15:30');
  expect(timesOn('2026-11-24', at, YARDS).at(-1)).toBe('16:00');
  expect(timesOn('2026-11-24', at, YARDS)).toHaveLength(17);
});

test('the notice reaches over midnight, and unreadable hours offer nothing', () => {
  const always = { opens: '00:00', closes: '23:59' };
  const [griffin] = GRIFFIN as [Yard];
  const lateYard = [{ ...griffin, weekdays: always }];
  // 11:45 PM: a slot at midnight is too soon.
  expect(timesOn('2026-11-24', '2026-11-24T04:45:00Z', lateYard)[0]).toBe('00:30');
  expect(
    timesOn('2026-11-24', '2026-11-23T08:00:00Z', [{ ...griffin, weekdays: { opens: '', closes: '' } }]),
  ).toEqual([]);
});

test.each([
  [{ day: '2026-11-23', time: '10:00' }, null],
  [{ day: '2026-11-22', time: '10:00' }, 'day'],
  [{ day: '2026-11-26', time: '10:00' }, 'day'],
  [{ day: '2026-12-01', time: '10:00' }, 'day'],
  [{ day: '2026-11-23', time: '09:30' }, 'time'],
  [{ day: '2026-11-23', time: '10:15' }, 'time'],
  [{ day: '2026-11-28', time: '12:30' }, 'time'],
])('of %j the field %s is refused', (callback, field) => {
  expect(callbackRefusal(callback, GRIFFIN, new Date('2026-11-23T14:30:00Z'))?.field ?? null).toBe(field);
});

const ownZone = process.env['TZ'];
describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a clock in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  });

  test.each([
    ['2027-03-12T14:40:00Z', '2027-03-12 10:30', 'the last working day on winter time, 9:40 AM EST'],
    ['2027-03-15T13:40:00Z', '2027-03-15 10:30', 'the first on summer time, 9:40 AM EDT'],
    ['2027-03-14T06:59:00Z', '2027-03-15 08:00', 'as the clocks go forward'],
    ['2026-10-30T13:40:00Z', '2026-10-30 10:30', 'the last working day on summer time'],
    ['2026-11-02T14:40:00Z', '2026-11-02 10:30', 'the first on winter time'],
    ['2026-11-01T06:30:00Z', '2026-11-02 08:00', 'in the hour that comes twice'],
  ])('at %s the first slot is %s: %s', (at, first) => {
    const [offered] = callbackDays(GRIFFIN, new Date(at));
    expect(`${offered?.day} ${offered?.times[0]}`).toBe(first);
  });
});
