import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { slotHoldSchema, slotQuerySchema } from './slot.schema.ts';

/** A time at which a truck can come: a day in New York, and minutes after midnight there. */
export interface Slot {
  readonly day: string;
  readonly startsAt: number;
}

export interface HeldSlot extends Slot {
  readonly id: string;
  /** ISO time. */
  readonly heldUntil: string;
}

/** With slot_taken: the next free one, as far as there is one. `isLate`: the time is not somebody else's, but over or too near. */
export interface NextSlot {
  readonly isLate: boolean;
  readonly next: Slot | null;
}

/** The soonest first; none: no truck is set up there, or none is free. */
export const listSlotsApi = endpoint('GET /api/pickup-slots', {
  output: answer<readonly Slot[]>(),
  query: slotQuerySchema,
});

/** Keeps a time for TRUCK_HOLD_MS, in place of what the same id held. Safe to repeat. slot_taken (NextSlot) if somebody was first. */
export const holdSlotApi = endpoint('PUT /api/pickup-slots', {
  input: slotHoldSchema,
  output: answer<HeldSlot>(),
  errors: ['slot_taken'],
  limit: { scope: 'slot-holds', limit: 20, windowMs: 600_000 },
});
