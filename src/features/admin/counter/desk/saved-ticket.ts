import { COUNTER_TICKET_SAVED_MS } from '../../../../business/constants.ts';
import type { YardId } from '../../../../business/yards.ts';
import { type DeviceDraft, deviceDrafts } from '../../../../lib/storage/device-drafts.ts';
import { counterTicketKey } from '../../../../lib/storage/staff-storage-keys.ts';
import { hasDrafts } from '../../form/saved-draft.ts';
import type { ReadyLine, TicketFacts, LineInProgress } from './ticket-draft.ts';

/** A ticket that is not recorded yet, as this device has it. The customer only by their id. */
export interface SavedTicket extends DeviceDraft {
  readonly customerId: string | null;
  /** The request whose accepted offer it fulfills. */
  readonly requestId: string | null;
  readonly lines: readonly ReadyLine[];
  /** The line that is not added yet. */
  readonly typed: LineInProgress;
  readonly facts: TicketFacts;
}

/** What a person has not finished at a yard. */
export function ticketDrafts(staffId: string, yardId: YardId) {
  hasDrafts();
  const key = counterTicketKey(staffId, yardId);
  return deviceDrafts<SavedTicket>(key, { ms: COUNTER_TICKET_SAVED_MS, asksFirst: true });
}
