import { YARD_ENTRANCES } from '../../business/yard-entrances.ts';
import { openingTexts } from '../../domain/locations/opening-texts.ts';
import { OFFER_CONDITION_TEXTS, offerLineTexts } from '../../domain/offers/offer-texts.ts';
import { timeTexts } from '../../domain/shared/time-texts.ts';
import { offerCardTexts } from './offer-card-texts.ts';

/** All that an offer's card says. Staff, whose pages are in English, load the twin to see what a customer sees. */
export const offerLanguage = {
  card: offerCardTexts,
  conditions: OFFER_CONDITION_TEXTS,
  line: offerLineTexts,
  opening: openingTexts,
  times: timeTexts,
  entrances: YARD_ENTRANCES,
};
