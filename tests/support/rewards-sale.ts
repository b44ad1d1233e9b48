import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { CodedError } from '../../netlify/lib/http/errors.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import type { UnusualFigures } from '../../src/domain/shared/contract/confirmed.schema.ts';
import type { RecordedTicket } from '../../src/domain/tickets/admin-tickets.api.ts';
import { actorOf } from './staff.ts';
import { ticketLine, ticketOf } from './ticket.ts';

/** Nobody in the table of staff: what they record names no one. */
const CLERK = { ...actorOf({ id: '', name: 'Clerk', email: '' }), id: null as unknown as string };

interface Sale {
  readonly ticketId: string;
  readonly amountCents: number;
}

/** Staff sell copper for a customer: as much as makes this amount at the seed's price, ten pounds without one. They say yes to what is asked. */
export const recordSale = async (
  db: Database,
  customerId: string,
  { ticketId = randomUUID(), amountCents: totalCents = 4_500 }: Partial<Sale> = {},
  now?: Date,
): Promise<RecordedTicket> => {
  const lines = [ticketLine({ gross: (totalCents / 450).toFixed(3), priceReason: 'agreed' })];
  const ticket = ticketOf({
    ticketId,
    customerId,
    lines,
    totalCents,
    checkNumber: ticketId.toUpperCase().slice(0, 18),
  });
  try {
    return await recordTicket(db, CLERK, ticket, now);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'not_confirmed') throw error;
    const asked = error.details.figures as UnusualFigures;
    return recordTicket(db, CLERK, { ...ticket, confirmed: [...asked.questions] }, now);
  }
};
