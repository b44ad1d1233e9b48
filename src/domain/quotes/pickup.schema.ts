import * as z from 'zod/mini';
import { PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import { addressSchema } from '../addresses/address.schema.ts';
import { isoDay } from './iso-day.ts';

/** Where a truck is asked for, for how much, and when it suits. Whether that day and window are offered is pickup-days.ts's rule. */
export const pickupSchema = z.strictObject({
  ...addressSchema.shape,
  weightClass: z.enum(PICKUP_WEIGHT_CLASSES, 'Please choose about how much it weighs'),
  day: isoDay('Please choose a day'),
  window: z.enum(['morning', 'afternoon'], 'Please choose a time'),
});

export type Pickup = z.output<typeof pickupSchema>;
