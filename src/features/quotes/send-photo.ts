import {
  addQuotePhotoApi,
  PHOTO_TOKEN_HEADER,
  type QuoteRequestCreated,
} from '../../domain/quotes/quotes.api.ts';
import { call } from '../../lib/request.ts';

const TRIES = 2;
/** For one try; 1 MB takes 40 s where a phone sends 200 kbit/s. */
const TIMEOUT_MS = 60_000;

/** Sends the photo after its request, in two tries. Answers whether it arrived: its loss never loses the request. */
export async function sendPhoto({ id, photoToken }: QuoteRequestCreated, photo: Blob): Promise<boolean> {
  if (photoToken === null) return false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await call(addQuotePhotoApi, {
        params: { id },
        body: photo,
        headers: { 'content-type': photo.type, [PHOTO_TOKEN_HEADER]: photoToken },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return true;
    } catch {
      // request() has logged it.
    }
  }
  return false;
}
