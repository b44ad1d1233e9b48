import * as z from 'zod';

const dollars = z.string().regex(/^\d+\.\d{2}$/);

/** Of what Printful takes, what we send: a slip of ours in a name or a type is refused here as there. */
export const orderParameters = z.strictObject({
  external_id: z
    .string()
    .regex(/^[\w-]+$/)
    .max(32),
  shipping: z.literal('STANDARD'),
  recipient: z.strictObject({
    name: z.string().min(1),
    address1: z.string().min(1),
    city: z.string().min(1),
    state_code: z.string().regex(/^[A-Z]{2}$/),
    country_code: z.literal('US'),
    zip: z.string().min(1),
    phone: z.string(),
    email: z.email(),
  }),
  items: z
    .array(
      z.strictObject({
        sync_variant_id: z.int().positive(),
        quantity: z.int().min(1).max(99),
        retail_price: dollars,
      }),
    )
    .min(1),
});

export type OrderParameters = z.output<typeof orderParameters>;
