import { randomUUID } from 'node:crypto';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';

type TicketLineInput = TicketInput['lines'][number];

/** Ten pounds of copper, paid as posted. */
export const ticketLine = (changes: Partial<TicketLineInput> = {}): TicketLineInput => ({
  metalType: 'copper_wire',
  unit: 'lb',
  gross: '10',
  tare: '0',
  deduction: '0',
  deductionReason: null,
  price: '4.50',
  priceReason: null,
  ...changes,
});

/** A ticket of one line of $45.00 in Griffin, by somebody without an account. */
export const ticketOf = (changes: Partial<TicketInput> = {}): TicketInput => ({
  ticketId: randomUUID(),
  yardId: 'griffin',
  number: '',
  soldAt: null,
  customerId: null,
  paidBy: 'check',
  lines: [ticketLine()],
  totalCents: 4_500,
  ...changes,
});
