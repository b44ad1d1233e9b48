import type { Executor, Database } from '../../database/client.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { requestPageLink, requestTokenOf } from '../offers/request-token.ts';
import { callFields, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { attachedPhoto } from './read-quote-photo.ts';
import { findQuote } from './rows.ts';
import { stopOf } from '../truck/stop-of.ts';
import { stopCalendar } from './stop-mail.ts';
import { turnToCall } from '../offers/turn-to-call.ts';
import { carFields, noteFields, quoteFields, timeFields } from './mail-fields.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import { yardName } from '../../../src/business/yards.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/shared/quote-state.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { BUSINESS_QUOTES_PHONE } from '../../../src/business/business.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { halfDayOf } from '../../../src/domain/quotes/request-words.ts';
import { answerPromise } from '../../../src/domain/quotes/sent-lines.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { vehicleName } from '../../../src/domain/vehicles/car-summary.ts';
import { carWords } from '../../../src/domain/vehicles/texts.ts';
import { visitorMailTexts as spanishTexts } from './texts.es.ts';
import { visitorMailTexts } from './texts.ts';

interface StaffMail {
  /** Unique for each quote request. */
  readonly id: string;
  readonly heading: string;
  readonly paragraph: string;
}

/** "Quote request from Ada Wright", "Car: 2003 Honda Accord, Ada Wright" */
const staffSubject = ({ id, firstName, lastName, vehicle }: QuoteRecord, heading: string): string =>
  subjectAbout(id, `${heading}${vehicle ? ',' : ' from'} ${firstName} ${lastName}`);

/** A mail to staff with everything in a quote request; replies go to the visitor. */
async function sendStaffMail(
  db: Executor,
  quote: QuoteRecord,
  { id, heading, paragraph }: StaffMail,
): Promise<void> {
  await sendMail({
    id,
    to: staffAddress(quote.location),
    replyTo: quote.email ?? undefined,
    subject: staffSubject(quote, heading),
    ...renderMail({
      heading,
      paragraphs: [paragraph],
      button: { label: 'Open request', href: siteAddress(adminQuotePath(quote.id)) },
      fields: await quoteFields(db, quote),
    }),
    photo: await attachedPhoto(db, quote.id),
  });
}

/** Tells staff about a quote request, with its photos if they have arrived. */
export async function mailStaff(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote) return;
  await sendStaffMail(db, quote, {
    id: `quote-staff.${quoteId}`,
    heading: quote.vehicle
      ? carWords.described(vehicleName(quote.vehicle))
      : `${QUOTE_KIND_NAMES[quote.kind]} request`,
    paragraph: `This request came from the website. We promise an answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  });
}

/** Tells staff once about photos that arrived after their mail was sent. */
export async function mailPhoto(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote) return;
  const photos = quote.photosAnnounced > 1 ? 'Photos' : 'Photo';
  await sendStaffMail(db, quote, {
    id: `quote-photo.${quoteId}`,
    heading: `${photos} for ${quote.vehicle ? vehicleName(quote.vehicle) : `${QUOTE_KIND_NAMES[quote.kind].toLowerCase()} request`}`,
    paragraph: `${photos === 'Photo' ? 'The photo' : 'More photos'} arrived after our email about this request.`,
  });
}

/** What a visitor's copy is called and promises: a car is named as one, whether it is brought or towed. */
function aboutRequest({ kind, vehicle, details, locale }: QuoteRecord, texts: typeof visitorMailTexts) {
  const isBooked = details !== null && 'window' in details && halfDayOf(details.window) === null;
  if (vehicle) {
    const { subject, heading, promise } = texts.car;
    const { car: tow, bookedCar: bookedTow } = visitorLanguage(locale).notBooked;
    return {
      subject,
      heading,
      promises: kind === 'pickup' ? [promise, isBooked ? bookedTow : tow] : [promise],
    };
  }
  if (kind === 'callback') {
    const heading = visitorLanguage(locale).callbackScheduled;
    return { subject: heading, heading, promises: [texts.promises.callback] };
  }
  const request = visitorLanguage(locale).requestNames[kind];
  return {
    subject: texts.subject(request),
    heading: texts.heading(request),
    promises: [texts.promises[isBooked ? 'booked' : kind]],
  };
}

/**
 * Confirms a quote request to a visitor who asked for mail. It repeats what they chose from our lists, but nothing they
 * typed: the address may be somebody else's, who must not get a stranger's words in our name.
 */
export async function mailVisitor(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote?.email) return;
  const { locale } = quote;
  const texts = inLocale(locale, visitorMailTexts, spanishTexts);
  const token = requestTokenOf(quote);
  const link = token === null ? null : requestPageLink(token, locale);
  const stop = await stopOf(db, quoteId);
  const { subject, heading, promises } = aboutRequest(quote, texts);
  const by = answerPromise(
    { callback: quote.kind === 'callback' },
    { answerBy: quote.dueAt.toISOString(), receivedAt: quote.createdAt.toISOString() },
    visitorLanguage(locale),
  );
  const { labels } = visitorLanguage(locale);
  const content = {
    heading,
    paragraphs: [[promises[0], by].filter(Boolean).join(' '), ...promises.slice(1), texts.leftOut],
    button: link === null ? undefined : { label: texts.whereItStands, href: link },
    fields: [
      ...carFields(quote, locale),
      ...timeFields(quote, locale),
      ...(quote.location ? [{ label: labels.yard, value: yardName(quote.location) }] : []),
      ...noteFields(quote, labels.note, locale),
      ...callFields(texts.callUs, BUSINESS_QUOTES_PHONE),
    ],
    locale,
  };
  const isTaken = await sendVisitorMail(db, {
    id: `quote-visitor.${quoteId}`,
    to: quote.email,
    replyTo: staffAddress(quote.location),
    subject: subjectAbout(quoteId, subject),
    ...renderMail(content),
    calendar: link !== null && stop?.state === 'planned' ? await stopCalendar(quote, stop, link) : undefined,
  });
  if (!isTaken) await turnToCall(db, quoteId);
}
