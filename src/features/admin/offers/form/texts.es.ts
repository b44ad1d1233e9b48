import { offerLanguage } from '../../../offers/offer-language.es.ts';
import type * as english from './texts.ts';

export const previewLanguage: typeof english.previewLanguage = {
  offer: offerLanguage,
  untilClosing: 'cierre del patio en su próximo día abierto',
};
