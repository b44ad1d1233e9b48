import type { Place } from './nearest.ts';
import places from './zip-places.json' with { type: 'json' };

type Places = Readonly<Record<string, readonly number[]>>;

/**
 * Latitude north and longitude west in hundredths of a degree, set by hand from the map: rough centers, good for "about". `areas` by the
 * first three digits: Georgia, and the neighbors from where somebody may drive. `towns` where these would name the wrong yard: what lies
 * around and between Griffin and Newnan.
 */
const { areas, towns }: { readonly areas: Places; readonly towns: Places } = places;

/** Roughly where a five-digit ZIP code is, asked of nobody. null: not in or near Georgia, or no ZIP code. */
export function zipPlace(zip: string): Place | null {
  if (!/^[0-9]{5}$/.test(zip)) return null;
  const [lat, lng] = towns[zip] ?? areas[zip.slice(0, 3)] ?? [];
  return lat && lng ? { lat: lat / 100, lng: -lng / 100 } : null;
}
