import { randomUUID } from 'node:crypto';
import type { HoldInput } from '../../src/domain/tickets/held/held-ticket.schema.ts';
import { ticketLine } from './ticket.ts';

const STEEL = { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' };
const COPPER = { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' };

/** A truck on the scale: ten pounds of copper are a line, and the load of steel waits for its tare. */
export const heldTicketOf = (changes: Partial<HoldInput> = {}): HoldInput => ({
  yardId: 'griffin',
  label: 'Blue F-250',
  customerId: null,
  content: {
    requestId: null,
    lines: [
      {
        key: 'a',
        grade: COPPER,
        line: ticketLine(),
        priced: { net: '10', cents: 4_500, priceReason: null },
      },
    ],
    typed: {
      grade: STEEL,
      draft: {
        unit: 'lb',
        gross: '12400',
        tare: '',
        deduction: '',
        deductionReason: null,
        price: '0.11',
        priceReason: null,
      },
      key: null,
      awaitsTare: true,
    },
    facts: { paidBy: 'check', paidNote: '', checkNumber: '', number: '', soldAt: '' },
  },
  hand: randomUUID(),
  seen: null,
  ...changes,
});
