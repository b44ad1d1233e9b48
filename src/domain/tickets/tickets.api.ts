import type { UnweighedPart } from '../../business/vehicles.ts';
import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Promised } from '../promises/promise.ts';
import type { TicketLine } from './ticket-line.ts';
import type { PaidBy } from './ticket.schema.ts';

/** A line of a ticket. Fields of the scale and the price are null in sales that were recorded without them. */
export interface TicketLineView extends Pick<TicketLine, 'metalType' | 'deductionReason' | 'priceReason'> {
  /** The id of the visit that it is (rewards.api.ts). */
  readonly visitId: string;
  /** Of the grade, as the price list has it now. */
  readonly name: string;
  /** In Spanish; null: it has none. */
  readonly nameEs: string | null;
  readonly unit: string;
  /** Decimals: "120.5". */
  readonly net: string;
  readonly gross: string | null;
  readonly tare: string | null;
  readonly deduction: string | null;
  /** What of a car the scale doesn't show, if that is the reason; else null. */
  readonly deductionParts: readonly UnweighedPart[] | null;
  /** Dollars per `priceUnit`. */
  readonly price: string | null;
  readonly postedPrice: string | null;
  readonly priceUnit: string | null;
  /** What the accepted offer had promised; null if that was paid, or if nothing was. */
  readonly offered: Promised | null;
  /** Dollars with two decimals. */
  readonly amount: string;
}

/** What the paper shows. */
export interface TicketSheet {
  /** The number that the yard's system printed, or that the site gave; null if there is none. */
  readonly number: string | null;
  /** null: not recorded. */
  readonly yardId: YardId | null;
  /** ISO time. */
  readonly soldAt: string;
  /** Dollars with two decimals. */
  readonly total: string;
  /** null: not recorded. */
  readonly paidBy: PaidBy | null;
  /** Of the check; null: none, or not recorded. */
  readonly checkNumber: string | null;
  /** ISO time: when the seller said on a phone that the lines are right; null: did not say. */
  readonly agreedAt: string | null;
  readonly lines: readonly TicketLineView[];
  /** ISO time; null: it stands. A voided ticket counts for nothing. */
  readonly voidedAt: string | null;
}

/** A ticket as its customer sees it. */
export interface Ticket extends TicketSheet {
  readonly id: string;
  /** The sale's own, and those of the streak. */
  readonly points: number;
  readonly bonus: number;
  readonly voidReason: string | null;
}

/** A customer's newest tickets, newest first, voided ones too; null on a device on which none of them was shown (showTicketApi). */
export const listOwnTicketsApi = endpoint('GET /api/customers/:id/tickets', {
  output: answer<Ticket[] | null>(),
  errors: ['not_signed_in', 'forbidden'],
});
