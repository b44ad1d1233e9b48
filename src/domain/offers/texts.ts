import type { DeclineReason, OfferCondition } from './offer-state.ts';
import type { OfferLine } from './offer.schema.ts';
import type { OfferedLoad } from './lines/offered-load.ts';

/** What is shown next to a field of the answer to an offer. */
export const decisionSentences = {
  name: 'Please type your name',
  agreed: 'Please agree to each condition',
};

/** A moment as seen from now. */
export const momentTexts = {
  today: (clock: string) => `${clock} today`,
  tomorrow: (clock: string) => `${clock} tomorrow`,
  /** The day is a weekday, "Monday", or a date, "December 12". */
  onDay: (clock: string, day: string) => `${clock} on ${day}`,
};

/** What an offer takes off for a truck that comes. */
export const feeNames: Readonly<Record<OfferedLoad, string>> = { scrap: 'Pickup fee', car: 'Tow' };

/** What a newer offer changes. */
export const offerDifferenceTexts = {
  total: 'Total',
  yard: 'Yard',
  changed: (label: string, is: string, was: string) => `${label}: ${is} (was ${was})`,
  newLine: (label: string, line: string) => `${label}: new, ${line}`,
  goneLine: (label: string) => `${label}: no longer part of the offer`,
  newCondition: (condition: string) => `New condition: ${condition}`,
  goneCondition: (condition: string) => `No longer a condition: ${condition}`,
};

/** What the customer agrees to, each as a box to tick. */
export const OFFER_CONDITION_TEXTS: Readonly<Record<OfferCondition, string>> = {
  photo_id: 'I will show a government photo ID, and the payment goes to the person on it.',
  our_scale_decides: 'The weight on your scale decides what I am paid.',
  title_in_name: 'The title is in my name, and I will have it with me.',
  signed_title: 'I will have the title with me that was signed over to me.',
  sworn_statement: 'I will fill out the state’s sworn statement (form MV-1SP) when I hand over the vehicle.',
  replacement_title: 'I will get a replacement title first and have it with me.',
  owner_signs: 'The person named on the title will sign it, or has given a power of attorney (form T-8).',
  lien_release: 'I will have the lien release and the title with me.',
  converter_attached: 'The catalytic converter is attached to the vehicle.',
  no_trash: 'The load is free of trash, liquids and tires.',
  posted_grade: 'Your yard decides the grade when it sees the metal.',
};

export const DECLINE_REASON_TEXTS: Readonly<Record<DeclineReason, string>> = {
  price: 'The price is too low',
  timing: 'The timing doesn’t work for me',
  sold: 'I already sold it',
  other: 'Another reason',
  none: 'No reason given',
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
