import * as z from 'zod/mini';
import {
  REWARDS_REASON_MAX_LENGTH,
  TICKET_MAX_LINES,
  TICKET_NUMBER_MAX_LENGTH,
} from '../../business/constants.ts';
import { priceText } from '../prices/price.schema.ts';
import { confirmedSchema } from '../shared/confirmed.schema.ts';
import { printedNumber } from '../shared/meant-signs.ts';
import { atMost, cleaned, line, METAL_TYPE } from '../shared/text.ts';
import { TICKET_UNITS, WEIGHT } from './ticket-line.ts';
import { DEDUCTION_REASONS, PRICE_REASONS } from './ticket-reasons.ts';
import { yardIdSchema } from './yard-id.schema.ts';

/** How the seller is paid. Georgia allows no cash for most metals. */
export const PAID_BY = ['check', 'transfer', 'other'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** A decimal that stays text. */
const weight = z
  .string()
  .check(z.regex(WEIGHT, 'Please enter a number such as 12.5, at most three decimals'));

const lineSchema = z.strictObject({
  metalType: z.string().check(z.regex(METAL_TYPE, 'Please choose a grade')),
  unit: z.enum(TICKET_UNITS, 'Please choose a unit'),
  gross: weight,
  tare: weight,
  deduction: weight,
  deductionReason: z.nullable(z.enum(DEDUCTION_REASONS, 'Please choose a reason')),
  price: priceText,
  priceReason: z.nullable(z.enum(PRICE_REASONS, 'Please choose a reason')),
});

/** Empty: the ticket has none. */
const numberSchema = cleaned(
  z
    .string()
    .check(
      atMost(TICKET_NUMBER_MAX_LENGTH),
      z.regex(/^([A-Z0-9][A-Z0-9-]*)?$/, 'Please enter the number as it is printed'),
    ),
  printedNumber,
);

/** A ticket, as the counter records it. What a line needs beyond its form, such as a reason, is in figureLine(). */
export const ticketSchema = z.strictObject({
  /** Chosen by the browser: the same id again is the same ticket. */
  ticketId: z.uuid(),
  yardId: yardIdSchema,
  number: numberSchema,
  /** On New York's clock, "2026-11-21T16:05"; null: now. */
  soldAt: z.nullable(z.string().check(z.maxLength(16))),
  /** null: somebody without a rewards account. */
  customerId: z.nullable(z.uuid()),
  /** The accepted offer that it fulfils. */
  offerId: z._default(z.nullable(z.uuid()), null),
  paidBy: z.enum(PAID_BY, 'How is it paid?'),
  lines: z
    .array(lineSchema)
    .check(
      z.minLength(1, 'Please add a line'),
      z.maxLength(TICKET_MAX_LINES, `A ticket has at most ${TICKET_MAX_LINES} lines`),
    ),
  /** The sum that the page showed. */
  totalCents: z.int(),
  confirmed: confirmedSchema,
});

export const voidTicketSchema = z.strictObject({
  /** For the audit log and the points history of the customer. */
  reason: line(3, REWARDS_REASON_MAX_LENGTH, 'Please give a reason: the customer reads it'),
});

export type TicketInput = z.output<typeof ticketSchema>;
