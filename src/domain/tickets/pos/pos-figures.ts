import { REWARDS_MAX_SALE_CENTS, TICKET_ROUNDING_MAX_CENTS } from '../../../business/constants.ts';
import { type Cents, moneyText, readCents } from '../../shared/numbers/money.ts';
import type { CounterGrade } from '../admin-tickets.api.ts';
import type { PosTicket } from './pos-ticket.schema.ts';
import { figureLine, isFault, type LineFigures, ticketCents, type TicketLine } from '../ticket-line.ts';
import { UNRECORDED_REASON } from '../ticket-reasons.ts';

interface PosLine extends TicketLine, LineFigures {
  readonly posted: CounterGrade;
}

export interface PosFigures {
  readonly lines: readonly PosLine[];
  readonly totalCents: Cents;
  /** The total less the lines; at most TICKET_ROUNDING_MAX_CENTS either way. */
  readonly roundingCents: Cents;
}

export interface PosFault {
  /** "total", "lines.0.gross" */
  readonly field: string;
  readonly message: string;
}

/**
 * The figures of a ticket that a yard's own system has paid, by the counter's rule, at the posted prices. What it does not explain has the reason
 * "not recorded": the sale has happened, and cannot be refused anymore.
 */
export function figurePosTicket(ticket: PosTicket, grades: readonly CounterGrade[]): PosFigures | PosFault {
  const lines: PosLine[] = [];
  for (const [index, given] of ticket.lines.entries()) {
    const at = `lines.${index}`;
    const posted = grades.find(({ metalType }) => metalType === given.metalType);
    if (!posted) return { field: `${at}.metalType`, message: 'We don’t buy a grade with this key' };
    const isLess = Number(given.deduction) > 0;
    const line: TicketLine = {
      ...given,
      deductionReason: isLess ? (given.deductionReason ?? UNRECORDED_REASON) : given.deductionReason,
      priceReason: given.priceReason ?? UNRECORDED_REASON,
    };
    const figures = figureLine(line, posted);
    if (isFault(figures)) return { field: `${at}.${figures.field}`, message: figures.message };
    lines.push({ ...line, ...figures, posted });
  }
  const sum = ticketCents(lines);
  const totalCents = readCents(ticket.total);
  const roundingCents = totalCents - sum;
  if (totalCents > REWARDS_MAX_SALE_CENTS) {
    return { field: 'total', message: 'A ticket pays at most $100,000.00' };
  }
  if (Math.abs(roundingCents) > TICKET_ROUNDING_MAX_CENTS) {
    return {
      field: 'total',
      message: `The lines add up to ${moneyText(sum)}, not ${moneyText(totalCents)}`,
    };
  }
  return { lines, totalCents, roundingCents };
}

export const isPosFault = (figures: PosFigures | PosFault): figures is PosFault => 'field' in figures;
