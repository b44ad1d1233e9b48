import { expect, test } from 'vitest';
import type { Calendar, CalendarStop } from './admin-calendar.api.ts';
import { dayRoutes, firstFree } from './day-routes.ts';

const TRUCK = { id: 'a', name: 'Red', yardId: 'griffin', carriesLb: 4_000, isActive: true } as const;
const OUT = {
  truckId: 'a',
  day: '2026-12-01',
  opens: '08:00',
  closes: '12:00',
  driverId: null,
  driverName: 'Dan',
};

const stop = (changes: Partial<CalendarStop>): CalendarStop => ({
  id: 's',
  truckId: 'a',
  day: '2026-12-01',
  startsAt: 600,
  minutes: 30,
  state: 'planned',
  missedReason: null,
  version: 1,
  asked: null,
  place: null,
  pounds: 3_000,
  told: 'yes',
  photos: 0,
  hasOffer: false,
  ...changes,
});

const calendarOf = (changes: Partial<Calendar>): Calendar => ({
  trucks: [TRUCK, { ...TRUCK, id: 'b' }, { ...TRUCK, id: 'c', isActive: false }],
  days: [OUT, { ...OUT, truckId: 'c' }],
  stops: [],
  calls: [],
  unplanned: [],
  closed: [],
  today: '2026-12-01',
  minute: 0,
  ...changes,
});

test('the trucks of a day are those in use that are out', () => {
  expect(dayRoutes(calendarOf({}), '2026-12-01').map(({ truck }) => truck.id)).toEqual(['a']);
  expect(dayRoutes(calendarOf({}), '2026-12-02')).toEqual([]);
});

test('missed and canceled stops take neither time nor load; what is too much is said', () => {
  const stops = [
    stop({ id: 'one' }),
    stop({ id: 'two', state: 'missed' }),
    stop({ id: 'three', state: 'canceled' }),
    stop({ id: 'four', startsAt: 660 }),
    stop({ id: 'five', day: '2026-12-02' }),
  ];
  const [route] = dayRoutes(calendarOf({ stops }), '2026-12-01');
  expect(route?.stops.map(({ id }) => id)).toEqual(['one', 'four']);
  expect(route?.idle.map(({ id }) => id)).toEqual(['two', 'three']);
  expect([route?.pounds, route?.faults.poundsOver, route?.driverName]).toEqual([6_000, 2_000, 'Dan']);
});

test.each([
  ['2026-11-30', 720, 510],
  ['2026-12-01', 480, 510],
  ['2026-12-01', 511, 540],
  ['2026-12-01', 690, undefined],
  ['2026-12-02', 0, undefined],
])('on %s at minute %i the first free time of December 1 is %s', (today, minute, first) => {
  const free = firstFree(calendarOf({ today, minute }), '2026-12-01', { place: null, pounds: 1_000 });
  expect(free[0]?.startsAt).toBe(first);
});
