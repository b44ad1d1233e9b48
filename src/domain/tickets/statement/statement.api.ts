import * as z from 'zod/mini';
import { mailedCodeSchema } from '../../shared/contact/mailed-code.schema.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import type { TicketLineView, TicketSheet } from '../tickets.api.ts';

/** A month ("2026-11") or a year ("2026") of the yards' calendar. */
export type Period = string;

type StatementLine = Pick<
  TicketLineView,
  'metalType' | 'name' | 'nameEs' | 'unit' | 'net' | 'price' | 'priceUnit' | 'amount'
>;

export interface StatementTicket extends Pick<
  TicketSheet,
  'number' | 'yardId' | 'soldAt' | 'total' | 'paidBy' | 'checkNumber' | 'voidedAt'
> {
  readonly id: string;
  readonly lines: readonly StatementLine[];
}

/** A customer's tickets of a period, and whether they get each month by email. */
export interface SellerStatement {
  readonly period: Period;
  /** The oldest first, voided ones too; null: more than one page can show (STATEMENT_MAX_TICKETS). */
  readonly tickets: readonly StatementTicket[] | null;
  /** "j•••@example.com" */
  readonly mailedTo: string;
  readonly isMailed: boolean;
}

/** null on a device on which the customer never entered a mailed code: openStatementApi. */
export const readStatementApi = endpoint('GET /api/customers/:id/statement', {
  query: z.strictObject({
    period: z.string().check(z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/)),
  }),
  output: answer<SellerStatement | null>(),
  errors: ['not_signed_in', 'forbidden'],
});

/** Opens the statements on this device with the code that mailRewardsCodeApi has mailed. */
export const openStatementApi = endpoint('POST /api/customers/:id/statement', {
  input: mailedCodeSchema,
  output: answer<{ opened: true }>(),
  errors: ['not_signed_in', 'forbidden', 'wrong_code'],
});

/** Turns the monthly mail on or off; null like readStatementApi. Safe to repeat. */
export const setMonthlyMailApi = endpoint('PUT /api/customers/:id/statement', {
  input: z.strictObject({ isMailed: z.boolean() }),
  output: answer<{ isMailed: boolean } | null>(),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * Ends the monthly mail, for the one click of a mail program (RFC 8058), which sends a form that nobody reads: the signed URL says it all. Safe to repeat. A
 * wrong token gets the same answer.
 */
export const stopMonthlyMailApi = endpoint('POST /api/monthly-mail/:id/:token', {
  access: 'provider',
  output: answer<{ stopped: true }>(),
  isClosedInPreviews: true,
});
