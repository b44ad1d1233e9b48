import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { YARDS, type Yard } from '../../business/yards.ts';
import { answerBy } from '../offers/request/answer-by.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import {
  callbackDays,
  callbackRefusal,
  pickupDays,
  pickupRefusal,
  unofferedFields,
  yardsFor,
} from './offered-times.ts';

const GRIFFIN = YARDS.filter(({ id }) => id === 'griffin');
/** A Saturday, 3:58 PM in New York. */
const SATURDAY = new Date('2026-11-21T20:58:00Z');
const daysOf = (yards: readonly Yard[], at: string) => pickupDays(yards, new Date(at)).map(({ day }) => day);

const withDay = (date: string, hours: Yard['saturday'] | null): readonly Yard[] =>
  GRIFFIN.map((yard) => ({ ...yard, specialDays: [{ date, hours, reason: 'Stock-taking' }] }));

test('pickups: two weeks from tomorrow, without Sundays and holidays', () => {
  expect(pickupDays(GRIFFIN, SATURDAY)).toEqual(
    [23, 24, 25, 27, 28, 30, 1, 2, 3, 4, 5].map((date) => ({
      day: `2026-${date < 20 ? '12' : '11'}-${String(date).padStart(2, '0')}`,
      // On Monday at 10 our answer is due.
      times: date === 23 ? ['afternoon'] : date === 28 || date === 5 ? ['morning'] : ['morning', 'afternoon'],
    })),
  );
});

test('no truck is offered for a time before our answer is due', () => {
  // Friday, 11:32 PM in New York: the answer is due as the yard closes on Saturday.
  expect(pickupDays(GRIFFIN, new Date('2026-11-28T04:32:00Z'))[0]).toMatchObject({ day: '2026-11-30' });
  // Monday at 9 AM and at 1 PM: until Tuesday at the same time.
  expect(pickupDays(GRIFFIN, new Date('2026-11-23T14:00:00Z'))[0]).toEqual({
    day: '2026-11-24',
    times: ['afternoon'],
  });
  expect(pickupDays(GRIFFIN, new Date('2026-11-23T18:00:00Z'))[0]).toMatchObject({ day: '2026-11-25' });
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    const at = new Date(SATURDAY.getTime() + hour * 3_600_000);
    const due = answerBy(GRIFFIN, at);
    const [first] = pickupDays(GRIFFIN, at);
    const begins = first && momentAt(first.day, first.times[0] === 'morning' ? '08:00' : '12:00');
    expect(begins?.getTime()).toBeGreaterThanOrEqual(Number(due));
  }
});

const windowsFor = (opens: string, closes: string) =>
  pickupDays(withDay('2026-11-24', { opens, closes }), SATURDAY).find(({ day }) => day === '2026-11-24')
    ?.times;

test('a window is offered only within the opening hours', () => {
  expect(windowsFor('08:00', '12:00')).toEqual(['morning']);
  expect(windowsFor('08:30', '16:00')).toEqual(['afternoon']);
  expect(windowsFor('10:00', '14:00')).toBeUndefined();
});

test('without a chosen yard, one open yard is enough', () => {
  const [griffin, , atlanta] = YARDS;
  const yards = [...withDay('2026-11-24', null), ...YARDS.filter((yard) => yard === atlanta)];
  expect(griffin && daysOf(withDay('2026-11-24', null), SATURDAY.toISOString())).not.toContain('2026-11-24');
  expect(daysOf(yards, SATURDAY.toISOString())).toContain('2026-11-24');
  expect(daysOf([], SATURDAY.toISOString())).toEqual([]);
});

test.each([
  [{ day: '2026-11-24', window: 'afternoon' }, null],
  [{ day: '2026-11-21', window: 'morning' }, 'day'],
  [{ day: '2026-11-22', window: 'morning' }, 'day'],
  [{ day: '2026-12-06', window: 'morning' }, 'day'],
  [{ day: '2026-02-31', window: 'morning' }, 'day'],
  [{ day: '2026-11-28', window: 'afternoon' }, 'window'],
] as const)('of the pickup %j the field %s is refused', (pickup, field) => {
  expect(pickupRefusal(pickup, GRIFFIN, SATURDAY)?.field ?? null).toBe(field);
});

const ATLANTA = YARDS.filter(({ id }) => id === 'atlanta');
const timesOn = (day: string, at: string, yards: readonly Yard[] = GRIFFIN) =>
  callbackDays(yards, new Date(at)).find((one) => one.day === day)?.times ?? [];

test('calls: half hours from opening to closing, today and seven days ahead, without Sundays and holidays', () => {
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

test('a day without slots left is not offered', () => {
  expect(callbackDays(GRIFFIN, new Date('2026-11-23T20:31:00Z'))[0]?.day).toBe('2026-11-24');
});

test('each yard has its own hours; without a choice all of them count', () => {
  const at = '2026-11-23T08:00:00Z';
  expect(timesOn('2026-11-24', at, ATLANTA).at(-1)).toBe('15:30');
  expect(timesOn('2026-11-24', at, YARDS).at(-1)).toBe('16:00');
  expect(timesOn('2026-11-24', at, YARDS)).toHaveLength(17);
});

test('the notice works across midnight, and unreadable hours offer nothing', () => {
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
])('of the callback %j the field %s is refused', (callback, field) => {
  expect(callbackRefusal(callback, GRIFFIN, new Date('2026-11-23T14:30:00Z'))?.field ?? null).toBe(field);
});

test('only the chosen yard counts; without a choice all of them', () => {
  expect(yardsFor('newnan', YARDS).map(({ id }) => id)).toEqual(['newnan']);
  expect(yardsFor('', YARDS)).toEqual(YARDS);
  expect(yardsFor('macon', YARDS)).toEqual([]);
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
    ['2026-11-24T04:59:59Z', '2026-12-07', 'a second before New York’s midnight'],
    ['2026-11-24T05:00:00Z', '2026-12-08', 'at New York’s midnight'],
    ['2027-03-14T06:59:59Z', '2027-03-27', 'a second before the clocks go forward'],
    ['2027-03-15T03:59:59Z', '2027-03-27', 'in the last second of that day'],
    ['2027-03-15T04:00:00Z', '2027-03-29', 'after it'],
    ['2026-11-01T05:59:59Z', '2026-11-14', 'in the hour that comes twice'],
    ['2026-11-02T04:59:59Z', '2026-11-14', 'in the last second of the day with 25 hours'],
  ])('at %s the last pickup is on %s: %s', (at, last) => {
    expect(daysOf(GRIFFIN, at).at(-1)).toBe(last);
  });

  test.each([
    ['2027-03-12T14:40:00Z', '2027-03-12 10:30', 'the last working day on winter time, 9:40 AM EST'],
    ['2027-03-15T13:40:00Z', '2027-03-15 10:30', 'the first on summer time, 9:40 AM EDT'],
    ['2027-03-14T06:59:00Z', '2027-03-15 08:00', 'as the clocks go forward'],
    ['2026-10-30T13:40:00Z', '2026-10-30 10:30', 'the last working day on summer time'],
    ['2026-11-02T14:40:00Z', '2026-11-02 10:30', 'the first on winter time'],
    ['2026-11-01T06:30:00Z', '2026-11-02 08:00', 'in the hour that comes twice'],
  ])('at %s the first call is %s: %s', (at, first) => {
    const [offered] = callbackDays(GRIFFIN, new Date(at));
    expect(`${offered?.day} ${offered?.times[0]}`).toBe(first);
  });
});

// Monday, November 23, 2026, 10:00 in Georgia; the 29th is a Sunday.
const MONDAY = new Date('2026-11-23T15:00:00Z');

test.each<[string, object, object | null]>([
  ['neither a truck nor a call', {}, null],
  ['a truck on a day and in hours of the yard', { pickup: { day: '2026-11-24', window: 'afternoon' } }, null],
  [
    'a truck before our answer is due',
    { pickup: { day: '2026-11-24', window: 'morning' } },
    { 'pickup.window': expect.any(String) as unknown },
  ],
  [
    'a truck on a Sunday',
    { pickup: { day: '2026-11-29', window: 'morning' } },
    { 'pickup.day': expect.any(String) as unknown },
  ],
  [
    'a truck on a Saturday after noon',
    { pickup: { day: '2026-11-28', window: 'afternoon' } },
    { 'pickup.window': expect.any(String) as unknown },
  ],
  ['a call in hours of the yard', { callback: { day: '2026-11-24', time: '09:00' } }, null],
  [
    'a call on a Sunday',
    { callback: { day: '2026-11-29', time: '09:00' } },
    { 'callback.day': expect.any(String) as unknown },
  ],
  [
    'a call at night',
    { callback: { day: '2026-11-24', time: '03:00' } },
    { 'callback.time': expect.any(String) as unknown },
  ],
])('who asks for %s is told what is not on offer: %j', (_, asked, told) =>
  expect(unofferedFields({ location: 'griffin', ...asked } as never, YARDS, MONDAY)).toEqual(told),
);
