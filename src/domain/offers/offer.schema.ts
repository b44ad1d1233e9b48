import * as z from 'zod/mini';
import {
  OFFER_LABEL_MAX_LENGTH,
  OFFER_MAX_CENTS,
  OFFER_MAX_LINES,
  OFFER_MAX_MINUTES,
  OFFER_MESSAGE_MAX_LENGTH,
  OFFER_MIN_MINUTES,
} from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { confirmedSchema } from '../shared/contract/confirmed.schema.ts';
import { line, METAL_TYPE, paragraph } from '../shared/text/text.ts';
import { isFeeTooHigh, offerCents } from './lines/offer-sum.ts';
import { OFFER_CHANNELS, OFFER_CONDITIONS } from './offer-state.ts';
import { SALE_UNITS } from '../shared/numbers/weight.ts';

const metalType = z.string().check(z.regex(METAL_TYPE, 'Please choose a grade'));

/** A decimal above zero that stays text: a line of zero would pay zero at any price. */
const WEIGHT_FAULT = 'Please enter a number such as 120 or 12.5, or leave it blank';
const weight = z.string().check(
  // Ends here: the sum below has only numbers.
  z.regex(/^\d{1,6}(\.\d{1,3})?$/, { error: WEIGHT_FAULT, abort: true }),
  z.refine((text) => Number(text) > 0, WEIGHT_FAULT),
);

export const offerLineSchema = z.strictObject({
  /** null: a thing that is not on the price list. */
  metalType: z.nullable(metalType),
  label: line(1, OFFER_LABEL_MAX_LENGTH, 'Please describe it'),
  price: z
    .string()
    .check(
      z.regex(/^\d{1,5}(\.\d{1,4})?$/, { error: 'Please enter a price such as 4.50 or 0.085', abort: true }),
    ),
  unit: z.enum(SALE_UNITS, 'Please choose a unit'),
  /** Estimated, or a number of pieces; null: not known. */
  weight: z.nullable(weight),
});

export type OfferLine = z.output<typeof offerLineSchema>;

const AMOUNT_FAULT = 'Please enter dollars such as 1,250 or 49.50, at most $100,000';
const cents = (least: number) =>
  z
    .int(AMOUNT_FAULT)
    .check(z.minimum(least, AMOUNT_FAULT), z.maximum(OFFER_MAX_CENTS, { error: AMOUNT_FAULT, abort: true }));

const TERMS = {
  yardId: z.enum(YARD_IDS, 'Please choose a yard'),
  lines: z.array(offerLineSchema).check(z.maxLength(OFFER_MAX_LINES)),
  /** One sum in place of lines. */
  sumCents: z.nullable(cents(1)),
  pickupFeeCents: cents(0),
  conditions: z.array(z.enum(OFFER_CONDITIONS)).check(z.maxLength(OFFER_CONDITIONS.length)),
  message: paragraph(0, OFFER_MESSAGE_MAX_LENGTH, ''),
  /** null: until its yard closes on its next open day. */
  validMinutes: z.nullable(z.int().check(z.minimum(OFFER_MIN_MINUTES), z.maximum(OFFER_MAX_MINUTES))),
  channel: z.enum(OFFER_CHANNELS, 'Please choose how to send it'),
};

const termsSchema = z.strictObject(TERMS);
export type OfferTerms = z.output<typeof termsSchema>;

const CHECKS = [
  z.refine<OfferTerms>(({ lines, sumCents }) => (sumCents === null) === lines.length > 0, {
    path: ['lines'],
    error: `Please enter 1 to ${OFFER_MAX_LINES} lines, or one total`,
  }),
  z.refine<OfferTerms>(({ conditions }) => new Set(conditions).size === conditions.length, {
    path: ['conditions'],
    error: 'Please choose each condition only once',
  }),
  z.refine<OfferTerms>(({ lines, sumCents }) => offerCents(lines, sumCents) <= OFFER_MAX_CENTS, {
    path: ['lines'],
    error: 'An offer can be at most $100,000',
  }),
  z.refine<OfferTerms>((offer) => !isFeeTooHigh(offer), {
    path: ['pickupFeeCents'],
    error: 'The pickup fee is more than the offer',
  }),
] as const;

/** An offer, as staff decide it. */
export const offerTermsSchema = termsSchema.check(...CHECKS);

/** An offer, as staff send it. */
export const newOfferSchema = z
  .strictObject({
    ...TERMS,
    /** Chosen by the browser: the same id again is the same offer. */
    id: z.uuid(),
    /** The newest version that the person saw, 0 for none: of two people at once, the second gets changed_since. */
    from: z.int().check(z.nonnegative()),
    confirmed: confirmedSchema,
  })
  .check(...CHECKS);

export type NewOffer = z.output<typeof newOfferSchema>;
