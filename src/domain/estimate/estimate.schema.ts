import * as z from 'zod/mini';
import { ESTIMATE_MAX_LINES } from '../../business/constants.ts';
import { METAL_TYPE } from '../shared/text/text.ts';

/** The estimator's lines, as the quote form sends them along. */
export const estimateSchema = z
  .array(
    z.strictObject({
      metalType: z.string().check(z.regex(METAL_TYPE)),
      weight: z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/)),
      unit: z.enum(['lb', 'ton']),
    }),
  )
  .check(z.maxLength(ESTIMATE_MAX_LINES));

export type EstimateData = z.output<typeof estimateSchema>;
