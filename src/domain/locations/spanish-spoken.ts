import { type OpeningHours, type SpanishHours, type Yard, YARDS } from '../../business/yards.ts';
import { timeTexts } from '../shared/texts.ts';
import { DAY_GROUPS, hoursText } from './opening.ts';
import { openingTexts } from './texts.ts';

type SpokenAt = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'> & {
  readonly spanish?: SpanishHours | undefined;
};

const isSame = (one: OpeningHours | null = null, other: OpeningHours | null = null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/** When a yard's phone is answered in Spanish: "Mon-Fri 8:00 AM-4:00 PM", "all open hours"; null if its owner has not said so. */
export function spanishHours(
  { spanish, ...open }: SpokenAt,
  texts: Pick<typeof openingTexts, 'days' | 'allOpen' | 'closed'> = openingTexts,
  times = timeTexts,
): string | null {
  const days = DAY_GROUPS.flatMap((day) => {
    const hours = spanish?.[day];
    return hours ? [`${texts.days[day]} ${hoursText(hours, texts, times)}`] : [];
  });
  if (days.length === 0) return null;
  // The hours stand next to it, and a holiday changes both.
  return DAY_GROUPS.every((day) => isSame(spanish?.[day], open[day])) ? texts.allOpen : days.join(', ');
}

/** The same of the phones of the whole business: those of the first yard with some. */
export const generalSpanishHours = (yards: readonly SpokenAt[] = YARDS): string | null =>
  yards.map((yard) => spanishHours(yard)).find((hours) => hours !== null) ?? null;
