import { TRUCK_CHANGES_UNTIL, TRUCK_REMINDER_AT } from '../../business/constants.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import { addDays } from '../shared/time/new-york-time.ts';

/** A clock time on the day before a stop. */
const onTheEve = (day: string, clock: string): Date => {
  const at = momentAt(addDays(day, -1), clock);
  if (!at) throw new Error(`No such time: ${day} ${clock}`);
  return at;
};

/** Until when the customer may move or cancel a stop on this day. */
export const changesUntil = (day: string): Date => onTheEve(day, TRUCK_CHANGES_UNTIL);

/** When the customer is reminded of a stop on this day. */
export const reminderAt = (day: string): Date => onTheEve(day, TRUCK_REMINDER_AT);
