import { eq } from 'drizzle-orm';
import * as spanishPaths from '../../../src/domain/offers/link-paths.es.ts';
import * as paths from '../../../src/domain/offers/link-paths.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/locales.ts';
import type { Executor } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { config } from '../../lib/config.ts';
import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';

interface Request {
  readonly id: string;
  readonly tokenHash: string | null;
}

const TOKEN_BYTES = 16;

/** 128 bits of a keyed hash. */
const shortened = (hash: string): string =>
  Buffer.from(hash, 'base64url').subarray(0, TOKEN_BYTES).toString('base64url');

/** The token of a new request's link: derived from its id and a key that only the server has (decision 57). */
export const newRequestToken = (quoteId: string): string => shortened(keyedHash('request-token', quoteId));

/** The token that opens a request, also after a rotation of the secret; null if it has none, or one of an older secret. */
export const requestTokenOf = ({ id, tokenHash: hash }: Request): string | null =>
  keyedHashes('request-token', id)
    .map(shortened)
    .find((token) => tokenHash(token) === hash) ?? null;

/** The same, or a new one, which ends the old: for a request that is older than its page, or than two rotations. */
export async function ensureRequestToken(tx: Executor, request: Request): Promise<string> {
  const known = requestTokenOf(request);
  if (known !== null) return known;
  const token = newRequestToken(request.id);
  await tx
    .update(quoteRequests)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(quoteRequests.id, request.id));
  return token;
}

const onOurSite = (path: string): string => `${config().siteOrigin ?? ''}${path}`;

/** The URL of the page that shows where a request stands, in the request's language. */
export const requestPageLink = (token: string, locale: Locale): string =>
  onOurSite(inLocale(locale, paths, spanishPaths).requestLinkPath(token));

/** The URL of the page with its offer. */
export const offerLink = (token: string, locale: Locale): string =>
  onOurSite(inLocale(locale, paths, spanishPaths).offerLinkPath(token));
