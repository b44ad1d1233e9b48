import { type SpanishHours, YARDS } from '../../business/yards.ts';
import { timeTexts } from '../shared/texts.ts';
import { hoursText } from './opening.ts';
import { openingTexts } from './texts.ts';

interface Speaking {
  readonly spanish?: SpanishHours | undefined;
}

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;

/** When a yard's phone is answered in Spanish: "Mon-Fri 8:00 AM-4:00 PM, Sat 8:00 AM-12:30 PM"; null if its owner has not said so. */
export function spanishHours(
  { spanish }: Speaking,
  texts: Pick<typeof openingTexts, 'days' | 'closed'> = openingTexts,
  times = timeTexts,
): string | null {
  const days = DAYS.flatMap((day) => {
    const hours = spanish?.[day];
    return hours ? [`${texts.days[day]} ${hoursText(hours, texts, times)}`] : [];
  });
  return days.length === 0 ? null : days.join(', ');
}

/** The same of the phones of the whole business: those of the first yard with some. */
export const generalSpanishHours = (yards: readonly Speaking[] = YARDS): string | null =>
  yards.map((yard) => spanishHours(yard)).find((hours) => hours !== null) ?? null;
