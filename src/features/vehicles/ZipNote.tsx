import { cleanZip } from '../../domain/addresses/zip-code.ts';
import { zipPlace } from '../../domain/locations/zip-places.ts';
import { placeTexts } from './texts.ts';

/** A whole ZIP code that no tow is priced for may be a slip. It is asked about, and taken. */
export function ZipNote({ zip = '' }: { readonly zip: string | undefined }) {
  const whole = cleanZip(zip);
  return /^\d{5}/.test(whole) && !zipPlace(whole) && <span>{placeTexts.oddZip}</span>;
}
