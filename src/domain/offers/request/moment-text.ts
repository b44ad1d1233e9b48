import { locale } from '../../shared/language/locale.ts';
import { addDays, clockFace, inNewYork } from '../../shared/time/new-york-time.ts';
import { momentTexts } from '../texts.ts';

const WEEK = 7;

const dateText = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale.format, { timeZone: 'UTC', ...options });

/** "10:40 AM tomorrow", "4:30 PM today", "10:00 AM on Monday", "1:00 PM on December 12": on the yards' clock, as seen from `now`. */
export function momentText(at: Date, now: Date): string {
  const { date, minutes } = inNewYork(at);
  const today = inNewYork(now).date;
  const clock = clockFace(minutes);
  if (date === today) return momentTexts.today(clock);
  if (date === addDays(today, 1)) return momentTexts.tomorrow(clock);
  const isThisWeek = date > today && date < addDays(today, WEEK);
  const day = dateText(date, isThisWeek ? { weekday: 'long' } : { month: 'long', day: 'numeric' });
  return momentTexts.onDay(clock, day);
}
