import { clockText } from '../../../domain/locations/hours/opening.ts';
import { windowText } from '../../../domain/quotes/request-words.ts';
import type { AskedPickup, CalendarStop, UnplannedPickup } from '../../../domain/truck/admin-calendar.api.ts';
import type { DayRoute } from '../../../domain/truck/day-routes.ts';
import type { MissedReason } from '../../../domain/truck/stop-state.ts';
import { addressText } from '../../../domain/truck/stop-texts.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { counted } from '../staff-text.ts';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Tue, Dec 1" */
export const calendarDay = (day: string): string => DAY_FORMAT.format(new Date(day));

export const MISSED_TEXTS: Readonly<Record<MissedReason, string>> = {
  nobody_there: 'Nobody was there',
  no_access: 'The truck couldn’t get in',
  not_as_told: 'It wasn’t as described',
  no_time: 'We ran out of time',
  other: 'Another reason',
};

const lb = (pounds: number): string => `${pounds.toLocaleString('en-US')} lb`;

export const mapsUrl = (asked: AskedPickup): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressText(asked))}`;

/** "Asked for Tue, Dec 1, Morning, 8:00 AM-12:00 PM" */
export const askedText = ({ askedDay, askedWindow }: AskedPickup): string =>
  `Asked for ${calendarDay(askedDay)}, ${windowText(askedWindow)}`;

export const stopName = ({ asked }: CalendarStop): string => asked?.name ?? 'A visitor';

export const missedText = ({ missedReason }: UnplannedPickup): string | null =>
  missedReason && `Missed before: ${MISSED_TEXTS[missedReason]}`;

/** "8:00 AM-4:00 PM, Dan Driver, 7,000 of 12,000 lb" */
export const routeText = ({ opens, closes, driverName, pounds, carriesLb }: DayRoute): string =>
  `${clockText(opens)}-${clockText(closes)}, ${driverName ?? 'no driver yet'}, ${pounds.toLocaleString('en-US')} of ${lb(carriesLb)}`;

/** What does not work out that day, in sentences. */
export function faultTexts({ faults: { late, backLate, poundsOver }, stops }: DayRoute): readonly string[] {
  return [
    ...stops.flatMap((stop) => {
      const minutes = late.get(stop);
      return minutes
        ? [
            `${stopName(stop)} at ${clockFace(stop.startsAt)}: the truck gets there ${counted(minutes, 'minute')} late.`,
          ]
        : [];
    }),
    ...(backLate > 0 ? [`Back at the yard ${counted(backLate, 'minute')} late.`] : []),
    ...(poundsOver > 0 ? [`Overloaded by ${lb(poundsOver)}.`] : []),
  ];
}
