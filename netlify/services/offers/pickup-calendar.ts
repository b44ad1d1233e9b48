import { PICKUP_WINDOWS } from '../../../src/business/constants.ts';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { momentAt } from '../../../src/domain/offers/offer-end.ts';
import type { OfferedLoad } from '../../../src/domain/offers/lines/offered-load.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { customerMailTexts as spanishTexts } from './texts.es.ts';
import { customerMailTexts } from './texts.ts';

interface AcceptedOffer {
  readonly id: string;
  readonly locale: Locale;
  readonly decidedAt: Date | null;
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

// RFC 5545: section 3.3.11 for what is escaped, 3.1 for the length of a line, 75 bytes; a letter of ours has two at most.
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
const folded = (line: string): string => line.replaceAll(/.{36}(?=.)/gu, '$&\r\n ');

/**
 * The day and hours that a customer asked a truck for, as a file for a calendar. Nobody has agreed to them, so the event is tentative. Nothing once they
 * have begun. Without the address: the mail may go to a stranger's.
 */
export function pickupCalendar(
  { day, window }: Pick<Pickup, 'day' | 'window'>,
  { id, locale, decidedAt }: AcceptedOffer,
  link: string,
  load: OfferedLoad = 'scrap',
): string | undefined {
  const { opens, closes } = PICKUP_WINDOWS[window];
  const [from, to] = [momentAt(day, opens), momentAt(day, closes)];
  if (!from || !to || !decidedAt || from <= decidedAt) return undefined;
  const { title, text } = inLocale(locale, customerMailTexts, spanishTexts).calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BUSINESS_NAME}//Offers//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(decidedAt)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(title[load])}`,
    `DESCRIPTION:${escaped(`${text}\n${link}`)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
