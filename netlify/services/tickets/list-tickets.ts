import { eq } from 'drizzle-orm';
import { COUNTER_TICKETS_SHOWN } from '../../../src/business/staff-constants.ts';
import { isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { CounterTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Ticket } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { tickets } from '../../database/schema/rewards.ts';
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
