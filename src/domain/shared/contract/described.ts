import * as z from 'zod/mini';

// Apart from endpoint.ts, which every page loads. A page leaves out the schemas that it does not use.
/** A field with a sentence about it for /openapi.json. */
/* @__NO_SIDE_EFFECTS__ */
export function described<Schema extends z.ZodMiniType>(schema: Schema, says: string): Schema {
  return schema.check(z.describe(says));
}

/** An amount as staff typed it: "4.50", "0.085". */
export const decimalDollars = /* @__PURE__ */ described(z.string(), 'Dollars, a decimal number in a text.');
