import { hash } from 'node:crypto';
import hashes from './common-passwords.json' with { type: 'json' };

const HASH_BYTES = 5;

/**
 * Whether a password is among the ten thousand most common ones of 12 characters or more in leaked data: the "10 million password list" of Mark Burnett, the
 * first million by rank. Compared in lower case and by hash, so that nobody has to read the list.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = hash('sha256', password.toLowerCase(), 'buffer').subarray(0, HASH_BYTES);
  let at = HASHES.indexOf(wanted);
  while (at >= 0 && at % HASH_BYTES !== 0) at = HASHES.indexOf(wanted, at + 1);
  return at >= 0;
}

/** The first bytes of the SHA-256 of each, sorted. */
const HASHES = Buffer.from(hashes, 'base64');
