import * as z from 'zod/mini';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';

/** What an account got with a ticket. */
export interface GivenTicket {
  readonly points: number;
  /** Added by the streak. */
  readonly bonus: number;
  readonly totalPoints: number;
}

/**
 * Gives a walk-in's ticket to an account, with its points. Safe to repeat. needs_owner (UnusualFigures) as for voidTicketApi; already_done with who
 * was first (FirstChange), if it has another account or is void.
 */
export const giveTicketApi = endpoint('POST /api/admin/tickets/:id/customer', {
  input: z.strictObject({ customerId: z.uuid() }),
  output: answer<GivenTicket>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_found', 'needs_owner', 'already_done'],
});
