import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import type { Stack } from '../../tools/stack.ts';
import { atCounter } from './rewards-page.ts';
import { actorOf, staffWith } from './staff.ts';
import { ticketLine, ticketOf } from './ticket.ts';

/** 102.5 lb of copper in a bucket, wet, and a load of steel below the posted price: $574.00. */
const LINES = [
  ticketLine({ gross: '102.5', tare: '2', deduction: '0.5', deductionReason: 'moisture' }),
  ticketLine({ metalType: 'steel', gross: '1240', price: '0.10', priceReason: 'mixed' }),
];

/** A ticket as staff record it, and void it again if there is a reason. */
export const recordedTicket = (stack: Stack, changes: Partial<TicketInput>, voidReason?: string) =>
  atCounter(stack, async (db) => {
    const staff = actorOf(await staffWith(db, 'staff'));
    const ticket = ticketOf({ lines: LINES, totalCents: 57_400, ...changes });
    await recordTicket(db, staff, ticket);
    if (voidReason) await voidTicket(db, staff, ticket.ticketId, voidReason);
    return ticket;
  });
