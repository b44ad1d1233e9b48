import { COUNTER_TICKET_SAVED_MS } from '../../../../business/constants.ts';
import { type DeviceDraft, deviceDrafts } from '../../../../lib/storage/device-drafts.ts';
import { counterTicketKey } from '../../../../lib/storage/staff-storage-keys.ts';
import { sweepStaffDrafts } from '../../form/saved-draft.ts';
import type { ReadyLine, TicketFacts, LineInProgress } from '../desk/ticket-draft.ts';

/** A ticket that is not recorded yet, as this device has it until its yard's list has it. The customer only by their id. */
export interface SavedTicket extends DeviceDraft {
  /** By what people at the yard know it, such as a truck's tag; may be empty. */
  readonly label: string;
  readonly customerId: string | null;
  /** The request whose accepted offer it fulfills. */
  readonly requestId: string | null;
  /** The held prices that its seller brought. */
  readonly holdIds?: readonly string[] | undefined;
  readonly lines: readonly ReadyLine[];
  /** The line that is not added yet. */
  readonly typed: LineInProgress;
  readonly facts: TicketFacts;
  /** Names the page that has it: whoever takes it over has another one. */
  readonly hand: string;
  /** The version of the yard's list that it goes on from; null: it is not there yet. */
  readonly version: number | null;
}

/** What a person has not finished at a place, by its placeKey(). */
export function ticketDrafts(staffId: string, place: string) {
  sweepStaffDrafts();
  const key = counterTicketKey(staffId, place);
  return deviceDrafts<SavedTicket>(key, { ms: COUNTER_TICKET_SAVED_MS, asksFirst: true });
}
