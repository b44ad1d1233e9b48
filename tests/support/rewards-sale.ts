import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import type { RecordedTicket } from '../../src/domain/tickets/admin-tickets.api.ts';
import { actorOf } from './staff.ts';
import { ticketLine, ticketOf } from './ticket.ts';

/** Nobody in the table of staff: what they record names no one. */
const CLERK = { ...actorOf({ id: '', name: 'Clerk', email: '' }), id: null as unknown as string };

interface Sale {
  readonly ticketId: string;
  readonly amountCents: number;
}

/** Staff sell copper for a customer: as much as makes this amount at the seed's price, ten pounds without one. */
export const recordSale = (
  db: Database,
  customerId: string,
  { ticketId = randomUUID(), amountCents: totalCents = 4_500 }: Partial<Sale> = {},
  now?: Date,
): Promise<RecordedTicket> => {
  const lines = [ticketLine({ gross: (totalCents / 450).toFixed(3), priceReason: 'agreed' })];
  return recordTicket(db, CLERK, ticketOf({ ticketId, customerId, lines, totalCents }), now);
};
