import * as z from 'zod/mini';

const textSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

const shipmentSchema = z.object({
  id: textSchema,
  carrier: z._default(z.string(), ''),
  tracking_number: z._default(z.nullable(textSchema), null),
  tracking_url: z._default(z.nullable(z.string()), null),
  /** Unix time in seconds. */
  shipped_at: z._default(z.nullable(z.number()), null),
});

/** What we read of an order of Printful's. */
export const printfulOrderSchema = z.object({
  id: z.int(),
  /** draft, pending, failed, canceled, inprocess, onhold, partial, fulfilled. */
  status: z.string(),
  shipments: z._default(z.array(shipmentSchema), []),
});

export type PrintfulOrder = z.output<typeof printfulOrderSchema>;
