import * as z from 'zod';
import { PaypalApiError } from './api-error.ts';

const text = (max: number) => z.string().min(1).max(max);
const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^\d+(\.\d+)?$/),
});

const breakdown = z.strictObject({
  item_total: money.optional(),
  shipping: money.optional(),
  tax_total: money.optional(),
});

const item = z.strictObject({
  name: text(127),
  sku: text(127).optional(),
  description: text(127).optional(),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: money,
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const shipping = z.strictObject({
  type: z.enum(['SHIPPING', 'PICKUP_IN_PERSON']).optional(),
  name: z.strictObject({ full_name: text(300) }).optional(),
  address: z.strictObject({
    address_line_1: text(300).optional(),
    address_line_2: text(300).optional(),
    admin_area_2: text(120).optional(),
    admin_area_1: text(300).optional(),
    postal_code: text(60).optional(),
    country_code: z.string().regex(/^[A-Z]{2}$/),
  }),
});

const unit = z.strictObject({
  amount: z.strictObject({ ...money.shape, breakdown: breakdown.optional() }),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  description: text(127).optional(),
  items: z.array(item).optional(),
  shipping: shipping.optional(),
});

const experience = z.strictObject({
  brand_name: text(127).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
});

/** Fields of POST /v2/checkout/orders. All others are refused, so that a typo of ours shows. */
const newOrder = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([unit]),
  payment_source: z
    .strictObject({ paypal: z.strictObject({ experience_context: experience.optional() }) })
    .optional(),
});

/** Fields of POST /v2/payments/captures/:id/refund, by the same rule. */
const newRefund = z.strictObject({
  amount: money.optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});

export type PaypalRefundParameters = z.output<typeof newRefund>;
export type PaypalMoney = z.output<typeof money>;
export type PaypalUnit = z.output<typeof unit>;
export type PaypalOrderParameters = Omit<z.output<typeof newOrder>, 'purchase_units'> & {
  readonly unit: PaypalUnit;
};

/** Throws PayPal's 400 with the field at fault. */
function parse<Value>(schema: z.ZodType<Value>, body: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new PaypalApiError(400, 'MALFORMED_REQUEST_JSON');
  }
  const { data, error } = schema.safeParse(value);
  if (error) {
    throw new PaypalApiError(400, 'INVALID_PARAMETER_VALUE', `/${(error.issues[0]?.path ?? []).join('/')}`);
  }
  return data;
}

export function parsePaypalOrder(body: string): PaypalOrderParameters {
  const order = parse(newOrder, body);
  const [ordered] = order.purchase_units;
  return { ...order, unit: ordered };
}

/** An empty body refunds all that is left. */
export const parsePaypalRefund = (body: string): PaypalRefundParameters => parse(newRefund, body || '{}');
