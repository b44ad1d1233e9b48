import type { QuoteRequestInput } from './quotes.api.ts';

/** A request as it goes out, under the key that makes sending it again harmless. */
export interface QuoteAttempt {
  /** Goes out as Idempotency-Key. */
  readonly key: string;
  readonly request: QuoteRequestInput;
}

const contentOf = (request: QuoteRequestInput): string =>
  JSON.stringify({ ...request, filledInMs: undefined });

/** The attempt before, to the letter, where it asks for the same; else a new one under a new key. */
export function attemptFor(
  previous: QuoteAttempt | null,
  request: QuoteRequestInput,
  newKey: () => string,
): QuoteAttempt {
  if (previous && contentOf(previous.request) === contentOf(request)) return previous;
  return { key: newKey(), request };
}
