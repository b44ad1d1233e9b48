import type { QuoteAttempt } from '../../domain/quotes/quote-attempt.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../domain/quotes/quotes.api.ts';
import { call } from '../../lib/request.ts';

/** The server answers within 8 s; longer than this is a connection that has died. */
const TIMEOUT_MS = 20_000;

export function sendQuote({ key, request }: QuoteAttempt): Promise<QuoteRequestCreated> {
  return call(createQuoteRequestApi, {
    body: request,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
