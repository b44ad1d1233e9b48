/** As stored. Whether a sent offer has expired is a question of the clock: see standingOf(). */
const OFFER_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** How an offer stands at a moment. */
export type OfferStanding = OfferState | 'expired';

export const standingOf = (
  { state, validUntil }: { readonly state: OfferState; readonly validUntil: string },
  at: Date,
): OfferStanding => (state === 'sent' && Date.parse(validUntil) <= at.getTime() ? 'expired' : state);

export const OFFER_STANDING_NAMES: Readonly<Record<OfferStanding, string>> = {
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
};

/** How the customer hears of it: by our email, by a link that staff pass on, or from staff on the phone. */
export const OFFER_CHANNELS = ['mail', 'link', 'phone'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

export const OFFER_CONDITIONS = [
  'photo_id',
  'our_scale_decides',
  'title_in_name',
  'signed_title',
  'sworn_statement',
  'replacement_title',
  'owner_signs',
  'lien_release',
  'converter_attached',
  'no_trash',
  'posted_grade',
] as const;
export type OfferCondition = (typeof OFFER_CONDITIONS)[number];

/** What the customer may choose from. */
export const DECLINE_REASONS = ['price', 'timing', 'sold', 'other'] as const;
/** As stored: nobody has to give a reason. */
export type DeclineReason = (typeof DECLINE_REASONS)[number] | 'none';
