import {
  addQuotePhotoApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
  type QuoteRequestCreated,
  type QuoteRequestInput,
} from '../../domain/quotes/quotes.api.ts';
import { sentLines } from '../../domain/quotes/sent-lines.ts';
import { type Attempt, attemptHeaders, nextAttempt } from '../../lib/attempt.ts';
import { queryString } from '../../lib/query-string.ts';
import { answerTimeout, call } from '../../lib/request.ts';
import { writeInTab } from '../../lib/storage.ts';
import { REQUEST_TOKEN_KEY, SENT_REQUEST_KEY } from '../../lib/storage-keys.ts';
import { thankYouPath } from '../../paths.ts';
import type { RequestKind } from './request-kind.ts';

/** Saved with the draft, not in a slot: any page can send it once the device is online. */
export type QuoteAttempt = Attempt<QuoteRequestInput>;

/** `filledInMs` differs with every try, and does not make it another request. */
export const nextQuoteAttempt = (previous: QuoteAttempt | null, request: QuoteRequestInput): QuoteAttempt =>
  nextAttempt(previous, request, ['filledInMs']);

/** The token that the answer carries waits in this tab for the thank-you page: an address would tell it to what measures that page. */
export async function sendQuote(attempt: QuoteAttempt): Promise<QuoteRequestCreated> {
  const created = await call(createQuoteRequestApi, {
    body: attempt.request,
    headers: attemptHeaders(attempt),
    signal: answerTimeout(),
  });
  writeInTab(REQUEST_TOKEN_KEY, created.requestToken);
  return created;
}

const PHOTO_TRIES = 2;
/** For each try: 1 MB takes 40 s at 200 kbit/s. */
const PHOTO_TIMEOUT_MS = 60_000;

/** Sends the photo after its request. Answers whether it arrived; a lost photo never loses the request. */
export async function sendPhoto({ id, photoToken }: QuoteRequestCreated, photo: Blob): Promise<boolean> {
  if (photoToken === null) return false;
  for (let tries = 0; tries < PHOTO_TRIES; tries += 1) {
    try {
      await call(addQuotePhotoApi, {
        params: { id },
        body: photo,
        headers: { 'content-type': photo.type, [PHOTO_TOKEN_HEADER]: photoToken },
        signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS),
      });
      return true;
    } catch {
      // request() logged it.
    }
  }
  return false;
}

/** Goes to the thank-you page, which reads its wording from the address, and from this tab what it repeats. */
export function thankFor(name: RequestKind['name'], request: QuoteRequestInput, photoArrived: boolean): void {
  writeInTab(SENT_REQUEST_KEY, sentLines(request, photoArrived));
  location.assign(
    thankYouPath + queryString({ for: name === 'quote' ? '' : name, photo: photoArrived ? '' : 'failed' }),
  );
}
