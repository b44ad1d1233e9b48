import { privacyLinkPath } from '../../../src/domain/privacy/link-paths.ts';
import { config } from '../../lib/config.ts';
import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';
import type { PrivacyRecord } from './rows.ts';

const TOKEN_BYTES = 16;

const shortened = (hash: string): string =>
  Buffer.from(hash, 'base64url').subarray(0, TOKEN_BYTES).toString('base64url');

/** 128 bits of a keyed hash, as for a request and its offer (decision 57): mail that leaves later can name it, and a copy of the rows cannot. */
export const newPrivacyToken = (requestId: string): string =>
  shortened(keyedHash('privacy-token', requestId));

/** The URL that confirms a request; null if it has none, or one of an older secret. */
export function privacyLink({ id, tokenHash: hash }: PrivacyRecord): string | null {
  const token = keyedHashes('privacy-token', id)
    .map(shortened)
    .find((each) => tokenHash(each) === hash);
  return token === undefined ? null : `${config().siteOrigin ?? ''}${privacyLinkPath(token)}`;
}
