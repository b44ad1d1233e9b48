import { generalSpanishHours } from '../domain/locations/spanish-spoken.ts';

/** When Spanish is spoken at the phone of the business; brings all yards along. */
export const SPOKEN_HOURS = generalSpanishHours();
