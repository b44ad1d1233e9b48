import { expect, test } from 'vitest';
import type { Calendar, CalendarStop } from './admin-calendar.api.ts';
import { dayRoutes } from './day-routes.ts';

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
