import * as z from 'zod/mini';
import { CALENDAR_FEED_RATE_LIMIT } from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';

/** A secret address under which a calendar reads a yard's stops and calls. */
export interface OwnFeed {
  /** Goes with the address. */
  readonly id: string;
  readonly address: string;
}

const yard = z.enum(YARD_IDS);

/** One's own address for a yard; made if there is none. Safe to repeat. */
export const openOwnFeedApi = endpoint('POST /api/admin/calendar/feed', {
  input: z.strictObject({ yard }),
  output: answer<OwnFeed>(),
  access: 'staff',
  yardIn: 'yard',
});

/** The same in place of the one with this id, which no longer opens anything. Safe to repeat: what has another id by now stays. */
export const changeOwnFeedApi = endpoint('POST /api/admin/calendar/feed/change', {
  input: z.strictObject({ yard, id: z.uuid() }),
  output: answer<OwnFeed>(),
  access: 'staff',
  yardIn: 'yard',
});

/** What calendars read: from a week ago to four weeks ahead. not_found also once its person is disabled, or no longer works at the yard. */
export const readCalendarFeedApi = endpoint('GET /api/calendar-feed/:token/trucks.ics', {
  output: answer<Uint8Array>(),
  file: { type: 'text/calendar; charset=utf-8', name: 'trucks.ics' },
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: CALENDAR_FEED_RATE_LIMIT,
});
