import * as z from 'zod/mini';
import { REWARDS_MAX_SALE_CENTS, REWARDS_UNITS } from '../../business/constants.ts';
import { METAL_NAMES } from '../prices/texts.ts';
import { usDigits } from '../shared/phone.ts';

/** The metals with a price on the site, and the hidden one. */
export const METALS_BOUGHT: readonly string[] = [...Object.keys(METAL_NAMES), 'mixed_metals'];

const WEIGHT_MESSAGE = 'Please enter a weight such as 12.5, at most three decimals';
const AMOUNT_MESSAGE = 'Please enter an amount from $0.01 to $100,000.00';

/** A sale, as staff record it. */
export const visitSchema = z.strictObject({
  /** Chosen by the browser: the same id again is the same visit. */
  visitId: z.uuid('Please give an id such as 3f0a4b62-9f2b-4d8f-a6c7-b11d2e3f4a5b'),
  phone: z.string().check(z.refine((text) => usDigits(text) !== null, 'Phone number must be 10 digits')),
  metalType: z
    .string()
    .check(z.refine((text) => METALS_BOUGHT.includes(text), 'Please choose a metal that we buy')),
  /** A decimal that stays text. */
  weight: z.string().check(
    z.regex(/^\d{1,7}(\.\d{1,3})?$/, WEIGHT_MESSAGE),
    z.refine((text) => Number(text) > 0, WEIGHT_MESSAGE),
  ),
  unit: z.enum(REWARDS_UNITS, 'Please choose lb or ton'),
  amountCents: z
    .int(AMOUNT_MESSAGE)
    .check(z.gte(1, AMOUNT_MESSAGE), z.lte(REWARDS_MAX_SALE_CENTS, AMOUNT_MESSAGE)),
});

export type Visit = z.output<typeof visitSchema>;
