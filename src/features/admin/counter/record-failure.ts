import type { OtherTicket, TicketPrices } from '../../../domain/tickets/admin-tickets.api.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';

/** What is posted now, if that is why a ticket was refused. */
export const newPrices = (error: unknown): TicketPrices['prices'] =>
  hasCode(error, 'price_changed') ? (error.figures as TicketPrices).prices : [];

/** Why a ticket was not recorded, and what to do. */
export function recordFailure(error: unknown): string {
  if (hasCode(error, 'price_changed')) {
    return 'Prices have changed: the lines are at the new ones. Please check the total, and record it again.';
  }
  if (hasCode(error, 'idempotency_key_reused')) {
    return 'This ticket arrived before it was changed. Look at the recent tickets: if that one is wrong, void it and record it anew.';
  }
  if (hasCode(error, 'ticket_number_taken')) {
    const other = error.figures as OtherTicket | undefined;
    const who = other ? `: ${other.by ?? 'somebody'} recorded it, ${staffTime(other.at)}` : '';
    return `This yard has a ticket with this number already${who}.`;
  }
  const fields = error instanceof RequestError ? Object.values(error.fields) : [];
  return fields.length > 0 ? fields.join(' ') : staffFailure(error);
}
