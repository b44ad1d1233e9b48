import { privacyLinkPath } from '../../../src/domain/privacy/link-paths.ts';
import { shortToken, shortTokenOf } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import type { PrivacyRecord } from './rows.ts';

/** As for a request and its offer: mail that leaves later can name it, and a copy of the rows cannot. */
export const newPrivacyToken = (requestId: string): string => shortToken('privacy-token', requestId);

/** The URL that confirms a request; null if it has none, or one of an older secret. */
export function privacyLink(request: PrivacyRecord): string | null {
  const token = shortTokenOf('privacy-token', request);
  return token === null ? null : siteAddress(privacyLinkPath(token));
}
