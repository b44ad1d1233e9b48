import { COUNTER_TICKET_SAVED_MS } from '../../../business/staff-constants.ts';
import { YARDS, type YardId } from '../../../business/yards.ts';
import { isSavedWithin } from '../../../lib/saved-within.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { counterTicketKey } from '../../../lib/staff-storage-keys.ts';
import type { ReadyLine, TicketFacts, UnaddedLine } from './ticket-draft.ts';

/** A ticket that is not recorded yet, as this device has it. The customer only by their id. */
export interface SavedTicket {
  /** When it was changed last, in milliseconds. */
  readonly savedAt: number;
  readonly ticketId: string;
  /** Who weighs it; missing in what an earlier version saved. */
  readonly staffId?: string;
  readonly customerId: string | null;
  /** The request whose accepted offer it fulfills. */
  readonly requestId?: string | null | undefined;
  readonly lines: readonly ReadyLine[];
  /** The line that is not added yet. */
  readonly typed?: UnaddedLine | null;
  readonly facts: TicketFacts;
}

const isFresh = (saved: Partial<SavedTicket> | null, now: number): saved is SavedTicket =>
  isSavedWithin(COUNTER_TICKET_SAVED_MS, saved?.savedAt, now) &&
  typeof saved?.ticketId === 'string' &&
  Array.isArray(saved.lines) &&
  typeof saved.facts === 'object';

/** Of a yard. An earlier version saved one ticket, not a list. */
function storedTickets(yardId: YardId, now: number): readonly SavedTicket[] {
  const stored = readStored<unknown>(counterTicketKey(yardId));
  const list = (Array.isArray(stored) ? stored : [stored]) as readonly (Partial<SavedTicket> | null)[];
  return list.filter((saved) => isFresh(saved, now));
}

function storeTickets(yardId: YardId, tickets: readonly SavedTicket[]): boolean {
  if (tickets.length > 0) return writeStored(counterTicketKey(yardId), tickets);
  removeStored(counterTicketKey(yardId));
  return true;
}

/** What a person has not finished at a yard, the oldest first. What is too old is removed, that of other people and yards too. */
export function readSavedTickets(yardId: YardId, staffId: string, now = Date.now()): readonly SavedTicket[] {
  for (const { id } of YARDS) storeTickets(id, storedTickets(id, now));
  return storedTickets(yardId, now)
    .filter((saved) => (saved.staffId ?? staffId) === staffId)
    .toSorted((a, b) => a.savedAt - b.savedAt);
}

const othersThan = (yardId: YardId, ticketId: string, now: number) =>
  storedTickets(yardId, now).filter((saved) => saved.ticketId !== ticketId);

/** Beside the others of the yard, or in its own place. */
export const saveTicket = (yardId: YardId, ticket: SavedTicket): boolean =>
  storeTickets(yardId, [...othersThan(yardId, ticket.ticketId, ticket.savedAt), ticket]);

/** It was recorded, or is no longer wanted. */
export const dropTicket = (yardId: YardId, ticketId: string, now = Date.now()): void =>
  void storeTickets(yardId, othersThan(yardId, ticketId, now));
