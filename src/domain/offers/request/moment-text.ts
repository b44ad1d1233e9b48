import { locale } from '../../shared/language/locale.ts';
import { timeTexts } from '../../shared/text/texts.ts';
import { addDays, clockFace, inNewYork } from '../../shared/time/new-york-time.ts';
import { momentTexts } from '../texts.ts';

const WEEK = 7;

/** The language's; a page has its own, a mail that of its reader. */
export const MOMENT_WORDS = { moments: momentTexts, times: timeTexts, format: locale.format };

/** "10:40 AM tomorrow", "4:30 PM today", "10:00 AM on Monday", "1:00 PM on December 12": on the yards' clock, as seen from `now`. */
export function momentText(
  at: Date,
  now: Date,
  { moments, times, format }: typeof MOMENT_WORDS = MOMENT_WORDS,
): string {
  const { date, minutes } = inNewYork(at);
  const today = inNewYork(now).date;
  const clock = clockFace(minutes, times);
  if (date === today) return moments.today(clock);
  if (date === addDays(today, 1)) return moments.tomorrow(clock);
  const isThisWeek = date > today && date < addDays(today, WEEK);
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString(format, {
    timeZone: 'UTC',
    ...(isThisWeek ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
  });
  return moments.onDay(clock, day);
}
