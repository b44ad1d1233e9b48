import type { Yard } from '../../../business/yards.ts';
import { exceptionsTexts } from '../texts.ts';
import { clockText, DAY_GROUPS, hoursText } from './opening.ts';

type WeeklyHours = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'>;

function exception(city: string, day: (typeof DAY_GROUPS)[number], yard: WeeklyHours, general: WeeklyHours) {
  const days = exceptionsTexts.days[day];
  const [own, usual] = [yard[day], general[day]];
  if (own?.opens === usual?.opens && own?.closes === usual?.closes) return [];
  if (!own) return [exceptionsTexts.closed(city, days)];
  if (own.opens === usual?.opens) return [exceptionsTexts.closes(city, clockText(own.closes), days)];
  return [exceptionsTexts.open(city, hoursText(own), days)];
}

/** Sunday's hours, then where a yard's week differs: "Closed Sundays. Atlanta closes at 4:00 PM on weekdays." */
export function exceptionsText(
  yards: readonly (WeeklyHours & Pick<Yard, 'city'>)[],
  general: WeeklyHours,
): string {
  const sunday = general.sunday
    ? exceptionsTexts.sunday(hoursText(general.sunday))
    : exceptionsTexts.sundayClosed;
  const others = yards.flatMap((yard) =>
    DAY_GROUPS.flatMap((day) => exception(yard.city, day, yard, general)),
  );
  return [sunday, ...others].join(' ');
}
