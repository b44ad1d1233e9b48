import { YARD_ENTRANCES } from '../../business/yard-entrances.es.ts';
import { openingTexts } from '../../domain/locations/texts.es.ts';
import { feeNames, OFFER_CONDITION_TEXTS, offerLineTexts } from '../../domain/offers/texts.es.ts';
import { timeTexts } from '../../domain/shared/text/texts.es.ts';
import { offerCardTexts } from './texts.es.ts';
import type * as english from './offer-language.ts';

export const offerLanguage: typeof english.offerLanguage = {
  card: offerCardTexts,
  conditions: OFFER_CONDITION_TEXTS,
  line: offerLineTexts,
  fees: feeNames,
  opening: openingTexts,
  times: timeTexts,
  entrances: YARD_ENTRANCES,
};
