import type { Stripe } from 'stripe';
import * as z from 'zod';

/** A failed check, with Stripe's code for it. */
const refuse = (code: string, error: string) => ({ error, params: { code } });

const integer = z
  .string()
  .refine((text) => /^-?\d+$/.test(text), {
    error: ({ input }) => `Invalid integer: ${String(input)}`,
    params: { code: 'parameter_invalid_integer' },
  })
  .transform(Number);

const cents = integer
  .refine((amount) => amount >= 50, refuse('amount_too_small', 'Amount must be at least $0.50 usd'))
  .refine(
    (amount) => amount <= 99_999_999,
    refuse('amount_too_large', 'Amount must be no more than $999,999.99'),
  );

const boolean = z.enum(['true', 'false'], 'Invalid boolean').transform((text) => text === 'true');
const list = z.record(z.string(), z.string()).transform((entries) => Object.values(entries));
const text = z.string().max(5_000);

const currency = z
  .string()
  .toLowerCase()
  .refine((code) => code === 'usd', {
    error: ({ input }) => `Invalid currency: ${String(input)}. The sandbox knows usd alone.`,
  });

const metadata = z.record(
  z.string().max(40, 'Metadata keys are at most 40 characters long'),
  z.string('Metadata values must be strings').max(500, 'Metadata values are at most 500 characters long'),
);

const email = z
  .string()
  .refine(
    (value) => z.email({ pattern: z.regexes.html5Email }).safeParse(value).success,
    refuse('email_invalid', 'Invalid email address'),
  );

const address = z.strictObject({
  line1: text.optional(),
  line2: text.optional(),
  city: text.optional(),
  state: text.optional(),
  postal_code: text.optional(),
  country: text.optional(),
});

const shipping = z.strictObject({ address, name: text });

const described = {
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
  shipping: shipping.optional(),
};

const expand = { expand: list.optional() };

const range = z.strictObject({ gte: integer.optional(), lt: integer.optional() });

const page = {
  ...expand,
  created: range.optional(),
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, 'Limit must be between 1 and 100').optional(),
  starting_after: text.optional(),
};

/** Only keys of `Params` in the `stripe` package. The mock refuses what it does not simulate. */
const of =
  <Params>() =>
  <Shape extends { [K in keyof Shape]: K extends keyof Params ? z.ZodType : never }>(shape: Shape) =>
    z.strictObject(shape);

export const createIntentParameters = of<Stripe.PaymentIntentCreateParams>()({
  ...described,
  ...expand,
  amount: cents,
  currency,
  automatic_payment_methods: z.strictObject({ enabled: boolean }).optional(),
});

export const updateIntentParameters = of<Stripe.PaymentIntentUpdateParams>()({
  ...expand,
  metadata: metadata.optional(),
  amount: cents.optional(),
});

export const cancelIntentParameters = of<Stripe.PaymentIntentCancelParams>()({
  ...expand,
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

export const createRefundParameters = of<Stripe.RefundCreateParams>()({
  ...expand,
  amount: integer.refine((amount) => amount > 0, 'Amount must be positive').optional(),
  charge: text.optional(),
  payment_intent: text.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const retrieveParameters = z.strictObject(expand);
export const listIntentsParameters = of<Stripe.PaymentIntentListParams>()(page);
export const listRefundsParameters = of<Stripe.RefundListParams>()({
  ...page,
  charge: text.optional(),
  payment_intent: text.optional(),
});
export const listPayoutsParameters = of<Stripe.PayoutListParams>()(page);
export const listTransactionsParameters = of<Stripe.BalanceTransactionListParams>()({
  ...page,
  source: text.optional(),
});

export type CreateIntentParameters = z.output<typeof createIntentParameters>;
export type UpdateIntentParameters = z.output<typeof updateIntentParameters>;
export type CreateRefundParameters = z.output<typeof createRefundParameters>;
export type ListParameters = z.output<typeof listIntentsParameters>;
