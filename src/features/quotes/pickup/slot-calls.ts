import { holdSlotApi, listSlotsApi, type Slot } from '../../../domain/truck/slots.api.ts';
import type { WantedPickup } from '../../../domain/truck/slot.schema.ts';
import { answerTimeout, call, hasCode } from '../../../lib/requests/request.ts';

// Apart, because the contract brings the schemas.

/** When a truck can come; null: no answer. */
export async function findSlots(
  wanted: WantedPickup,
  hold: string | undefined,
): Promise<readonly Slot[] | null> {
  try {
    return await call(listSlotsApi, { query: { ...wanted, ...(hold && { hold }) }, signal: answerTimeout() });
  } catch {
    // request() logged it.
    return null;
  }
}

/** Holds a time for whoever fills in the form: until when (ISO), or that somebody was first. null: no answer, and sending the request tries again. */
export async function takeSlot(
  id: string,
  slot: Slot,
  wanted: WantedPickup,
): Promise<{ readonly until: string } | 'taken' | null> {
  try {
    const { heldUntil } = await call(holdSlotApi, {
      body: { id, ...slot, ...wanted },
      signal: answerTimeout(),
    });
    return { until: heldUntil };
  } catch (error) {
    return hasCode(error, 'slot_taken') ? 'taken' : null;
  }
}
