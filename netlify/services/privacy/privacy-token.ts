import { privacyLinkPath as spanishLinkPath } from '../../../src/paths.es.ts';
import { privacyLinkPath } from '../../../src/paths.ts';
import { inLocale } from '../../../src/domain/shared/locales.ts';
import { shortToken, shortTokenOf } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import type { PrivacyRecord } from './rows.ts';

/** As for a request and its offer: mail that leaves later can name it, and a copy of the rows cannot. */
export const newPrivacyToken = (requestId: string): string => shortToken('privacy-token', requestId);

/** The URL that confirms a request, on the page of its language; null if it has none, or one of an older secret. */
export function privacyLink(request: PrivacyRecord): string | null {
  const token = shortTokenOf('privacy-token', request);
  return token === null
    ? null
    : siteAddress(inLocale(request.locale, privacyLinkPath, spanishLinkPath)(token));
}
