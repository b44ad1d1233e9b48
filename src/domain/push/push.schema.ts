import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';

/** Those of browsers have 200 to 500 characters. */
const ENDPOINT_MAX_LENGTH = 1_000;

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'));

/** When a device may be notified, on the yards' clock: from the first minute to the last, which is quiet again. It may go past midnight. */
const hoursSchema = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, 'Please choose two different times'));

export type PushHours = z.output<typeof hoursSchema>;

/** What a browser's PushSubscription says (RFC 8291): 65 bytes of a public key and 16 of a secret, as base64url. */
const subscriptionSchema = z.strictObject({
  endpoint: z
    .string()
    .check(
      z.regex(/^https?:\/\/[\w.:-]+\/\S+$/, 'That isn’t a push address'),
      z.maxLength(ENDPOINT_MAX_LENGTH, 'That push address is too long'),
    ),
  p256dh: z.string().check(z.regex(/^[\w-]{87}$/, 'That isn’t a public key')),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, 'That isn’t a subscription secret')),
});

export type PushSubscriptionData = z.output<typeof subscriptionSchema>;

/** What a device is notified of, and when. */
export const pushChoiceSchema = z.strictObject({
  /** null: all yards. */
  yards: z.nullable(
    z
      .array(z.enum(YARD_IDS))
      .check(
        z.minLength(1, 'Please choose a yard'),
        z.maxLength(YARD_IDS.length, 'Please choose each yard once'),
      ),
  ),
  /** null: at any time. */
  hours: z.nullable(hoursSchema),
});

export const pushDeviceSchema = z.strictObject({
  subscription: subscriptionSchema,
  ...pushChoiceSchema.shape,
});
