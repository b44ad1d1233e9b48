import { and, eq, gte, sql } from 'drizzle-orm';
import { TICKET_LOOK_UPS_RATE_LIMIT, TICKET_TRIES } from '../../../src/business/rate-limits.ts';
import { inNewYork } from '../../../src/domain/shared/new-york-time.ts';
import { typedCents } from '../../../src/domain/shared/typed-cents.ts';
import type { CounterTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import { ticketFactsSentences } from '../../../src/domain/tickets/ticket-facts-texts.ts';
import type { PrintedFacts } from '../../../src/domain/tickets/ticket-facts.schema.ts';
import type { TicketSheet } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { giveBackUse, slowDown, useAllowance } from '../../lib/rate-limit.ts';
import { readTickets, sheetOf } from './rows.ts';

/** A number is used again where a ticket was voided. */
const SAME_NUMBER = 10;

/**
 * The ticket with these facts; one that stands, if another with the same facts was voided. Each call counts for the caller, and each that finds
 * nothing makes the next for its number wait, whether there is such a ticket or not. Throws invalid_input, not_found,
 * too_many_requests.
 */
export async function ticketWithFacts(
  db: Database,
  { yardId, number, soldOn, total }: PrintedFacts,
  address: string,
): Promise<CounterTicket> {
  // No try: nobody guesses a day that has not come. A browser's clock may be wrong, so only the server says it.
  if (soldOn > inNewYork(new Date()).date)
    throw new CodedError('invalid_input', { fields: { soldOn: ticketFactsSentences.future } });
  await useAllowance(db, TICKET_LOOK_UPS_RATE_LIMIT, address);
  const printed = `${yardId}\n${number}`;
  // Before the look: fifty guesses at the same time are fifty.
  await slowDown(db, TICKET_TRIES, printed);
  const found = await readTickets(
    db,
    and(
      eq(tickets.yardId, yardId),
      eq(tickets.number, number),
      eq(tickets.soldOn, soldOn),
      eq(tickets.totalCents, typedCents(total)),
      // For the index of a yard's tickets.
      gte(tickets.soldAt, sql`${soldOn}::timestamp at time zone 'America/New_York'`),
      sql`${tickets.soldAt} < (${soldOn}::date + 1)::timestamp at time zone 'America/New_York'`,
    ),
    SAME_NUMBER,
  );
  const ticket = found.find(({ voidedAt }) => voidedAt === null) ?? found[0];
  if (!ticket) throw new CodedError('not_found');
  await giveBackUse(db, TICKET_TRIES, printed);
  return ticket;
}

/** The same, as whoever holds the paper may see it. */
export const findTicket = async (db: Database, facts: PrintedFacts, address: string): Promise<TicketSheet> =>
  sheetOf(await ticketWithFacts(db, facts, address));
