import * as z from 'zod/mini';
import { YARD_IDS } from '../../../business/yards.ts';
import { described } from '../../shared/contract/described.ts';
import { type AnswerOf, endpoint } from '../../shared/contract/endpoint.ts';
import { GRADE_GROUP_KEYS } from '../grades/grades.ts';
import { metalPriceSchema, PRICES_CACHE } from '../prices.api.ts';

/** A grade of the complete list, at the common price or at a yard's. */
const gradePriceSchema = z.strictObject({
  ...metalPriceSchema.shape,
  name: z.string(),
  /** At most 120 characters. */
  howToTell: described(z.string(), 'How to tell it from other grades; may be empty.'),
  group: z.enum(GRADE_GROUP_KEYS),
  /** Only in Spanish answers: no Spanish text was given, so this one is in English. */
  isNameEnglish: z.exactOptional(z.boolean()),
  isNoteEnglish: z.exactOptional(z.boolean()),
  material: described(z.nullable(z.string()), 'The last part of its page under /materials.'),
  listed: z.enum(['card', 'list']),
  isYardPrice: described(z.boolean(), "The yard's own price, not the common one."),
  differs: described(z.boolean(), 'Some yard pays another price.'),
});

export type GradePrice = AnswerOf<typeof gradePriceSchema>;

/** Every grade that is listed, by group; `yard`: at the prices of that yard; `language`: with Spanish texts. Public and cacheable. */
export const readPriceListApi = endpoint('GET /api/price-list', {
  query: z.object({ yard: z.optional(z.enum(YARD_IDS)), language: z.optional(z.enum(['es'])) }),
  output: z.array(gradePriceSchema),
  published: {
    name: 'readPriceList',
    says: 'Every grade that is listed: at the common prices, or those of a yard.',
  },
  cache: PRICES_CACHE,
});
