import { randomUUID } from 'node:crypto';
import type { PosTicketInput } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import type { DEDUCTION_REASONS, PRICE_REASONS } from '../../src/domain/tickets/ticket-reasons.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';

/** As a point of sale may send it, too. */
type TicketLineInput = Omit<
  TicketInput['lines'][number],
  'deductionParts' | 'deductionReason' | 'priceReason'
> & {
  deductionReason: (typeof DEDUCTION_REASONS)[number] | null;
  priceReason: (typeof PRICE_REASONS)[number] | null;
};

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

let written = 100_000;
const nextCheck = (): string => {
  written += 1;
  return String(written);
};

/** A ticket of one line of $45.00 in Griffin, by somebody without an account, with a check of its own. */
export const ticketOf = (changes: Partial<TicketInput> = {}): TicketInput => ({
  ticketId: randomUUID(),
  hand: null,
  yardId: 'griffin',
  number: '',
  soldAt: null,
  customerId: null,
  offerId: null,
  holdIds: [],
  paidBy: 'check',
  checkNumber: changes.paidBy && changes.paidBy !== 'check' ? '' : nextCheck(),
  paidNote: changes.paidBy === 'transfer' || changes.paidBy === 'other' ? 'FT-1042' : '',
  lines: [ticketLine()],
  totalCents: 4_500,
  confirmed: [],
  ...changes,
});

let numbered = 0;

/** A ticket as a point of sale makes it: like ticketOf(), with a number of its own, a year after which nothing else was sold. */
export const posTicketOf = (changes: Partial<PosTicketInput> = {}): PosTicketInput => {
  numbered += 1;
  return {
    yardId: 'griffin',
    number: `P-${numbered}`,
    soldAt: '2024-03-04T10:15',
    phone: '',
    paidBy: 'check',
    total: '45.00',
    lines: [ticketLine()],
    ...changes,
  };
};
