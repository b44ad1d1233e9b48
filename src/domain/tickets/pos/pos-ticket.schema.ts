import * as z from 'zod/mini';
import {
  POS_CALL_MAX_LINES,
  TICKET_MAX_LINES,
  TICKET_NUMBER_MAX_LENGTH,
} from '../../../business/constants.ts';
import { priceText } from '../../prices/price.schema.ts';
import { confirmedSchema } from '../../shared/contract/confirmed.schema.ts';
import { described } from '../../shared/contract/described.ts';
import { printedNumber } from '../../shared/text/printed-number.ts';
import { atMost, cleaned, METAL_TYPE } from '../../shared/text/text.ts';
import { isSiteNumber } from '../find/site-number.ts';
import { WEIGHT } from '../ticket-line.ts';
import { DEDUCTION_REASONS, PRICE_REASONS } from '../ticket-reasons.ts';
import { PAID_BY } from '../ticket.schema.ts';
import { yardIdSchema } from '../yard-id.schema.ts';
import { SALE_UNITS } from '../../shared/numbers/weight.ts';

const weight = z
  .string()
  .check(z.regex(WEIGHT, 'Please use a number such as 12.5, with up to three decimals'));

/** All but the grade may be left out where it is nothing. */
const posLineSchema = z.strictObject({
  metalType: described(
    z.string().check(z.regex(METAL_TYPE, 'Please use the key of a grade')),
    'The key of the grade, as readPriceList has it.',
  ),
  unit: described(
    z.enum(SALE_UNITS, 'Please use lb, ton or each'),
    'lb or ton for what is priced by weight, each for everything else.',
  ),
  gross: weight,
  tare: z._default(weight, '0'),
  deduction: z._default(weight, '0'),
  deductionReason: described(
    z._default(z.nullable(z.enum(DEDUCTION_REASONS, 'Please use a known reason')), null),
    'Without it, the ticket says "Not recorded".',
  ),
  price: described(priceText, 'Dollars for the unit in which the price list has the grade.'),
  priceReason: described(
    z._default(z.nullable(z.enum(PRICE_REASONS, 'Please use a known reason')), null),
    'Why it is not the posted price. Without it, the ticket says "Not recorded".',
  ),
});

/** A ticket that a yard's own system has made, as the webhook and the import take it. */
export const posTicketSchema = z.strictObject({
  yardId: yardIdSchema,
  /** With yard and year it names the ticket. */
  number: described(
    cleaned(
      z.string().check(
        atMost(TICKET_NUMBER_MAX_LENGTH),
        z.regex(/^[A-Z0-9][A-Z0-9-]*$/, 'Please use the number as printed'),
        z.refine((number) => !isSiteNumber(number), 'Only our site gives out numbers such as G26-W1001'),
      ),
      printedNumber,
    ),
    'As it is printed; once for a yard and a year, with or without zeros before it, and not like G26-W1001, which the site gives.',
  ),
  soldAt: described(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please use a time such as 2026-11-21T16:05')),
    "On the yard's clock.",
  ),
  /** One that cannot be read earns nothing until the ticket is sent with one that can. */
  phone: described(
    z._default(z.string().check(atMost(60)), ''),
    "The seller's, for points. It opens no account.",
  ),
  /** Words of `posStateOf()`. */
  status: described(
    z._default(z.string().check(atMost(30)), ''),
    'Empty, paid, completed or closed. Void, canceled, hold, open, pending and unpaid are not taken. Any case.',
  ),
  paidBy: z._default(z.nullable(z.enum(PAID_BY, 'Please use check, transfer, voucher or other')), null),
  total: described(
    z.string().check(z.regex(/^\d{1,6}\.\d{2}$/, 'Please use dollars such as 765.44')),
    'What was paid, in dollars. Up to 5 cents more or less than the lines become a line "Rounding".',
  ),
  lines: z
    .array(posLineSchema)
    .check(
      z.minLength(1, 'A ticket needs at least one line'),
      z.maxLength(TICKET_MAX_LINES, `A ticket can have up to ${TICKET_MAX_LINES} lines`),
    ),
});

const isSmallEnough = (tickets: readonly { readonly lines: readonly unknown[] }[]) =>
  tickets.reduce((sum, { lines }) => sum + lines.length, 0) <= POS_CALL_MAX_LINES;

/** A part of a file. */
export const posTicketsSchema = z.strictObject({
  tickets: z
    .array(posTicketSchema)
    .check(z.minLength(1), z.refine(isSmallEnough, `Send up to ${POS_CALL_MAX_LINES} lines at once`)),
  confirmed: confirmedSchema,
});

export type PosTicket = z.output<typeof posTicketSchema>;
/** Before defaults. */
export type PosTicketInput = z.input<typeof posTicketSchema>;
