import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import { ticketFactsSchema } from '../ticket-facts.schema.ts';
import type { Ticket, TicketSheet } from '../tickets.api.ts';

/** Look-ups of a ticket by what is printed on it. */
export const TICKET_LOOK_UPS_RATE_LIMIT = {
  scope: 'ticket-look-ups',
  limit: 10,
  windowMs: 3_600_000,
} as const;

/**
 * The ticket with these facts, for anybody who holds the paper: without the customer, their points, and why it was voided. What is
 * unknown and what does not fit answer not_found alike. Counted with the questions about a ticket, for each caller; wrong ones make the next for a number wait, and end at
 * SALE_TRIES_RATE_LIMIT for a yard's sales of one day and total.
 */
export const findTicketApi = endpoint('POST /api/tickets/find', {
  input: ticketFactsSchema,
  output: answer<TicketSheet>(),
  errors: ['not_found'],
  verbLimit: TICKET_LOOK_UPS_RATE_LIMIT,
  isClosedInPreviews: true,
});

/**
 * Opens a customer's tickets on this device by one of them, as printed, and answers them like listOwnTicketsApi. Counted with the look-ups; after
 * SALE_TRIES_RATE_LIMIT wrong ones in a day too_many_requests, and staff are told.
 */
export const showTicketApi = endpoint('POST /api/customers/:id/tickets', {
  input: ticketFactsSchema,
  output: answer<Ticket[]>(),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  verbLimit: TICKET_LOOK_UPS_RATE_LIMIT,
});
