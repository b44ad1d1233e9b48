import * as z from 'zod/mini';
import { PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';

/** Where and how much, of a time that a visitor looks for. */
const wanted = {
  zip: z.string().check(z.regex(/^\d{5}(-\d{4})?$/)),
  weight: z.enum(PICKUP_WEIGHT_CLASSES),
  yard: z.optional(z.enum(YARD_IDS)),
};
const wantedSchema = z.object(wanted);
export type WantedPickup = z.output<typeof wantedSchema>;

/** `hold`: what this visitor holds is free for them. */
export const slotQuerySchema = z.object({ ...wanted, hold: z.optional(z.uuid()) });
export type SlotQuery = z.output<typeof slotQuerySchema>;

export const slotSchema = {
  day: z.iso.date(),
  /** Minutes after midnight. */
  startsAt: z.int().check(z.minimum(0), z.maximum(1439)),
};

/** The browser chooses the id, and holds one time under it. */
export const slotHoldSchema = z.strictObject({
  id: z.uuid(),
  ...slotSchema,
  ...wanted,
});
export type SlotHoldInput = z.output<typeof slotHoldSchema>;
