import * as z from 'zod/mini';
import { SHOP_MAX_LINES } from '../../business/constants.ts';
import { cleanCapitals, cleaned } from '../shared/text.ts';
import { CARRIER_IDS } from './carriers.ts';

const TRACKING_MESSAGE = 'Please enter the tracking number: 6 to 40 letters and digits';

/** A parcel that staff send. The id is the browser's choice: the same one again is the same parcel. */
export const parcelSchema = z.strictObject({
  id: z.uuid(),
  /** Of the order's lines, those that are in it. */
  lineIds: z
    .array(z.uuid())
    .check(z.minLength(1, 'Please choose what is in the parcel'), z.maxLength(SHOP_MAX_LINES)),
  carrier: z.enum(CARRIER_IDS, 'Please choose the carrier'),
  trackingNumber: cleaned(
    z.string().check(z.regex(/^[\dA-Z][\dA-Z -]{4,38}[\dA-Z]$/, TRACKING_MESSAGE)),
    cleanCapitals,
  ),
});

export type NewParcel = z.output<typeof parcelSchema>;
