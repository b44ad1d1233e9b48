import {
  createQuoteRequestApi,
  type QuoteRequestCreated,
  type QuoteRequestInput,
} from '../../domain/quotes/quotes.api.ts';
import { type Attempt, attemptHeaders, nextAttempt } from '../../lib/attempt.ts';
import { answerTimeout, call } from '../../lib/request.ts';

/** It is saved with the draft, not in a slot: without a connection it waits there for one, on whatever page is open then. */
export type QuoteAttempt = Attempt<QuoteRequestInput>;

/** How long the form was open differs from one try to the next, and does not make it another request. */
export const nextQuoteAttempt = (previous: QuoteAttempt | null, request: QuoteRequestInput): QuoteAttempt =>
  nextAttempt(previous, request, ['filledInMs']);

export const sendQuote = (attempt: QuoteAttempt): Promise<QuoteRequestCreated> =>
  call(createQuoteRequestApi, {
    body: attempt.request,
    headers: attemptHeaders(attempt),
    signal: answerTimeout(),
  });
