import * as z from 'zod/mini';
import {
  REWARDS_EMAIL_MAX_LENGTH,
  REWARDS_REASON_MAX_LENGTH,
  TICKET_MAX_HOLDS,
  TICKET_MAX_LINES,
  TICKET_NUMBER_MAX_LENGTH,
} from '../../business/constants.ts';
import { UNWEIGHED_PARTS, type UnweighedPart, VEHICLE_GRADES } from '../../business/vehicles.ts';
import { LOCALES } from '../shared/language/locales.ts';
import { priceText } from '../prices/price.schema.ts';
import { confirmedSchema } from '../shared/contract/confirmed.schema.ts';
import { printedNumber } from '../shared/text/printed-number.ts';
import { atMost, cleaned, email, line, METAL_TYPE } from '../shared/text/text.ts';
import { isSiteNumber } from './find/site-number.ts';
import { partsOff, WEIGHT } from './ticket-line.ts';
import { DEDUCTION_REASONS, HELD_REASON, PARTS_REASON, PRICE_REASONS } from './ticket-reasons.ts';
import { yardIdSchema } from './yard-id.schema.ts';
import { SALE_UNITS, type SaleUnit, scaled, WEIGHT_PLACES } from '../shared/numbers/weight.ts';

/** How the seller is paid. Georgia allows no cash for most metals, so any other way says what and why. */
export const PAID_BY = ['check', 'transfer', 'voucher', 'other'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** A decimal that stays text. */
const weight = z
  .string()
  .check(z.regex(WEIGHT, 'Please enter a number such as 12.5, with up to three decimals'));

/** Whether a deduction holds what the ticked parts weigh; a worn unit or number is told elsewhere. */
const takesOff = (
  { unit, deduction }: { readonly unit: SaleUnit; readonly deduction: string },
  parts: readonly UnweighedPart[],
): boolean =>
  parts.length === 0 || !WEIGHT.test(deduction) || scaled(deduction, WEIGHT_PLACES) >= partsOff(parts, unit);

/** A line as it is recorded, and as a ticket in hand has it. */
export const ticketLineSchema = z
  .strictObject({
    metalType: z.string().check(z.regex(METAL_TYPE, 'Please choose a grade')),
    unit: z.enum(SALE_UNITS, 'Please choose a unit'),
    gross: weight,
    tare: weight,
    deduction: weight,
    deductionReason: z.nullable(z.enum([...DEDUCTION_REASONS, PARTS_REASON], 'Please choose a reason')),
    deductionParts: z.optional(z.array(z.enum(UNWEIGHED_PARTS)).check(z.maxLength(UNWEIGHED_PARTS.length))),
    price: priceText,
    priceReason: z.nullable(z.enum([...PRICE_REASONS, HELD_REASON], 'Please choose a reason')),
  })
  .check(
    z.refine(
      ({ deductionReason, deductionParts = [] }) =>
        (deductionReason === PARTS_REASON) === deductionParts.length > 0,
      {
        path: ['deductionParts'],
        message: 'Please tick what is missing',
      },
    ),
    z.refine(
      ({ metalType, deductionParts = [] }) =>
        deductionParts.length === 0 || VEHICLE_GRADES.includes(metalType),
      { path: ['deductionParts'], message: 'Only a car has these parts' },
    ),
    z.refine(({ deductionParts = [] }) => new Set(deductionParts).size === deductionParts.length, {
      path: ['deductionParts'],
      message: 'Please tick each part once',
    }),
    z.refine(({ unit, deduction, deductionParts = [] }) => takesOff({ unit, deduction }, deductionParts), {
      path: ['deduction'],
      message: 'The parts you checked weigh more than the deduction',
    }),
  );

const numberLike = (message: string) =>
  z.string().check(atMost(TICKET_NUMBER_MAX_LENGTH), z.regex(/^([A-Z0-9][A-Z0-9-]*)?$/, message));

/** Empty: the site gives it one. */
const numberSchema = cleaned(
  numberLike('Please enter the number as printed').check(
    z.refine(
      (number) => !isSiteNumber(number),
      'The site assigns numbers like this. Leave it blank to get the next one',
    ),
  ),
  printedNumber,
);

const recordedSchema = z.strictObject({
  /** Chosen by the browser: the same id again is the same ticket. */
  ticketId: z.uuid(),
  /** The page that has it in hand; null: it is on no yard's list. */
  hand: z._default(z.nullable(z.uuid()), null),
  yardId: yardIdSchema,
  number: numberSchema,
  /** On New York's clock, "2026-11-21T16:05"; null: now. */
  soldAt: z.nullable(z.string().check(z.maxLength(16))),
  /** null: somebody without a rewards account. */
  customerId: z.nullable(z.uuid()),
  /** The accepted offer that it fulfills. */
  offerId: z._default(z.nullable(z.uuid()), null),
  /** The held prices that its lines are paid at. */
  holdIds: z._default(z.array(z.uuid()).check(z.maxLength(TICKET_MAX_HOLDS)), []),
  paidBy: z.enum(PAID_BY, 'Please choose how you paid'),
  /** Of a check; empty for any other way. */
  checkNumber: z._default(
    cleaned(numberLike('Please enter the number printed on the check'), printedNumber),
    '',
  ),
  /** Of a transfer its reference, of any other way what it was and why; else empty. */
  paidNote: z._default(line(0, REWARDS_REASON_MAX_LENGTH, ''), ''),
  lines: z
    .array(ticketLineSchema)
    .check(
      z.minLength(1, 'Please add a line'),
      z.maxLength(TICKET_MAX_LINES, `A ticket can have at most ${TICKET_MAX_LINES} lines`),
    ),
  /** The sum that the page showed. */
  totalCents: z.int(),
  confirmed: confirmedSchema,
  /** Answered as any other, and never recorded. */
  practice: z.optional(z.boolean()),
});

/** A ticket, as the counter records it. What a line needs beyond its form, such as a reason, is in figureLine(). */
export const ticketSchema = recordedSchema.check(
  z.refine(({ paidBy, checkNumber }) => paidBy !== 'check' || checkNumber !== '', {
    path: ['checkNumber'],
    message: 'Please enter the check number',
  }),
  z.refine(({ paidBy, checkNumber }) => paidBy === 'check' || checkNumber === '', {
    path: ['checkNumber'],
    message: 'Only a check has a check number',
  }),
  z.refine(({ paidBy, paidNote }) => paidBy !== 'transfer' || paidNote !== '', {
    path: ['paidNote'],
    message: 'Please enter the transfer’s reference',
  }),
  z.refine(({ paidBy, paidNote }) => paidBy !== 'other' || paidNote.length > 2, {
    path: ['paidNote'],
    message: 'Please enter how you paid, and why',
  }),
  z.refine(({ paidBy, paidNote }) => paidBy === 'transfer' || paidBy === 'other' || paidNote === '', {
    path: ['paidNote'],
    message: 'Only a transfer or another way has this',
  }),
);

export const copyAddressSchema = z.strictObject({
  email: email(REWARDS_EMAIL_MAX_LENGTH, 'Please enter an email address such as name@example.com'),
});

/** A copy of a ticket by email. */
export const copyTicketSchema = z.strictObject({
  ...copyAddressSchema.shape,
  /** Chosen by the browser: the same id again is the same copy. */
  id: z.uuid(),
  locale: z.enum(LOCALES, 'Please choose a language'),
});

export const voidTicketSchema = z.strictObject({
  /** For the audit log and the points history of the customer. */
  reason: line(3, REWARDS_REASON_MAX_LENGTH, 'Please enter a reason for the customer'),
});

export type TicketInput = z.output<typeof ticketSchema>;
export type CopyInput = z.output<typeof copyTicketSchema>;
