import type { Yard } from '../../business/yards.ts';
import { clockText, hoursText } from './opening.ts';

type WeeklyHours = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'>;

const DAYS = [
  { day: 'weekdays', on: 'on weekdays' },
  { day: 'saturday', on: 'on Saturday' },
  { day: 'sunday', on: 'on Sunday' },
] as const;

function exception(
  city: string,
  { day, on }: (typeof DAYS)[number],
  yard: WeeklyHours,
  general: WeeklyHours,
) {
  const [own, usual] = [yard[day], general[day]];
  if (own?.opens === usual?.opens && own?.closes === usual?.closes) return [];
  if (!own) return [`${city} is closed ${on}.`];
  if (own.opens === usual?.opens) return [`${city} closes at ${clockText(own.closes)} ${on}.`];
  return [`${city} is open ${hoursText(own)} ${on}.`];
}

/** Sunday's hours, then where a yard's week differs: "Sunday closed. Atlanta closes at 4:00 PM on weekdays." */
export function exceptionsText(
  yards: readonly (WeeklyHours & Pick<Yard, 'city'>)[],
  general: WeeklyHours,
): string {
  const sunday = general.sunday ? `Sunday ${hoursText(general.sunday)}.` : 'Sunday closed.';
  const others = yards.flatMap((yard) => DAYS.flatMap((day) => exception(yard.city, day, yard, general)));
  return [sunday, ...others].join(' ');
}
