import { eq } from 'drizzle-orm';
import {
  offerLinkPath as spanishOfferPath,
  requestLinkPath as spanishRequestPath,
} from '../../../src/paths.es.ts';
import { offerLinkPath, requestLinkPath } from '../../../src/paths.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import type { Executor } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { shortToken, shortTokenOf, tokenHash } from '../../lib/secret.ts';

interface Request {
  readonly id: string;
  readonly tokenHash: string | null;
}

/** The token of a new request's link. */
export const newRequestToken = (quoteId: string): string => shortToken('request-token', quoteId);

/** The token that opens a request; null if it has none, or one of an older secret. */
export const requestTokenOf = (request: Request): string | null => shortTokenOf('request-token', request);

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

/** The URL of the page that shows where a request stands, in the request's language. */
export const requestPageLink = (token: string, locale: Locale): string =>
  siteAddress(inLocale(locale, requestLinkPath, spanishRequestPath)(token));

/** The URL of the page with its offer. */
export const offerLink = (token: string, locale: Locale): string =>
  siteAddress(inLocale(locale, offerLinkPath, spanishOfferPath)(token));
