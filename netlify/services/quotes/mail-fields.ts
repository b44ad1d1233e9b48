import { pickupNotes } from '../../../src/domain/quotes/pickup-notes.ts';
import { slotText, windowText } from '../../../src/domain/quotes/request-words.ts';
import { estimateWords } from '../../../src/domain/estimate/estimate-words.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { dayText } from '../../../src/domain/locations/hours/special-days.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import { languageFields } from '../outbox/language-fields.ts';
import { visitorLanguage } from '../outbox/visitor-mail.ts';
import { sentPhotosOf } from './rows.ts';
import { chosenTimeTexts as spanishTexts } from './texts.es.ts';
import { chosenTimeTexts } from './texts.ts';
import type { Executor } from '../../database/client.ts';
import { addressOnRecord, type AddressRecord } from '../addresses/rows.ts';
import { YARD_ZONE } from '../../../src/domain/shared/time/new-york-time.ts';
import { chosenFacts } from '../../../src/domain/quotes/request-choices.ts';
import { mailLink } from '../../../src/domain/shared/contact/mail-link.ts';
import { carSummary, listedName } from '../../../src/domain/vehicles/car-summary.ts';
import { carWords as spanishCarWords } from '../../../src/domain/vehicles/texts.es.ts';
import { carWords } from '../../../src/domain/vehicles/texts.ts';
import { vehicleFacts } from '../../../src/domain/vehicles/value/vehicle-facts.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';

/** What was chosen for a pickup or a call, in words: weight, day and time. Empty for a plain quote. */
export function timeFields(
  { details, vehicle }: Pick<QuoteRecord, 'details' | 'vehicle'>,
  locale: Locale = 'en',
): readonly MailField[] {
  if (!details) return [];
  const texts = inLocale(locale, chosenTimeTexts, spanishTexts);
  const { format, times, windows, weights } = visitorLanguage(locale);
  const day = { label: texts.day, value: dayText(details.day, format) };
  if ('time' in details)
    return [day, { label: texts.time, value: texts.inGeorgia(slotText(details.time, times)) }];
  return [
    // A car says more exactly what it weighs.
    ...(vehicle ? [] : [{ label: texts.weight, value: weights[details.weightClass] }]),
    day,
    { label: texts.time, value: windowText(details.window, windows, times) },
  ];
}

/** What its form said of a pickup. Empty for everything else. */
export const noteFields = (
  quote: Pick<QuoteRecord, 'details' | 'vehicle'>,
  label: string,
  locale: Locale = 'en',
): readonly MailField[] =>
  pickupNotes(quote).map((note) => ({ label, value: visitorLanguage(locale).pickupNotes[note] }));

/** What its seller was told about a car, of what nobody typed. Empty without one. */
export function carFields(
  { vehicle, createdAt }: Pick<QuoteRecord, 'vehicle' | 'createdAt'>,
  locale: Locale,
): readonly MailField[] {
  if (!vehicle) return [];
  const words = inLocale(locale, carWords, spanishCarWords);
  const rows = [[words.car, listedName(vehicle, words)] as const, ...carSummary(vehicle, createdAt, words)];
  return rows.map(([label, value]) => ({ label, value }));
}

const CHECK_TEXTS: Readonly<Record<AddressRecord['outcome'], string>> = {
  deliverable: 'Found',
  undeliverable: 'May be wrong. Please ask.',
  unchecked: 'Not checked. Please ask.',
};

/** Where a truck is to come, as a link to a map, and the result of the address check. Empty for other kinds. */
async function addressFields(
  db: Executor,
  { details }: Pick<QuoteRecord, 'details'>,
): Promise<readonly MailField[]> {
  if (!details || !('address' in details)) return [];
  const { address, city, state, zip } = details;
  const text = `${address}, ${city}, ${state} ${zip}`;
  const { outcome } = await addressOnRecord(db, { address, city, state, zip });
  return [
    {
      label: 'Pick up at',
      value: text,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`,
    },
    { label: 'Address check', value: CHECK_TEXTS[outcome] },
  ];
}

/** "Saturday, November 21, 2026 at 9:30:00 AM EST", on the yards' clock wherever the server is. */
export const yardDateText = (at: Date): string =>
  at
    .toLocaleString('en-US', { timeZone: YARD_ZONE, dateStyle: 'full', timeStyle: 'long' })
    .replace(/\s/g, ' ');

/** How many photos have come. The first one is attached; the others are only in the inbox, as six would make a heavy mail. */
function photoField(arrived: number, { photosAnnounced, photoState }: QuoteRecord): MailField {
  if (photoState === 'none') return { label: 'Photo', value: 'None' };
  if (photosAnnounced <= 1 && arrived <= 1)
    return { label: 'Photo', value: arrived === 1 ? 'Attached' : 'Not received yet' };
  const count = arrived < photosAnnounced ? `${arrived} of ${photosAnnounced} received` : `${arrived}`;
  const where = arrived === 0 ? '' : '. The first is attached. Open the request to see them all.';
  return { label: 'Photos', value: `${count}${where}` };
}

/** The estimate in English, where the description has it in another language. */
const estimateFields = ({ locale, estimate }: QuoteRecord): readonly MailField[] =>
  locale !== 'en' && estimate ? [{ label: 'Estimate', value: estimateWords(estimate) }] : [];

/** Everything staff should know about a quote request, the free text last. */
export async function quoteFields(db: Executor, quote: QuoteRecord): Promise<readonly MailField[]> {
  const { firstName, lastName, phone, email, description } = quote;
  return [
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'Phone', value: formatPhone(phone), href: `tel:${phone}` },
    email ? { label: 'Email', value: email, href: mailLink(email) } : { label: 'Email', value: 'None' },
    ...languageFields(quote.locale),
    ...estimateFields(quote),
    ...(quote.vehicle ? vehicleFacts(quote.vehicle).map(([label, value]) => ({ label, value })) : []),
    ...timeFields(quote),
    ...(await addressFields(db, quote)),
    ...noteFields(quote, 'Told on the page'),
    ...chosenFacts(quote).map(([label, value]) => ({ label, value })),
    photoField((await sentPhotosOf(db, quote.id)).length, quote),
    { label: 'Received', value: yardDateText(quote.createdAt) },
    { label: 'Scrap', value: description },
  ];
}
