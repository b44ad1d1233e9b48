import { PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import { cleanZip } from '../addresses/zip-code.ts';
import { zipPlace } from '../locations/places/zip-places.ts';
import type { Callback, Pickup } from './quote.schema.ts';
import type { PickupNote } from '../shared/quote-state.ts';

const [TOO_LIGHT] = PICKUP_WEIGHT_CLASSES;

/** Whether a whole ZIP code is one that no truck is priced for. It may be a slip: it is asked about, and taken. */
export function isUnknownZip(zip: string): boolean {
  const whole = cleanZip(zip);
  return /^\d{5}/.test(whole) && !zipPlace(whole);
}

interface Asked {
  readonly details: Pickup | Callback | null;
  /** A car's own lines say what is to be said of it. */
  readonly vehicle: object | null;
}

/** What is taken all the same, and said of a pickup wherever it is shown. */
export function pickupNotes({ details, vehicle }: Asked): readonly PickupNote[] {
  if (!details || 'time' in details || vehicle) return [];
  return [
    ...(details.weightClass === TOO_LIGHT ? (['too_light'] as const) : []),
    ...(isUnknownZip(details.zip) ? (['unknown_zip'] as const) : []),
  ];
}
