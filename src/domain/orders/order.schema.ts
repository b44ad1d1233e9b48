import * as z from 'zod/mini';
import {
  CHECKOUT_EMAIL_MAX_LENGTH,
  CHECKOUT_NAME_MAX_LENGTH,
  CHECKOUT_NAME_MIN_LENGTH,
  SHOP_MAX_LINES,
  SHOP_MAX_QUANTITY,
} from '../../business/constants.ts';
import { addressSchema } from '../addresses/address.schema.ts';
import { phoneProblem } from '../shared/contact/phone-problem.ts';
import { formatPhone, usDigits } from '../shared/contact/phone.ts';
import { cleanLine } from '../shared/text/clean-text.ts';
import { cleaned, email, line } from '../shared/text/text.ts';

/** The fields of the checkout's first step. Messages are shown next to the fields. */
export const customerInfoSchema = z.object({
  customerName: line(
    CHECKOUT_NAME_MIN_LENGTH,
    CHECKOUT_NAME_MAX_LENGTH,
    'Name must be at least 2 characters',
  ),
  customerEmail: email(CHECKOUT_EMAIL_MAX_LENGTH, 'Please enter a valid email'),
  // The form formats while typing; API callers may use any common US format.
  customerPhone: cleaned(
    z.string().check(
      z.refine((text) => usDigits(text) !== null, {
        error: ({ input }) => phoneProblem(input, 'Phone number must be in format (xxx) xxx-xxxx'),
      }),
    ),
    (text) => formatPhone(cleanLine(text)),
  ),
});

export type CustomerInfo = z.output<typeof customerInfoSchema>;

export const dollarsSchema = z
  .string()
  .check(z.regex(/^\d{1,7}\.\d{2}$/, 'Please send dollars with two decimals'));

/** A line as the browser sends it; the server looks up the price itself. */
const orderItemSchema = z.object({
  /** The variant's id. */
  merchandiseItemId: z.uuid(),
  quantity: z.int().check(z.minimum(1), z.maximum(SHOP_MAX_QUANTITY)),
  price: dollarsSchema,
  name: z.string().check(z.maxLength(200)),
});

export type OrderItem = z.output<typeof orderItemSchema>;

export const orderItemsSchema = z
  .array(orderItemSchema)
  .check(z.minLength(1, 'Add some items to your cart before checking out.'), z.maxLength(SHOP_MAX_LINES));

const { address, city, state, zip } = addressSchema.shape;

/** The body of POST /api/orders: a PayPal order, created before it is paid. */
export const newOrderSchema = z.object({
  ...customerInfoSchema.shape,
  shippingAddress: address,
  shippingCity: city,
  shippingState: state,
  shippingZip: zip,
  billingAddress: address,
  billingCity: city,
  billingState: state,
  billingZip: zip,
  subtotal: dollarsSchema,
  shipping: dollarsSchema,
  tax: dollarsSchema,
  total: dollarsSchema,
  items: orderItemsSchema,
});

export type NewOrder = z.output<typeof newOrderSchema>;
