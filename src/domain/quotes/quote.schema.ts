import * as z from 'zod/mini';
import {
  PICKUP_WEIGHT_CLASSES,
  QUOTE_DESCRIPTION_MAX_LENGTH,
  QUOTE_DESCRIPTION_MIN_LENGTH,
  QUOTE_EMAIL_MAX_LENGTH,
  QUOTE_NAME_MAX_LENGTH,
  QUOTE_NAME_MIN_LENGTH,
  QUOTE_PHONE_LENGTH,
} from '../../business/constants.ts';
import { addressSchema } from '../addresses/address.schema.ts';
import { phoneProblem } from '../shared/phone-problem.ts';
import { formatPhone, usDigits } from '../shared/phone.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleaned, line, optionalEmail, paragraph } from '../shared/text.ts';
import { quoteSentences } from './texts.ts';
import { forFlags, REQUEST_CHOICES } from './request-choices.ts';

/** Shared by the form and the call. Visitors read the messages next to the fields. */
export const quoteSchema = z.object({
  firstName: line(QUOTE_NAME_MIN_LENGTH, QUOTE_NAME_MAX_LENGTH, quoteSentences.firstName),
  lastName: line(QUOTE_NAME_MIN_LENGTH, QUOTE_NAME_MAX_LENGTH, quoteSentences.lastName),
  // The form formats while typing; a caller of the API may write ten US digits in any common way.
  phone: cleaned(
    // One check, so that the names next to it are told as well.
    z.string().check(
      z.refine((phone) => usDigits(phone) !== null, {
        error: ({ input }) =>
          phoneProblem(
            input,
            String(input).length < QUOTE_PHONE_LENGTH
              ? quoteSentences.phoneIncomplete
              : quoteSentences.phoneDigits,
          ),
      }),
    ),
    (text) => formatPhone(cleanLine(text)),
  ),
  email: optionalEmail(QUOTE_EMAIL_MAX_LENGTH, quoteSentences.email),
  location: z._default(
    z.union([z.literal(''), z.enum(REQUEST_CHOICES.location.keys)], quoteSentences.location),
    '',
  ),
  description: paragraph(
    QUOTE_DESCRIPTION_MIN_LENGTH,
    QUOTE_DESCRIPTION_MAX_LENGTH,
    quoteSentences.description,
  ),
  ...forFlags(z._default(z.boolean(), false)),
});

/** The names of a pickup or a callback, where one letter is a name. Two are specified only for the quote form. */
export const SHORT_NAMES = {
  firstName: line(1, QUOTE_NAME_MAX_LENGTH, quoteSentences.noFirstName),
  lastName: line(1, QUOTE_NAME_MAX_LENGTH, quoteSentences.noLastName),
};

export type QuoteDraft = z.input<typeof quoteSchema>;
export type Quote = z.output<typeof quoteSchema>;

/** A day in New York as "2026-11-21". */
const isoDay = z.string(quoteSentences.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, quoteSentences.day));

/** Where a truck should come, for how much, and when. offered-times.ts knows which days and windows are on offer. */
export const pickupSchema = z.strictObject({
  ...addressSchema.shape,
  weightClass: z.enum(PICKUP_WEIGHT_CLASSES, quoteSentences.weightClass),
  day: isoDay,
  window: z.enum(['morning', 'afternoon'], quoteSentences.time),
});

export type Pickup = z.output<typeof pickupSchema>;

/** When the visitor wants a call, on New York's clock. offered-times.ts knows which times are on offer. */
export const callbackSchema = z.strictObject({
  day: isoDay,
  /** When the slot begins, "HH:MM" on a 24-hour clock. */
  time: z.string(quoteSentences.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, quoteSentences.time)),
});

export type Callback = z.output<typeof callbackSchema>;
