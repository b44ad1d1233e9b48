import { nextAttempt, type Attempt } from '../shared/attempt.ts';
import type { QuoteRequestInput } from './quotes.api.ts';

export type QuoteAttempt = Attempt<QuoteRequestInput>;

/** How long the form was open differs from one try to the next, and does not make it another request. */
export const attemptFor = (
  previous: QuoteAttempt | null,
  request: QuoteRequestInput,
  newKey: () => string,
): QuoteAttempt => nextAttempt(previous, request, newKey, ['filledInMs']);
