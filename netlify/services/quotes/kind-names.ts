import type { QuoteKind } from '../../database/schema/quotes.ts';

/** What staff and visitors call each kind of request; a mail's subject begins with it. */
export const KIND_NAMES: Readonly<Record<QuoteKind, string>> = {
  quote: 'Quote request',
  pickup: 'Pickup request',
  callback: 'Callback request',
};
