import { offerLanguage } from '../../../offers/offer-language.ts';

/** What staff see of an offer before they send it. */
export const previewLanguage = {
  offer: offerLanguage,
  /** In place of the time, which the server knows: "Valid until …". */
  untilClosing: 'the yard closes on its next open day',
};
