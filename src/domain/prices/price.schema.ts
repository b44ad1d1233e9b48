import * as z from 'zod/mini';

/** Dollars per unit as staff type them, and as they stay: "4.50" is not "4.5". */
export const priceText = z
  .string()
  .check(z.regex(/^\d{1,6}(\.\d{1,4})?$/, 'Please enter dollars such as 4.50, at most four decimals'));
