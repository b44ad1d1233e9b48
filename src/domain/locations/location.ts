import { YARDS, type Yard, type YardId } from '../../business/yards.ts';
import { formatPhone } from '../shared/contact/phone.ts';
import { hoursText } from './hours/opening.ts';
import { spanishHours } from './spanish-spoken.ts';

/** A yard as pages show it; every text is derived from src/business/yards.ts. */
export interface Location {
  readonly id: YardId;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly phoneFormatted: string;
  readonly hours: {
    readonly weekdays: string;
    readonly saturday: string;
    readonly sunday: string;
    readonly note?: string;
  };
  /** When its phone is answered in Spanish; null: nobody has said. */
  readonly spanish: string | null;
  readonly mapsUrl: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly featured: boolean;
}

function toLocation(yard: Yard): Location {
  const address = `${yard.street}, ${yard.city}, ${yard.state} ${yard.zip}`;
  return {
    id: yard.id,
    name: yard.name,
    address,
    phone: yard.phone,
    phoneFormatted: formatPhone(yard.phone),
    hours: {
      weekdays: hoursText(yard.weekdays),
      saturday: hoursText(yard.saturday),
      sunday: hoursText(yard.sunday),
      ...(yard.note === undefined ? {} : { note: yard.note }),
    },
    spanish: spanishHours(yard),
    mapsUrl: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
    coordinates: yard.coordinates,
    featured: yard.featured,
  };
}

export const LOCATIONS: readonly Location[] = YARDS.map(toLocation);
