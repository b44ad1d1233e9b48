import { YARD_ENTRANCES } from '../../business/yard-entrances.ts';
import { openingTexts } from '../../domain/locations/texts.ts';
import { feeNames, OFFER_CONDITION_TEXTS, offerLineTexts } from '../../domain/offers/texts.ts';
import { timeTexts } from '../../domain/shared/text/texts.ts';
import { offerCardTexts } from './texts.ts';

/** All that an offer's card says. Staff, whose pages are in English, load the twin to see what a customer sees. */
export const offerLanguage = {
  card: offerCardTexts,
  conditions: OFFER_CONDITION_TEXTS,
  line: offerLineTexts,
  fees: feeNames,
  opening: openingTexts,
  times: timeTexts,
  entrances: YARD_ENTRANCES,
};
