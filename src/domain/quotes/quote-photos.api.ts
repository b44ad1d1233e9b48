import { PHOTOS_RATE_LIMIT } from '../../business/rate-limits.ts';
import { answer, endpoint } from '../shared/endpoint.ts';

// Apart from quotes.api.ts, whose schemas the thank-you page does not need.

/** The header that carries the photoToken. */
export const PHOTO_TOKEN_HEADER = 'x-photo-token';

/**
 * One of several photos, QUOTE_PHOTOS_MAX at most, within QUOTE_PHOTOS_WITHIN_MS of the request. The body is the picture itself, its
 * Idempotency-Key the photo's id, a UUID: a photo sent again is the same one, whatever the body. Answers 201.
 */
export const addQuotePhotosApi = endpoint('POST /api/quote-requests/:id/photos', {
  output: answer<{ id: string }>(),
  errors: ['forbidden', 'not_found', 'no_more_photos', 'too_large', 'unsupported_media_type'],
  status: 201,
  body: 'file',
  limit: PHOTOS_RATE_LIMIT,
});
