import type { StaffOffer } from '../../../src/domain/offers/admin-offers.api.ts';
import { type OfferedLoad, loadOf } from '../../../src/domain/offers/lines/offered-load.ts';
import { customerCents, isPartial } from '../../../src/domain/offers/lines/offer-sum.ts';
import type { ReadyMade } from '../../../src/domain/quotes/admin-quotes.api.ts';
import { type InBoth, inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { moneyText } from '../../../src/domain/shared/numbers/money.ts';
import { yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import { visitorLanguage } from '../outbox/visitor-mail.ts';
import {
  cannedTexts as spanishCanned,
  loadNames as spanishLoads,
  readyMadeTexts as spanishTexts,
} from './texts.es.ts';
import { cannedTexts, loadNames, readyMadeTexts } from './texts.ts';

type Told = Pick<StaffOffer, 'lines' | 'totalCents' | 'pickupFeeCents' | 'validUntil'>;

const textsIn = (locale: Locale) => inLocale(locale, readyMadeTexts, spanishTexts);

const KEYS = Object.keys(cannedTexts) as (keyof typeof cannedTexts)[];

/** What the customer gets: "about $240.00" where it is paid by weight, "$240.00" for one sum; empty if a weight is not known. */
export function amountText(offer: Omit<Told, 'validUntil'>, locale: Locale): string {
  const cents = customerCents(offer);
  if (cents === null) return '';
  const amount = moneyText(cents);
  return offer.lines.length > 0 ? textsIn(locale).about(amount) : amount;
}

/** The same as ", about $240.00", to stand after what it is; without a sum, what a pickup takes off it. */
export function sumText(offer: Omit<Told, 'validUntil'>, load: OfferedLoad, locale: Locale): string {
  const { pickupFeeCents: fee } = offer;
  const rest = isPartial(offer) && fee > 0 ? textsIn(locale).byWeight[load](moneyText(fee)) : '';
  const amount = amountText(offer, locale) || rest;
  return amount && `, ${amount}`;
}

export const loadName = (load: OfferedLoad, locale: Locale): string =>
  inLocale(locale, loadNames, spanishLoads)[load];

/** What staff send by text or read on the phone. It names nobody. */
export function offerMessage(offer: Told, load: OfferedLoad, link: string, locale: Locale): string {
  const until = yardTimeText(new Date(offer.validUntil), visitorLanguage(locale).times);
  const name = loadName(load, locale);
  return textsIn(locale).offer(name, sumText(offer, load, locale), until, link);
}

/** The words for a request's customer. The browser gets them as they are sent, so that its scripts have one language. */
export function readyMade(
  {
    id,
    locale,
    kind,
    firstName,
    vehicle,
  }: Pick<QuoteRecord, 'id' | 'locale' | 'kind' | 'firstName' | 'vehicle'>,
  offer: StaffOffer | undefined,
  link: string | null,
): ReadyMade {
  const inBoth = (say: (language: Locale) => string): InBoth => ({
    text: say(locale),
    english: locale === 'en' ? null : say('en'),
  });
  return {
    offer:
      offer?.standing === 'sent' && link !== null
        ? inBoth((language) => offerMessage(offer, loadOf(vehicle), link, language))
        : null,
    mailSubject: inBoth((language) =>
      subjectAbout(id, textsIn(language).mailSubject(visitorLanguage(language).requestNames[kind])),
    ),
    hello: textsIn(locale).hello(firstName),
    sentences: KEYS.map((key) => inBoth((language) => inLocale(language, cannedTexts, spanishCanned)[key])),
  };
}
