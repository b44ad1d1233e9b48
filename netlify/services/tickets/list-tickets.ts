import { and, eq, inArray } from 'drizzle-orm';
import { COUNTER_TICKETS_SHOWN, STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import { isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { CounterTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import { typedCents } from '../../../src/domain/shared/typed-cents.ts';
import type { TicketSearch } from '../../../src/domain/tickets/ticket-search.schema.ts';
import type { Ticket } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { exactTime, readPage } from '../../lib/keyset.ts';
import { stayingCustomer } from '../rewards/rows.ts';
import { readTickets, sheetOf } from './rows.ts';

/** The newest tickets of a yard or of a customer, voided ones too. Unknown ones have none. */
export async function listTickets(
  db: Database,
  { yard, customer }: { readonly yard?: string | undefined; readonly customer?: string | undefined },
): Promise<CounterTicket[]> {
  if (customer !== undefined) {
    if (!isUuid(customer)) return [];
    return readTickets(db, eq(tickets.customerId, stayingCustomer({ id: customer })), COUNTER_TICKETS_SHOWN);
  }
  if (yard === undefined || !isYardId(yard)) return [];
  return readTickets(db, eq(tickets.yardId, yard), COUNTER_TICKETS_SHOWN);
}

/** A page of the tickets that fit, of any yard, newest first, voided ones too. An invalid cursor finds nothing. */
export async function findTickets(
  db: Database,
  { number, day, total, after }: TicketSearch,
): Promise<Page<CounterTicket>> {
  const fits = and(
    number ? eq(tickets.number, number) : undefined,
    day ? eq(tickets.soldOn, day) : undefined,
    total ? eq(tickets.totalCents, typedCents(total)) : undefined,
  );
  const found = db.select({ id: tickets.id, createdAt: exactTime(tickets.soldAt) }).from(tickets);
  const { rows, next } = await readPage(found.$dynamic(), {
    where: fits,
    after,
    at: tickets.soldAt,
    id: tickets.id,
  });
  const ids = rows.map(({ id }) => id);
  const read = ids.length === 0 ? [] : await readTickets(db, inArray(tickets.id, ids), STAFF_PAGE_LENGTH);
  return { rows: ids.flatMap((id) => read.find((ticket) => ticket.id === id) ?? []), next };
}

/** A customer's own newest tickets, voided ones too, as they may see them. */
export async function listOwnTickets(db: Database, customerId: string): Promise<Ticket[]> {
  const own = await readTickets(db, eq(tickets.customerId, stayingCustomer({ id: customerId })));
  return own.map(({ id, points, bonus, voidReason, ...ticket }) => ({
    ...sheetOf(ticket),
    id,
    points,
    bonus,
    voidReason,
  }));
}
