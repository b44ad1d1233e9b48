import type { QuoteKind } from '../shared/quote-state.ts';

/** A visitor's request in the middle of a sentence: "your pickup request". */
export const requestNames: Readonly<Record<QuoteKind, string>> = {
  quote: 'quote request',
  pickup: 'pickup request',
  callback: 'callback request',
};
