import * as z from 'zod/mini';
import { line } from '../shared/text.ts';

/** Dollars per unit as staff type them. */
export const priceText = z
  .string()
  .check(z.regex(/^\d{1,6}(\.\d{1,4})?$/, 'Please enter dollars such as 4.50, at most four decimals'));

/** What staff type when a price changes. The price stays the text it was: "4.50" is not "4.5". */
export const priceEntrySchema = z.object({
  price: priceText,
  unit: z._default(line(1, 20, 'Please enter a unit'), 'lb'),
});

export type PriceEntry = z.output<typeof priceEntrySchema>;
