import { COUNTER_TICKET_SAVED_MS } from '../../../business/staff-constants.ts';
import { YARDS, type YardId } from '../../../business/yards.ts';
import { savedTime } from '../../../lib/saved-time.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { counterTicketKey } from '../../../lib/staff-storage-keys.ts';
import type { TicketFacts } from './TicketEnd.tsx';
import type { ReadyLine } from './ticket-draft.ts';

/** A ticket that is not recorded yet, as this device has it. The customer only by their id. */
export interface SavedTicket {
  /** When it was changed last, in milliseconds. */
  readonly savedAt: number;
  readonly ticketId: string;
  readonly customerId: string | null;
  /** The request whose accepted offer it fulfills. */
  readonly requestId?: string | null | undefined;
  readonly lines: readonly ReadyLine[];
  readonly facts: TicketFacts;
}

const isFresh = (saved: Partial<SavedTicket> | null, now: number): saved is SavedTicket =>
  now - (savedTime(saved?.savedAt, now) ?? 0) < COUNTER_TICKET_SAVED_MS &&
  typeof saved?.ticketId === 'string' &&
  Array.isArray(saved.lines) &&
  typeof saved.facts === 'object';

/** A yard's unfinished ticket; null if there is none. Those of all yards that are too old are removed. */
export function readSavedTicket(yardId: YardId, now = Date.now()): SavedTicket | null {
  for (const { id } of YARDS) {
    const key = counterTicketKey(id);
    const saved = readStored<Partial<SavedTicket>>(key);
    if (saved !== null && !isFresh(saved, now)) removeStored(key);
  }
  return readStored<SavedTicket>(counterTicketKey(yardId));
}

export const saveTicket = (yardId: YardId, ticket: SavedTicket): boolean =>
  writeStored(counterTicketKey(yardId), ticket);

/** It was recorded, or is no longer wanted. */
export const dropTicket = (yardId: YardId): void => removeStored(counterTicketKey(yardId));
