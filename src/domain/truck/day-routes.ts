import { YARDS } from '../../business/yards.ts';
import type { Calendar, CalendarStop, UnplannedPickup } from './admin-calendar.api.ts';
import type { Truck } from './admin-trucks.api.ts';
import { freeStarts, type RouteFaults, routeFaults, type TruckRoute } from './route.ts';

/** What a truck does on a day, as its calendar shows it. */
export interface DayRoute extends TruckRoute {
  readonly truck: Truck;
  readonly driverId: string | null;
  readonly driverName: string | null;
  /** In the order of the drive. Missed and canceled ones take none of the truck's time. */
  readonly stops: readonly CalendarStop[];
  readonly idle: readonly CalendarStop[];
  readonly pounds: number;
  readonly faults: RouteFaults<CalendarStop>;
}

const isIdle = ({ state }: CalendarStop): boolean => state === 'missed' || state === 'canceled';

/** The trucks that are out on a day, by name. */
export function dayRoutes({ trucks, days, stops }: Calendar, day: string): readonly DayRoute[] {
  return trucks.flatMap((truck) => {
    const out = days.find((each) => each.truckId === truck.id && each.day === day);
    const yard = YARDS.find(({ id }) => id === truck.yardId);
    if (!out || !yard || !truck.isActive) return [];
    const its = stops.filter((stop) => stop.truckId === truck.id && stop.day === day);
    const route = {
      opens: out.opens,
      closes: out.closes,
      carriesLb: truck.carriesLb,
      yard: yard.coordinates,
      stops: its.filter((stop) => !isIdle(stop)),
    };
    return [
      {
        ...route,
        truck,
        driverId: out.driverId,
        driverName: out.driverName,
        idle: its.filter(isIdle),
        pounds: route.stops.reduce((sum, { pounds }) => sum + pounds, 0),
        faults: routeFaults(route),
      },
    ];
  });
}

/** The first time at which each truck of a day is free for a pickup; none that has passed. */
export function firstFree(
  calendar: Calendar,
  day: string,
  asked: Pick<UnplannedPickup, 'place' | 'pounds'>,
): readonly { readonly truck: Truck; readonly startsAt: number }[] {
  const { today, minute } = calendar;
  if (day < today) return [];
  return dayRoutes(calendar, day).flatMap((route) => {
    const [startsAt] = freeStarts(route, asked, day === today ? minute : 0);
    return startsAt === undefined ? [] : [{ truck: route.truck, startsAt }];
  });
}
