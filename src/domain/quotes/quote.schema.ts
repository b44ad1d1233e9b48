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
import { phoneProblem } from '../shared/contact/phone-problem.ts';
import { formatPhone, usDigits } from '../shared/contact/phone.ts';
import { cleanLine } from '../shared/text/clean-text.ts';
import { atMost, cleaned, optionalEmail, paragraph } from '../shared/text/text.ts';
import { quoteSentences } from './texts.ts';
import { forFlags, REQUEST_CHOICES } from './request-choices.ts';

type Named = Partial<Record<'firstName' | 'lastName' | 'pickup' | 'callback', unknown>>;

const isTimed = (request?: Named) => Boolean(request?.pickup ?? request?.callback);

/** Whether a name is long enough for what is asked for. Told together with what else is wrong. */
const named = (field: 'firstName' | 'lastName', timedSentence: string) =>
  z.refine<Named>(
    (request) => {
      const name = request[field];
      return typeof name !== 'string' || name.length >= (isTimed(request) ? 1 : QUOTE_NAME_MIN_LENGTH);
    },
    {
      path: [field],
      error: ({ input }) => (isTimed(input as Named | undefined) ? timedSentence : quoteSentences[field]),
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );

/** Where somebody comes or calls, one letter is a name. Two are specified only for a quote. */
export const NAMES_FIT = [
  named('firstName', quoteSentences.noFirstName),
  named('lastName', quoteSentences.noLastName),
] as const;

const anyName = (missing: string) =>
  cleaned(z.string().check(atMost(QUOTE_NAME_MAX_LENGTH)), cleanLine, missing);

/** What each request says, for the forms and the call, which add what it is for and NAMES_FIT. Visitors read the messages next to the fields. */
export const REQUEST_FIELDS = {
  firstName: anyName(quoteSentences.noFirstName),
  lastName: anyName(quoteSentences.noLastName),
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
};

export const quoteSchema = z.object(REQUEST_FIELDS).check(...NAMES_FIT);

export type QuoteDraft = z.input<typeof quoteSchema>;
export type Quote = z.output<typeof quoteSchema>;

/** A day in New York as "2026-11-21". */
const isoDay = z.string(quoteSentences.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, quoteSentences.day));

/** On a 24-hour clock. */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const WINDOW = new RegExp(`^(?:morning|afternoon)$|${CLOCK.source}`);

/**
 * Where a truck should come, for how much, and when: in a half day, or at a time of a truck, "HH:MM", which the request books. offered-times.ts knows
 * which days and half days are on offer, netlify/services/truck/slots.ts which times.
 */
export const pickupSchema = z.strictObject({
  ...addressSchema.shape,
  weightClass: z.enum(PICKUP_WEIGHT_CLASSES, quoteSentences.weightClass),
  day: isoDay,
  window: z.string(quoteSentences.time).check(z.regex(WINDOW, quoteSentences.time)),
  /** Under which id the time is held for this visitor. */
  hold: z.optional(z.uuid(quoteSentences.time)),
});

/** As it is stored. */
export type Pickup = Omit<z.output<typeof pickupSchema>, 'hold'>;

/** When the visitor wants a call, or another time for a truck, on New York's clock. offered-times.ts and slots.ts know which times are on offer. */
export const callbackSchema = z.strictObject({
  day: isoDay,
  /** When the slot begins, "HH:MM" on a 24-hour clock. */
  time: z.string(quoteSentences.time).check(z.regex(CLOCK, quoteSentences.time)),
});

export type Callback = z.output<typeof callbackSchema>;
