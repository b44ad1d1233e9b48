import { TRUCK_WINDOW_MINUTES } from '../../../src/business/constants.ts';
import { dayText } from '../../../src/domain/locations/hours/special-days.ts';
import { windowText } from '../../../src/domain/quotes/request-words.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { calendarFile } from '../../../src/domain/shared/time/calendar-file.ts';
import { clockOf } from '../../../src/domain/shared/time/clock-minutes.ts';
import { momentAt } from '../../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { reminderAt } from '../../../src/domain/truck/stop-evening.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import { BUSINESS_QUOTES_PHONE } from '../../../src/business/business.ts';
import type { Database } from '../../database/client.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import { siteAddress } from '../../lib/site-address.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { requestPageLink, requestTokenOf } from '../offers/request-token.ts';
import { turnToCall } from '../offers/turn-to-call.ts';
import { callFields, hasRefusedMail, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { markTold, type OwnStop, stopOf } from '../truck/stop-of.ts';
import { findQuote } from './rows.ts';
import { copyTo } from './rules.ts';
import { chosenTimeTexts as spanishTimes, stopMailTexts as spanishTexts } from './texts.es.ts';
import { chosenTimeTexts, stopMailTexts } from './texts.ts';

function timeFields({ day, startsAt }: OwnStop, locale: Locale): readonly MailField[] {
  const { format, times, windows } = visitorLanguage(locale);
  const texts = inLocale(locale, chosenTimeTexts, spanishTimes);
  return [
    { label: texts.day, value: dayText(day, format) },
    { label: texts.time, value: texts.inGeorgia(windowText(clockOf(startsAt), windows, times)) },
  ];
}

/** A stop for the customer's calendar: the same event however often it changes. Without the address: the mail may go to a stranger's. */
export async function stopCalendar(
  { id, locale, vehicle }: QuoteRecord,
  stop: OwnStop,
  link: string,
): Promise<string | undefined> {
  const from = momentAt(stop.day, clockOf(stop.startsAt));
  if (!from) return undefined;
  const { title, text } = inLocale(locale, stopMailTexts, spanishTexts).calendar;
  return calendarFile({
    id: `pickup-${id}`,
    madeAt: stop.updatedAt,
    from,
    to: new Date(from.getTime() + TRUCK_WINDOW_MINUTES * 60_000),
    state: stop.state === 'canceled' ? 'canceled' : 'confirmed',
    title: vehicle ? title.car : title.scrap,
    text,
    link,
  });
}

/** A mail about a stop to a customer who asked for mail: whether it went. It repeats nothing that they typed. */
async function sendStopMail(
  db: Database,
  quote: QuoteRecord,
  stop: OwnStop,
  about: 'planned' | 'moved' | 'canceled' | 'reminder',
): Promise<boolean> {
  const to = copyTo(quote);
  const token = requestTokenOf(quote);
  if (to === null || token === null || (await hasRefusedMail(db, to))) return false;
  const { locale } = quote;
  const texts = inLocale(locale, stopMailTexts, spanishTexts);
  const link = requestPageLink(token, locale);
  const isTaken = await sendVisitorMail(db, {
    // Of the stop, not of its request: one that is planned anew counts its versions from 1.
    id: `stop-${about}.${stop.id}.${stop.version}`,
    to,
    replyTo: staffAddress(quote.location),
    subject: subjectAbout(quote.id, texts[about].subject),
    ...renderMail({
      heading: texts[about].heading,
      paragraphs: [texts[about].text],
      button: { label: texts.open, href: link },
      fields: [...timeFields(stop, locale), ...callFields(texts.callUs, BUSINESS_QUOTES_PHONE)],
      locale,
    }),
    calendar: about === 'reminder' ? undefined : await stopCalendar(quote, stop, link),
  });
  if (!isTaken) await turnToCall(db, quote.id);
  return isTaken;
}

async function findBoth(db: Database, quoteId: string) {
  const quote = await findQuote(db, quoteId);
  const stop = quote && (await stopOf(db, quoteId));
  return quote && stop ? { quote, stop } : null;
}

const newsOf = ({ version }: OwnStop) => (version === 1 ? 'planned' : 'moved');

/** Tells a customer of their stop: what they changed, or what staff chose to tell. Once staff changed it again, they choose again. */
export async function mailStop(db: Database, quoteId: string): Promise<void> {
  const found = await findBoth(db, quoteId);
  if (!found) return;
  const { quote, stop } = found;
  if (!stop.isTold) return;
  if (stop.state === 'canceled') await sendStopMail(db, quote, stop, 'canceled');
  if (stop.state === 'planned') await sendStopMail(db, quote, stop, newsOf(stop));
}

/** Reminds a customer of tomorrow's stop; of none that is no longer tomorrow's. A time that staff have not told is told now: a reminder is no surprise. */
export async function mailStopReminder(db: Database, quoteId: string, now: Date = new Date()): Promise<void> {
  const found = await findBoth(db, quoteId);
  if (found?.stop.state !== 'planned' || now < reminderAt(found.stop.day)) return;
  if (found.stop.day !== addDays(inNewYork(now).date, 1)) return;
  const { quote, stop } = found;
  const isSent = await sendStopMail(db, quote, stop, stop.isTold ? 'reminder' : newsOf(stop));
  if (isSent) await markTold(db, stop);
}

/** Tells staff what a customer changed. */
export async function mailStopToStaff(db: Database, quoteId: string): Promise<void> {
  const found = await findBoth(db, quoteId);
  if (!found) return;
  const { quote, stop } = found;
  const word = stop.state === 'canceled' ? 'canceled' : 'moved';
  await sendMail({
    id: `stop-staff.${stop.id}.${stop.version}`,
    to: staffAddress(quote.location),
    replyTo: quote.email ?? undefined,
    subject: subjectAbout(quote.id, `Pickup ${word} by ${quote.firstName} ${quote.lastName}`),
    ...renderMail({
      heading: `Pickup ${word}`,
      paragraphs: ['The customer did this by the link of their request.'],
      button: { label: 'Open request', href: siteAddress(adminQuotePath(quote.id)) },
      fields: [
        { label: 'Name', value: `${quote.firstName} ${quote.lastName}` },
        { label: 'Phone', value: formatPhone(quote.phone), href: `tel:${quote.phone}` },
        ...timeFields(stop, 'en'),
      ],
    }),
  });
}
