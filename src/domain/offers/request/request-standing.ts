import type { QuoteState } from '../../shared/quote-state.ts';
import type { OfferStanding } from '../offer-state.ts';

/** What a customer is told of a request. */
export type RequestStanding =
  | 'received'
  | 'reading'
  | 'answered'
  | 'offer'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'closed';

interface RequestFacts {
  readonly state: QuoteState;
  /** Someone takes care of it. */
  readonly isAssigned: boolean;
  /** Of the newest offer; null without one. */
  readonly offer: OfferStanding | null;
}

export function requestStanding({ state, isAssigned, offer }: RequestFacts): RequestStanding {
  if (state === 'won' || state === 'lost') return 'closed';
  // The newest offer is never a replaced one.
  if (offer !== null && offer !== 'replaced') return offer === 'sent' ? 'offer' : offer;
  if (state === 'answered') return 'answered';
  return isAssigned ? 'reading' : 'received';
}
