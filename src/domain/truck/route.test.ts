import { expect, test } from 'vitest';
import { driveMinutes, freeStarts, routeFaults, type TruckRoute, type Visit } from './route.ts';
import { clockMinutes } from '../shared/time/clock-minutes.ts';

const YARD = { lat: 33.25, lng: -84.26 };
/** About 12.4 miles north of the yard: half an hour. */
const NORTH = { lat: 33.43, lng: -84.26 };
/** About 24.9 miles: an hour. */
const FAR_NORTH = { lat: 33.61, lng: -84.26 };

const routeOf = (changes: Partial<TruckRoute> = {}): TruckRoute => ({
  opens: '08:00',
  closes: '12:00',
  carriesLb: 10_000,
  yard: YARD,
  stops: [],
  ...changes,
});

const stop = (clock: string, place: Visit['place'] = NORTH, pounds = 1_000): Visit => ({
  startsAt: clockMinutes(clock),
  minutes: 30,
  place,
  pounds,
});

const free = (route: TruckRoute, { place = NORTH as Visit['place'], pounds = 1_000 } = {}) =>
  freeStarts(route, { place, pounds }).map(
    (at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`,
  );

test('a drive is its miles at 25 an hour, up to the next minute, and half an hour where nobody knows', () => {
  expect(driveMinutes(YARD, YARD)).toBe(0);
  expect(driveMinutes(YARD, NORTH)).toBe(30);
  expect(driveMinutes(YARD, FAR_NORTH)).toBe(60);
  expect(driveMinutes(YARD, null)).toBe(30);
});

test('a truck is offered from when it can be there until it can still be back', () => {
  expect(free(routeOf())).toEqual(['8:30', '9:00', '9:30', '10:00', '10:30', '11:00']);
  expect(free(routeOf(), { place: FAR_NORTH })).toEqual(['9:00', '9:30', '10:00', '10:30']);
});

test('it drives from the stop before, and is in time at the next one', () => {
  const between = routeOf({ stops: [stop('11:00'), stop('08:30')] });
  expect(free(between)).toEqual(['9:00', '9:30', '10:00', '10:30']);
  expect(free(between, { place: FAR_NORTH })).toEqual(['9:30', '10:00']);
  expect(free(between, { place: YARD })).toEqual(['9:30', '10:00']);
});

test('a load that it can no longer carry gets no time', () => {
  const half = routeOf({ stops: [stop('08:30', NORTH, 6_000)] });
  expect(free(half, { pounds: 4_000 })).not.toEqual([]);
  expect(free(half, { pounds: 4_001 })).toEqual([]);
});

test('a day says where its truck is late, when it is back late, and what it cannot carry', () => {
  const late = stop('09:00', FAR_NORTH);
  const {
    late: found,
    backLate,
    poundsOver,
  } = routeFaults(routeOf({ stops: [stop('11:30', FAR_NORTH, 9_500), late, stop('08:45')] }));
  expect([...found.entries()]).toEqual([[expect.objectContaining({ startsAt: 540 }), 45]]);
  expect([backLate, poundsOver]).toEqual([60, 1_500]);
  expect(routeFaults(routeOf({ stops: [stop('08:30')] }))).toEqual({
    late: new Map(),
    backLate: 0,
    poundsOver: 0,
  });
});
