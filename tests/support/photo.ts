import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { loadPhoto } from '../../netlify/providers/photos/photo-store.ts';
import { photosOf } from '../../netlify/services/quotes/rows.ts';
import {
  addQuotePhotosApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
  type QuoteRequestCreated,
} from '../../src/domain/quotes/quotes.api.ts';
import { callApi } from './call.ts';
import { quoteBody } from './quote.ts';
import { settled } from './wait-until.ts';

export interface ExpectedPhoto {
  readonly id: string;
  readonly token: string;
}

/** A quote request that announced its photo. */
export async function quoteAwaitingPhoto(
  changes: Parameters<typeof quoteBody>[0] = {},
): Promise<ExpectedPhoto> {
  const body = quoteBody({ photoFollows: true, ...changes });
  const response = await callApi(quotesFunction, createQuoteRequestApi, { body });
  const { id, photoToken } = (await response.json()) as QuoteRequestCreated;
  await settled();
  return { id, token: photoToken ?? '' };
}

/** Sends a photo under an id of its own. */
export const sendOneOf = (
  { id, token }: ExpectedPhoto,
  photoId: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  callApi(quotesFunction, addQuotePhotosApi, {
    body,
    params: { id },
    headers: {
      'content-type': 'image/jpeg',
      'idempotency-key': photoId,
      [PHOTO_TOKEN_HEADER]: token,
      ...headers,
    },
  });

/** Sends a photo that was not sent before. */
export const sendPhoto = (
  quote: ExpectedPhoto,
  body: Uint8Array,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> => sendOneOf(quote, randomUUID(), body, headers);

/** The stored bytes of a request's first photo. */
export async function storedPhoto(db: Database, quoteId: string): Promise<Uint8Array> {
  const [first] = await photosOf(db, quoteId);
  return (await loadPhoto(first?.photoKey ?? '')) ?? new Uint8Array();
}
