import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
import type { GradeGroup, GradeListed } from './grades.ts';
import { PRICE_LIST_PATH, PRICES_CACHE, type MetalPrice } from './prices.api.ts';

/** A grade of the complete list, at the common price or at a yard's. */
export interface GradePrice extends MetalPrice {
  readonly name: string;
  /** At most 120 characters; empty if the name alone tells. */
  readonly howToTell: string;
  readonly group: GradeGroup;
  /** Only in Spanish answers: no Spanish text was given, so this one is in English. */
  readonly isNameEnglish?: boolean;
  readonly isNoteEnglish?: boolean;
  /** The slug of its page under /materials. */
  readonly material: string | null;
  readonly listed: Exclude<GradeListed, 'hidden'>;
  /** The yard's own price, not the common one. */
  readonly isYardPrice: boolean;
  /** Some yard pays another price than the common one. */
  readonly differs: boolean;
}

/** Every grade that is listed, by group; `yard`: at the prices of that yard; `language`: with Spanish texts. Public and cacheable. */
export const readPriceListApi = endpoint(`GET ${PRICE_LIST_PATH}`, {
  query: z.object({ yard: z.optional(z.enum(YARD_IDS)), language: z.optional(z.enum(['es'])) }),
  output: answer<GradePrice[]>(),
  cache: PRICES_CACHE,
});
