import * as z from 'zod/mini';
import { orderPieces } from '../orders/order-pieces.schema.ts';
import { printedNumber } from '../shared/text/printed-number.ts';
import { cleaned } from '../shared/text/text.ts';
import { CARRIER_IDS } from './carriers.ts';

const TRACKING_MESSAGE = 'Please enter the tracking number: 6 to 40 letters and digits';

/** A shipment sent by staff. The browser chooses the id; the same id again is the same shipment. */
export const shipmentSchema = z.strictObject({
  id: z.uuid(),
  /** What is in the package: whole lines, without the pieces that were refunded when they were packed. */
  lines: orderPieces.check(z.minLength(1, 'Please choose what’s in the package')),
  carrier: z.enum(CARRIER_IDS, 'Please choose the carrier'),
  trackingNumber: cleaned(
    z.string().check(z.regex(/^[\dA-Z][\dA-Z-]{4,38}[\dA-Z]$/, TRACKING_MESSAGE)),
    printedNumber,
  ),
});

export type NewShipment = z.output<typeof shipmentSchema>;
