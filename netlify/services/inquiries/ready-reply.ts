import { YARDS } from '../../../src/business/yards.ts';
import type { InquiryDetail, ReadyReply } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { yardDayText } from '../../../src/domain/rewards/day-text.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import type { TicketSheet } from '../../../src/domain/tickets/tickets.api.ts';
import { visitorLanguage } from '../outbox/visitor-mail.ts';
import { replyTexts as spanishTexts } from './texts.es.ts';
import { replyTexts } from './texts.ts';

const textsIn = (locale: Locale) => inLocale(locale, replyTexts, spanishTexts);

const TICKET_KEYS = ['looking', 'scale', 'weighedAgain', 'corrected'] as const;
const SHOP_KEYS = ['looking', 'sizes', 'artwork', 'quote'] as const;

/** "Ticket A-1042, Griffin GA, November 24, 2026" */
export function ticketTitle(
  { number, yardId, soldAt }: Pick<TicketSheet, 'number' | 'yardId' | 'soldAt'>,
  locale: Locale = 'en',
): string {
  const yard = YARDS.find(({ id }) => id === yardId);
  const day = yardDayText(soldAt, visitorLanguage(locale).days);
  return [textsIn(locale).ticket(number), yard?.name, day].filter(Boolean).join(', ');
}

/** How staff's mail to the person who asks begins, in that person's language, and ready-made answers. */
export function readyReply({
  id,
  locale,
  name,
  subject,
  ticket,
}: Pick<InquiryDetail, 'id' | 'locale' | 'name' | 'subject' | 'ticket'>): ReadyReply {
  const subjectIn = (language: Locale) =>
    subjectAbout(
      id,
      textsIn(language).subject(ticket && language !== 'en' ? ticketTitle(ticket, language) : subject),
    );
  return {
    mailSubject: { text: subjectIn(locale), english: locale === 'en' ? null : subjectIn('en') },
    hello: textsIn(locale).hello(name),
    sentences: (ticket ? TICKET_KEYS : SHOP_KEYS).map((key) => ({
      text: textsIn(locale).sentences[key],
      english: locale === 'en' ? null : replyTexts.sentences[key],
    })),
  };
}
