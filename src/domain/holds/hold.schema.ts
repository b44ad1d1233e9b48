import * as z from 'zod/mini';
import { REQUEST_FIELDS } from '../quotes/quote.schema.ts';
import { LOCALES } from '../shared/language/locales.ts';
import { isPrice } from '../shared/numbers/weight.ts';
import { METAL_TYPE } from '../shared/text/text.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { holdSentences } from './texts.ts';

/** What somebody who holds a price chooses and types. */
export const holdFormSchema = z.strictObject({
  metalType: z.string(holdSentences.grade).check(z.regex(METAL_TYPE, holdSentences.grade)),
  yardId: z.enum(YARD_IDS, holdSentences.yard),
  phone: REQUEST_FIELDS.phone,
  email: REQUEST_FIELDS.email,
});

/** Besides that, what the page showed. */
export const holdSchema = z.strictObject({
  ...holdFormSchema.shape,
  price: z.string().check(z.maxLength(20), z.refine(isPrice)),
  unit: z.string().check(z.maxLength(20)),
  locale: z.enum(LOCALES),
});

/** The token of a hold's link. */
export const holdLinkSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
});

export type HoldDraft = z.input<typeof holdFormSchema>;
