import {
  createQuoteRequestApi,
  type QuoteRequestCreated,
  type QuoteRequestInput,
} from '../../domain/quotes/quotes.api.ts';
import { halfDayOf } from '../../domain/quotes/request-words.ts';
import { answerPromise, type SentRequest, sentLines } from '../../domain/quotes/sent-lines.ts';
import { type Attempt, attemptHeaders, nextAttempt } from '../../lib/requests/attempt.ts';
import { queryString } from '../../lib/address/write-address.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { writeInTab } from '../../lib/storage/storage.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { REQUEST_TOKEN_KEY, SENT_REQUEST_KEY } from '../../lib/storage/storage-keys.ts';
import { thankYouPath } from '../../paths.ts';
import { queuePhotos, sendPhoto } from './photos/photo-queue.ts';
import type { RequestPhoto } from './request-kind.ts';
import { thankYouTexts } from './texts.ts';

/** Saved with the draft, not in a slot: any page can send it once the device is online. */
export type QuoteAttempt = Attempt<QuoteRequestInput>;

/**
 * `filledInMs` differs with every try, and does not make it another request. Nor does the language of the page that tries again:
 * a request whose answer was lost must not be sent twice.
 */
export const nextQuoteAttempt = (previous: QuoteAttempt | null, request: QuoteRequestInput): QuoteAttempt =>
  nextAttempt(previous, request, ['filledInMs', 'locale']);

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

/** A key of thankYouTexts.kinds; a plain quote needs none. */
function kindOf({ vehicle, pickup, callback }: QuoteRequestInput): string {
  const isBooked = pickup && halfDayOf(pickup.window) === null;
  if (vehicle && pickup) return isBooked ? 'bookedTow' : 'tow';
  if (vehicle) return 'vehicle';
  if (pickup) return isBooked ? 'booked' : 'pickup';
  return callback ? 'callback' : '';
}

/** Goes to the thank-you page, which reads its wording from the address, and from this tab what it repeats. */
export function thankFor(
  request: QuoteRequestInput,
  created: QuoteRequestCreated,
  isPhotoLost: boolean,
): void {
  const { phone, email, location: yard, description, pickup, callback } = request;
  const lines = sentLines(request, created.car, created.notes);
  writeInTab(SENT_REQUEST_KEY, {
    language: locale.language,
    promise: [answerPromise(request, created), created.isCopyRefused && thankYouTexts.notMailed]
      .filter(Boolean)
      .join(' '),
    lines,
    token: created.requestToken,
    request: { phone, email, location: yard, description, pickup, callback },
  } satisfies SentRequest);
  location.assign(thankYouPath + queryString({ for: kindOf(request), photo: isPhotoLost ? 'failed' : '' }));
}

/**
 * Leaves the photos of a request that has arrived to the thank-you page, or sends them at once where this device cannot save them. Answers
 * whether none is lost; a lost photo never loses the request.
 */
export async function handOver(
  { id: requestId, photoToken: token }: QuoteRequestCreated,
  photos: readonly RequestPhoto[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  if (token === null) return false;
  const request = { requestId, token };
  if (await queuePhotos(request, photos)) return true;
  let areAllSent = true;
  for (const photo of photos) if ((await sendPhoto(request, photo)) !== 'sent') areAllSent = false;
  return areAllSent;
}
