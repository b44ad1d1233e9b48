import { generalSpanishHours } from '../domain/locations/spanish-spoken.ts';
import { SpeaksSpanish } from './SpeaksSpanish.tsx';

/** When Spanish is spoken at the phone of the business. A file of its own, as it brings all yards along. */
export const SpokenHere = () => <SpeaksSpanish hours={generalSpanishHours()} />;
