import type { DeclineReason, OfferCondition } from './offer-state.ts';
import type { OfferLine } from './offer.schema.ts';

/** What the customer agrees to, each as a box to tick. */
export const OFFER_CONDITION_TEXTS: Readonly<Record<OfferCondition, string>> = {
  photo_id: 'I will show a government photo ID, and the payment goes to the person on it.',
  our_scale_decides: 'The weight on your scale decides what I am paid.',
  title_in_name: 'The title is in my name, and I will have it with me.',
  converter_attached: 'The catalytic converter is attached to the vehicle.',
  no_trash: 'The load is free of trash, liquids and tires.',
  posted_grade: 'Your yard decides the grade of the metal when it sees it.',
};

export const DECLINE_REASON_TEXTS: Readonly<Record<DeclineReason, string>> = {
  price: 'The price is too low',
  timing: 'The time does not work for me',
  sold: 'I have sold it already',
  other: 'Another reason',
};

type Unit = OfferLine['unit'];

/** One line of an offer. Figures come as they are shown. */
export const offerLineTexts = {
  price: (price: string, unit: Unit) => (unit === 'each' ? `${price} each` : `${price} per ${unit}`),
  weightUnknown: 'Weight not known yet',
  weight(weight: string, unit: Unit) {
    if (unit === 'each') return `${weight} ${weight === '1' ? 'piece' : 'pieces'}`;
    return `${weight} ${unit === 'ton' && weight !== '1' ? 'tons' : unit}`;
  },
};
