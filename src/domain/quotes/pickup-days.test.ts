import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { YARDS, type Yard } from '../../business/yards.ts';
import { pickupDays, pickupRefusal } from './pickup-days.ts';

const GRIFFIN = YARDS.filter(({ id }) => id === 'griffin');
/** A Saturday, 3:58 PM in New York. */
const SATURDAY = new Date('2026-11-21T20:58:00Z');
const daysOf = (yards: readonly Yard[], at: string) => pickupDays(yards, new Date(at)).map(({ day }) => day);

const withDay = (date: string, hours: Yard['saturday'] | null): readonly Yard[] =>
  GRIFFIN.map((yard) => ({ ...yard, specialDays: [{ date, hours, reason: 'Stock-taking' }] }));

test('two weeks from tomorrow, without Sundays and holidays', () => {
  expect(pickupDays(GRIFFIN, SATURDAY)).toEqual(
    [23, 24, 25, 27, 28, 30, 1, 2, 3, 4, 5].map((date) => ({
      day: `2026-${date < 20 ? '12' : '11'}-${String(date).padStart(2, '0')}`,
      windows: date === 28 || date === 5 ? ['morning'] : ['morning', 'afternoon'],
    })),
  );
});

const windowsFor = (opens: string, closes: string) =>
  pickupDays(withDay('2026-11-24', { opens, closes }), SATURDAY).find(({ day }) => day === '2026-11-24')
    ?.windows;

test('every window of a day must lie within its hours', () => {
  expect(windowsFor('08:00', '12:00')).toEqual(['morning']);
  expect(windowsFor('08:30', '16:00')).toEqual(['afternoon']);
  expect(windowsFor('10:00', '14:00')).toBeUndefined();
});

test('without a chosen yard one that is open is enough', () => {
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
] as const)('of %j the field %s is refused', (pickup, field) => {
  expect(pickupRefusal(pickup, GRIFFIN, SATURDAY)?.field ?? null).toBe(field);
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
    ['2026-11-24T04:59:59Z', '2026-11-24', 'a second before New York’s midnight'],
    ['2026-11-24T05:00:00Z', '2026-11-25', 'at New York’s midnight'],
    ['2027-03-14T06:59:59Z', '2027-03-15', 'a second before the clocks go forward'],
    ['2027-03-15T03:59:59Z', '2027-03-15', 'in the last second of that day'],
    ['2027-03-15T04:00:00Z', '2027-03-16', 'after it'],
    ['2026-11-01T05:59:59Z', '2026-11-02', 'in the hour that comes twice'],
    ['2026-11-02T04:59:59Z', '2026-11-02', 'in the last second of the day with 25 hours'],
  ])('at %s the first day is %s: %s', (at, first) => {
    expect(daysOf(GRIFFIN, at)[0]).toBe(first);
  });
});
