import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { specialDayChangeSchema, yardNoteChangeSchema } from './yard-news.schema.ts';
import type { YardNews, YardNote } from './yards.api.ts';

/** As the site will show it, past every cache. */
export const readYardBoardApi = endpoint('GET /api/admin/yards', {
  output: answer<YardNews>(),
  access: 'staff',
});

/** An open offer whose end does not move with the day. */
export interface OfferEnding {
  readonly quoteId: string;
  readonly customer: string;
  /** ISO 8601 */
  readonly validUntil: string;
}

export interface SpecialDaySet {
  /** Offers that end on that day because their yard was to close then, the first 50: somebody should tell their customers. */
  readonly openOffers: readonly OfferEnding[];
}

/** Sets the hours of a day, in place of what was set before. Safe to repeat. changed_since, with the days of these yards as `now`. */
export const setSpecialDayApi = endpoint('PUT /api/admin/yards/special-days', {
  input: specialDayChangeSchema,
  output: answer<SpecialDaySet>(),
  access: 'staff',
  errors: ['changed_since'],
  seen: 'seen',
});

/** The day of one yard ("griffin") or of "all" has its usual hours again. Safe to repeat. */
export const removeSpecialDayApi = endpoint('DELETE /api/admin/yards/:yardId/special-days/:date', {
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['not_found'],
});

/** Shows a note next to the yard's hours for two hours from now, in place of the one before. */
export const setYardNoteApi = endpoint('PUT /api/admin/yards/:yardId/note', {
  input: yardNoteChangeSchema,
  output: answer<YardNote>(),
  access: 'staff',
  errors: ['not_found', 'changed_since'],
  seen: 'seen',
});

/** Safe to repeat. */
export const removeYardNoteApi = endpoint('DELETE /api/admin/yards/:yardId/note', {
  output: answer<{ done: true }>(),
  access: 'staff',
  errors: ['not_found'],
});
