export const QUOTE_KINDS = ['quote', 'pickup', 'callback'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/** What is taken of a pickup all the same, and said of it (pickup-notes.ts). */
export type PickupNote = 'too_light' | 'unknown_zip';

export const QUOTE_STATES = ['new', 'answered', 'won', 'lost'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_KIND_NAMES: Readonly<Record<QuoteKind, string>> = {
  quote: 'Quote',
  pickup: 'Pickup',
  callback: 'Callback',
};

export const QUOTE_STATE_NAMES: Readonly<Record<QuoteState, string>> = {
  new: 'Waiting',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
};
