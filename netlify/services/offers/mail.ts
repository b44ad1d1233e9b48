import { eq } from 'drizzle-orm';
import { yardName, YARDS } from '../../../src/business/yards.ts';
import { LOCATIONS } from '../../../src/domain/locations/location.ts';
import { dayText } from '../../../src/domain/locations/hours/special-days.ts';
import { bringTexts as spanishBring } from '../../../src/domain/materials/texts.es.ts';
import { bringTexts } from '../../../src/domain/materials/texts.ts';
import {
  offerPriceText,
  offerTotalText,
  offerWeightText,
} from '../../../src/domain/offers/lines/offer-line-text.ts';
import { type OfferedLoad, loadOf } from '../../../src/domain/offers/lines/offered-load.ts';
import { isPartial } from '../../../src/domain/offers/lines/offer-sum.ts';
import {
  feeNames as spanishFees,
  OFFER_CONDITION_TEXTS as SPANISH_CONDITIONS,
  offerLineTexts as spanishLineTexts,
} from '../../../src/domain/offers/texts.es.ts';
import {
  DECLINE_REASON_TEXTS,
  feeNames,
  OFFER_CONDITION_TEXTS,
  offerLineTexts,
} from '../../../src/domain/offers/texts.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import { halfDayOf, windowText } from '../../../src/domain/quotes/request-words.ts';
import { carEstimateText, listedName, papersOf } from '../../../src/domain/vehicles/car-summary.ts';
import { carWords as spanishCarWords } from '../../../src/domain/vehicles/texts.es.ts';
import { carWords } from '../../../src/domain/vehicles/texts.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { moneyText } from '../../../src/domain/shared/numbers/money.ts';
import { clockOf } from '../../../src/domain/shared/time/clock-minutes.ts';
import { yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { callFields, hasRefusedMail, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { type OwnStop, standingStop } from '../truck/stop-of.ts';
import { pickupCalendar } from './pickup-calendar.ts';
import { amountText, loadName, sumText } from './ready-made.ts';
import type { OfferRecord } from './rows.ts';
import { turnToCall } from './turn-to-call.ts';
import { customerMailTexts as spanishTexts } from './texts.es.ts';
import { customerMailTexts } from './texts.ts';
import { offerLink, requestTokenOf } from './request-token.ts';

async function findWithQuote(db: Database, offerId: string) {
  const [found] = await db
    .select({ offer: offers, quote: quoteRequests })
    .from(offers)
    .innerJoin(quoteRequests, eq(quoteRequests.id, offers.quoteId))
    .where(eq(offers.id, offerId));
  return found ?? null;
}

type CustomerTexts = typeof customerMailTexts;

function moneyFields(offer: OfferRecord, load: OfferedLoad, texts: CustomerTexts) {
  const { lines, totalCents, pickupFeeCents, locale } = offer;
  const sum = { label: lines.length > 0 ? texts.estimate : texts.sum, value: moneyText(totalCents) };
  const fee = {
    label: inLocale(locale, feeNames, spanishFees)[load],
    value: moneyText(pickupFeeCents),
  };
  return [...(isPartial(offer) ? [] : [sum]), ...(pickupFeeCents > 0 ? [fee] : [])];
}

/** Nobody has to go where a truck comes from. */
function yardFields({ yardId }: OfferRecord, isVisited: boolean, texts: CustomerTexts) {
  const yard = YARDS.find(({ id }) => id === yardId);
  const location = LOCATIONS.find(({ id }) => id === yardId);
  if (!yard || !location) return [];
  const { name, address, mapsUrl } = location;
  return [
    { label: texts.yard, value: name },
    ...(isVisited ? [{ label: texts.address, value: address, href: mapsUrl }] : []),
    ...callFields(texts.callUs, yard.phone, yard),
  ];
}

type QuoteRow = typeof quoteRequests.$inferSelect;

/** Which car an offer is for, and what its seller was told before, of what nobody typed. Empty without one. */
function carFields({ vehicle }: QuoteRow, locale: Locale, texts: CustomerTexts) {
  if (!vehicle) return [];
  const words = inLocale(locale, carWords, spanishCarWords);
  return [
    { label: words.car, value: listedName(vehicle, words) },
    { label: texts.weEstimated, value: carEstimateText(vehicle, words) },
  ];
}

/** The ID of everybody, and the papers that a car's seller was told of. */
function readyText({ vehicle, createdAt }: QuoteRow, locale: Locale): string {
  const { id } = inLocale(locale, bringTexts, spanishBring);
  const { advice } = inLocale(locale, carWords, spanishCarWords);
  const papers = vehicle ? papersOf(vehicle, createdAt).map((key) => advice[key]) : [];
  return [id, ...papers].join('\n');
}

interface CustomerMail {
  readonly id: string;
  readonly about: 'first' | 'changed' | 'reminder';
}

/** The way to an offer, by mail, in the language of its request. It repeats nothing that a visitor typed. */
async function sendCustomerMail(
  db: Database,
  { offer, quote }: NonNullable<Awaited<ReturnType<typeof findWithQuote>>>,
  { id, about }: CustomerMail,
): Promise<void> {
  const token = requestTokenOf(quote);
  if (quote.email === null || token === null) return;
  const { locale } = offer;
  const texts = inLocale(locale, customerMailTexts, spanishTexts);
  const { times } = visitorLanguage(locale);
  const load = loadOf(quote.vehicle);
  const isTaken = await sendVisitorMail(db, {
    id: `${id}.${offer.id}`,
    to: quote.email,
    replyTo: staffAddress(offer.yardId),
    subject: subjectAbout(quote.id, texts[about].subject(amountText(offer, locale), loadName(load, locale))),
    ...renderMail({
      heading: texts[about].heading,
      paragraphs: [about === 'reminder' ? texts.onlyReminder : texts.open],
      button: { label: texts.seeOffer, href: offerLink(token, locale) },
      fields: [
        ...carFields(quote, locale, texts),
        ...moneyFields(offer, load, texts),
        { label: texts.validUntil, value: yardTimeText(offer.validUntil, times) },
        ...yardFields(offer, quote.kind !== 'pickup', texts),
        { label: texts.haveReady, value: readyText(quote, locale) },
      ],
      locale,
    }),
  });
  // However the offer went out: who counts on a reminder and gets none has to hear of it from somebody.
  if (!isTaken) await turnToCall(db, quote.id, offer.id);
}

/** Sends the customer the way to the offer, unless it was ended in the meantime. If its time is up, staff have to call. */
export async function mailOffer(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (found?.offer.state !== 'sent') return;
  if (found.offer.validUntil <= new Date())
    return turnToCall(db, found.quote.id, offerId, 'the offer ended before we could email it');
  const about = found.offer.version === 1 ? 'first' : 'changed';
  await sendCustomerMail(db, found, { id: 'offer-customer', about });
}

/** Reminds the customer of an offer that is still open. */
export async function mailReminder(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (found?.offer.state !== 'sent' || found.offer.validUntil <= new Date()) return;
  if (found.quote.email === null || (await hasRefusedMail(db, found.quote.email))) return;
  await sendCustomerMail(db, found, { id: 'offer-reminder', about: 'reminder' });
}

/** "Brass: $2.40 per lb, 100 lb" for each line; nothing for one sum. */
function lineFields({ lines, locale }: OfferRecord, label: string) {
  const texts = inLocale(locale, offerLineTexts, spanishLineTexts);
  const told = lines.map(
    (line) => `${line.label}: ${offerPriceText(line, texts)}, ${offerWeightText(line, texts)}`,
  );
  return told.length > 0 ? [{ label, value: told.join('\n') }] : [];
}

/** When the truck comes, as the customer knows; or was asked for, which nobody has agreed to yet. */
function pickupFields(
  pickup: Pickup | null,
  told: OwnStop | null,
  { locale }: OfferRecord,
  texts: CustomerTexts,
) {
  if (pickup === null) return [];
  const { format, times, windows } = visitorLanguage(locale);
  const { day, window } = told ? { day: told.day, window: clockOf(told.startsAt) } : pickup;
  return [
    {
      label: told ? texts.truckComes : texts.askedFor,
      value: `${dayText(day, format)}. ${windowText(window, windows, times)}`,
    },
  ];
}

/** What the customer has accepted, to keep: what we pay, where, until when, and what is needed. It repeats nothing that a visitor typed. */
export async function mailAccepted(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (found?.offer.state !== 'accepted') return;
  const { offer, quote } = found;
  const token = requestTokenOf(quote);
  if (quote.email === null || token === null || (await hasRefusedMail(db, quote.email))) return;
  const { locale } = offer;
  const texts = inLocale(locale, customerMailTexts, spanishTexts);
  const conditionTexts = inLocale(locale, OFFER_CONDITION_TEXTS, SPANISH_CONDITIONS);
  const { accepted } = texts;
  const load = loadOf(quote.vehicle);
  const pickup = quote.details && 'window' in quote.details ? quote.details : null;
  const stop = pickup && (await standingStop(db, quote.id));
  const told = stop?.isTold ? stop : null;
  const link = offerLink(token, locale);
  const isTaken = await sendVisitorMail(db, {
    id: `offer-accepted.${offer.id}`,
    to: quote.email,
    replyTo: staffAddress(offer.yardId),
    subject: subjectAbout(quote.id, accepted.subject(sumText(offer, load, locale))),
    ...renderMail({
      heading: accepted.heading,
      paragraphs: [(pickup ? accepted.pickup : accepted.bring)[load], accepted.weights],
      button: { label: texts.seeOffer, href: link },
      fields: [
        ...carFields(quote, locale, texts),
        ...lineFields(offer, accepted.wePay),
        ...moneyFields(offer, load, texts),
        { label: texts.validUntil, value: yardTimeText(offer.validUntil, visitorLanguage(locale).times) },
        ...pickupFields(pickup, told, offer, texts),
        ...yardFields(offer, !pickup, texts),
        { label: texts.haveReady, value: readyText(quote, locale) },
        ...(offer.conditions.length > 0
          ? [{ label: accepted.agreed, value: offer.conditions.map((key) => conditionTexts[key]).join('\n') }]
          : []),
      ],
      locale,
    }),
    // A truck's time is in their calendar already.
    calendar:
      pickup && !told && halfDayOf(pickup.window)
        ? await pickupCalendar(pickup, offer, link, load)
        : undefined,
  });
  if (!isTaken) await turnToCall(db, quote.id);
}

/** Tells staff what the customer has decided. */
export async function mailDecision(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (!found) return;
  const { offer, quote } = found;
  const { decidedAt } = offer;
  if (decidedAt === null) return;
  const word = offer.state === 'accepted' ? 'accepted' : 'declined';
  await sendMail({
    id: `offer-decision.${offerId}`,
    to: staffAddress(offer.yardId),
    replyTo: quote.email ?? undefined,
    subject: subjectAbout(quote.id, `Offer ${word} by ${quote.firstName} ${quote.lastName}`),
    ...renderMail({
      heading: `Offer ${word}`,
      paragraphs: [
        offer.state === 'accepted'
          ? 'The customer answered on the website. Record a ticket from this offer, or mark the request as won yourself.'
          : 'The customer answered on the website. You can make a new offer.',
      ],
      button: { label: 'Open request', href: siteAddress(adminQuotePath(quote.id)) },
      fields: [
        { label: 'Name', value: `${quote.firstName} ${quote.lastName}` },
        { label: 'Phone', value: formatPhone(quote.phone), href: `tel:${quote.phone}` },
        ...(offer.decidedName === null ? [] : [{ label: 'Accepted by', value: offer.decidedName }]),
        ...(offer.declineReason === null
          ? []
          : [{ label: 'Reason', value: DECLINE_REASON_TEXTS[offer.declineReason] }]),
        { label: 'Version', value: String(offer.version) },
        { label: 'Total', value: offerTotalText(offer) },
        { label: 'Yard', value: yardName(offer.yardId) },
        { label: 'Answered', value: yardTimeText(decidedAt) },
      ],
    }),
  });
}
