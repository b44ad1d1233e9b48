import type { Place } from './nearest.ts';
import places from './zip-places.json' with { type: 'json' };

/** Written by `npm run yards` and each build (tools/zip-places.ts): hundredths of a degree, north and west. */
const PLACES: Readonly<Record<string, readonly number[]>> = places;

/** Where a ZIP code is, to within three miles, without asking a service. null: no yard is near, it has no area, or there is no such code. */
export function zipPlace(zip: string): Place | null {
  const five = zip.replace(/-\d{4}$/, '');
  const [lat, lng] = (Object.hasOwn(PLACES, five) && PLACES[five]) || [];
  return lat && lng ? { lat: lat / 100, lng: -lng / 100 } : null;
}
