import { NEAREST_MAX_AGE_MS, NEAREST_TIMEOUT_MS } from '../business/constants.ts';
import type { positionTexts } from './texts.ts';

type PositionFailure = keyof typeof positionTexts;

export type Position = { readonly lat: number; readonly lng: number } | { readonly failure: PositionFailure };

/** By GeolocationPositionError.code (https://w3c.github.io/geolocation/#position_error_interface). */
const BY_CODE: readonly PositionFailure[] = ['other', 'denied', 'unavailable', 'timeout'];

const OPTIONS: PositionOptions = {
  timeout: NEAREST_TIMEOUT_MS,
  maximumAge: NEAREST_MAX_AGE_MS,
  enableHighAccuracy: false,
};

/** Where this device is, in degrees; the browser asks for permission first. Never rejects. */
export function findPosition(): Promise<Position> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) return done({ failure: 'unsupported' });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) => done({ lat, lng }),
        ({ code }) => done({ failure: BY_CODE[code] ?? 'other' }),
        OPTIONS,
      );
    } catch {
      done({ failure: 'other' });
    }
    return undefined;
  });
}
