import { momentAt } from '../../../src/domain/shared/time/from-new-york.ts';
import type { OfferedLoad } from '../../../src/domain/offers/lines/offered-load.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import { windowHours } from '../../../src/domain/quotes/request-words.ts';
import { calendarFile } from '../../../src/domain/shared/time/calendar-file.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { customerMailTexts as spanishTexts } from './texts.es.ts';
import { customerMailTexts } from './texts.ts';

interface AcceptedOffer {
  readonly id: string;
  readonly locale: Locale;
  readonly decidedAt: Date | null;
}

/**
 * The day and hours that a customer asked a truck for, as a file for a calendar. Nobody has agreed to them, so the event is tentative. Nothing once they
 * have begun. Without the address: the mail may go to a stranger's.
 */
export async function pickupCalendar(
  { day, window }: Pick<Pickup, 'day' | 'window'>,
  { id, locale, decidedAt }: AcceptedOffer,
  link: string,
  load: OfferedLoad = 'scrap',
): Promise<string | undefined> {
  const { opens, closes } = windowHours(window);
  const [from, to] = [momentAt(day, opens), momentAt(day, closes)];
  if (!from || !to || !decidedAt || from <= decidedAt) return undefined;
  const { title, text } = inLocale(locale, customerMailTexts, spanishTexts).calendar;
  return calendarFile({
    id,
    madeAt: decidedAt,
    from,
    to,
    state: 'tentative',
    title: title[load],
    text,
    link,
  });
}
