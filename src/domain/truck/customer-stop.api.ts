import * as z from 'zod/mini';
import { LINK_OPENINGS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Slot } from './slots.api.ts';
import { slotSchema } from './slot.schema.ts';

const token = z.string().check(z.maxLength(100));
/** The version of the stop that the customer saw. */
const seen = z.int();

export const ownStopSlotsSchema = z.strictObject({ token });
export const moveOwnStopSchema = z.strictObject({ token, seen, ...slotSchema });
export type OwnStopMove = z.output<typeof moveOwnStopSchema>;
export const cancelOwnStopSchema = z.strictObject({ token, seen });
export type OwnStopCancel = z.output<typeof cancelOwnStopSchema>;

interface Changed {
  readonly done: true;
}

/** To when the stop of a request can be moved, by the token of its link: the soonest first. */
export const listOwnStopSlotsApi = endpoint('POST /api/requests/stop/slots', {
  input: ownStopSlotsSchema,
  output: answer<readonly Slot[]>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});

/** Safe to repeat. changed_since if staff, or another tab, changed it meanwhile; already_done after TRUCK_CHANGES_UNTIL of the day before; slot_taken (NextSlot). */
export const moveOwnStopApi = endpoint('POST /api/requests/stop/move', {
  input: moveOwnStopSchema,
  output: answer<Changed>(),
  errors: ['not_found', 'changed_since', 'already_done', 'slot_taken'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});

/** Safe to repeat. Refused as moving is. */
export const cancelOwnStopApi = endpoint('POST /api/requests/stop/cancel', {
  input: cancelOwnStopSchema,
  output: answer<Changed>(),
  errors: ['not_found', 'changed_since', 'already_done'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});
