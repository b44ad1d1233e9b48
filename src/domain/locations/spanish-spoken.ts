import { type OpeningHours, type SpanishHours, type Yard, YARDS } from '../../business/yards.ts';
import { timeTexts } from '../shared/text/texts.es.ts';
import { DAY_GROUPS, hoursText } from './hours/opening.ts';
import { openingTexts } from './texts.es.ts';

type SpokenAt = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'> & {
  readonly spanish?: SpanishHours | undefined;
};

const isSame = (one: OpeningHours | null = null, other: OpeningHours | null = null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/**
 * When a yard's phone is answered in Spanish, for somebody who reads Spanish: "lun-vie 8:00 a. m. a 4:00 p. m."; "" if that is whenever the
 * yard is open, null if its owner has not said so.
 */
export function spanishHours({ spanish, ...open }: SpokenAt): string | null {
  const days = DAY_GROUPS.flatMap((day) => {
    const hours = spanish?.[day];
    return hours ? [`${openingTexts.days[day]} ${hoursText(hours, openingTexts, timeTexts)}`] : [];
  });
  if (days.length === 0) return null;
  return DAY_GROUPS.every((day) => isSame(spanish?.[day], open[day])) ? '' : days.join(', ');
}

/** The same of the phones of the whole business: those of the first yard with some. */
export const generalSpanishHours = (yards: readonly SpokenAt[] = YARDS): string | null =>
  yards.map((yard) => spanishHours(yard)).find((hours) => hours !== null) ?? null;
