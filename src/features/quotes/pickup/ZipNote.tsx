import { cleanZip } from '../../../domain/addresses/zip-code.ts';
import { zipPlace } from '../../../domain/locations/places/zip-places.ts';

interface ZipNoteProps {
  readonly zip: string | undefined;
  /** What is said of one that no yard is near. */
  readonly text: string;
}

/** A whole ZIP code that no truck is priced for may be a slip. It is asked about, and taken. */
export function ZipNote({ zip = '', text }: ZipNoteProps) {
  const whole = cleanZip(zip);
  return /^\d{5}/.test(whole) && !zipPlace(whole) && <span>{text}</span>;
}
