import {
  TRUCK_LOAD_LB,
  TRUCK_MILES_PER_HOUR,
  TRUCK_STEP_MINUTES,
  TRUCK_STOP_MINUTES,
  TRUCK_UNKNOWN_DRIVE_MINUTES,
} from '../../business/constants.ts';
import { milesBetween, type Place } from '../locations/places/nearest.ts';
import { clockMinutes } from '../shared/time/clock-minutes.ts';

/** What a truck does at one place. Times are minutes after midnight on New York's clock. */
export interface Visit {
  readonly startsAt: number;
  readonly minutes: number;
  /** null: nobody knows where it is. */
  readonly place: Place | null;
  readonly pounds: number;
}

/** A truck's day: out between two times ("HH:MM"), from and to its yard. */
export interface TruckRoute {
  readonly opens: string;
  readonly closes: string;
  readonly carriesLb: number;
  readonly yard: Place;
  /** In any order. */
  readonly stops: readonly Visit[];
}

/** In a straight line at TRUCK_MILES_PER_HOUR, up to the next whole minute. */
export const driveMinutes = (from: Place | null, to: Place | null): number =>
  from && to ? Math.ceil((milesBetween(from, to) / TRUCK_MILES_PER_HOUR) * 60) : TRUCK_UNKNOWN_DRIVE_MINUTES;

export const poundsOf = (weightClass: keyof typeof TRUCK_LOAD_LB): number => TRUCK_LOAD_LB[weightClass];

const endOf = ({ startsAt, minutes }: Visit): number => startsAt + minutes;

const inOrder = (stops: readonly Visit[]): readonly Visit[] =>
  stops.toSorted((a, b) => a.startsAt - b.startsAt);

const loadOf = (stops: readonly Visit[]): number => stops.reduce((sum, { pounds }) => sum + pounds, 0);

/** The soonest that a truck can be somewhere after what it does before, or after it has left its yard. */
const soonestAfter = (route: TruckRoute, before: Visit | undefined, place: Place | null): number =>
  before
    ? endOf(before) + driveMinutes(before.place, place)
    : clockMinutes(route.opens) + driveMinutes(route.yard, place);

function fits(route: TruckRoute, wanted: Visit): boolean {
  const stops = inOrder(route.stops);
  const before = stops.findLast(({ startsAt }) => startsAt <= wanted.startsAt);
  const next = stops.find(({ startsAt }) => startsAt > wanted.startsAt);
  const [until, place] = next ? [next.startsAt, next.place] : [clockMinutes(route.closes), route.yard];
  return (
    soonestAfter(route, before, wanted.place) <= wanted.startsAt &&
    endOf(wanted) + driveMinutes(wanted.place, place) <= until
  );
}

/** When a truck could begin one more stop, at `from` or later: it gets there in time, on to the next, and carries the load. */
export function freeStarts(
  route: TruckRoute,
  { place, pounds, minutes = TRUCK_STOP_MINUTES }: Pick<Visit, 'place' | 'pounds'> & { minutes?: number },
  from = 0,
): readonly number[] {
  if (loadOf(route.stops) + pounds > route.carriesLb) return [];
  const starts: number[] = [];
  const soonest = Math.max(from, clockMinutes(route.opens));
  const first = Math.ceil(soonest / TRUCK_STEP_MINUTES) * TRUCK_STEP_MINUTES;
  for (let startsAt = first; startsAt < clockMinutes(route.closes); startsAt += TRUCK_STEP_MINUTES) {
    if (fits(route, { startsAt, minutes, place, pounds })) starts.push(startsAt);
  }
  return starts;
}

/** What does not work out in a planned day. */
export interface RouteFaults<Stop extends Visit> {
  /** Stops that the truck reaches this many minutes after their time. */
  readonly late: ReadonlyMap<Stop, number>;
  /** How long after its hours it is back at the yard; 0: in time. */
  readonly backLate: number;
  /** How much more than it carries. */
  readonly poundsOver: number;
}

export function routeFaults<Stop extends Visit>(
  route: Omit<TruckRoute, 'stops'> & { readonly stops: readonly Stop[] },
): RouteFaults<Stop> {
  const stops = inOrder(route.stops) as readonly Stop[];
  const late = new Map<Stop, number>();
  stops.forEach((stop, index) => {
    const minutes = soonestAfter(route, stops[index - 1], stop.place) - stop.startsAt;
    if (minutes > 0) late.set(stop, minutes);
  });
  const last = stops.at(-1);
  const back = last ? endOf(last) + driveMinutes(last.place, route.yard) : 0;
  return {
    late,
    backLate: Math.max(0, back - clockMinutes(route.closes)),
    poundsOver: Math.max(0, loadOf(stops) - route.carriesLb),
  };
}
