import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { required } from './config.ts';

type Purpose =
  | 'address'
  | 'photo-token'
  | 'checkout'
  | 'checkout-cookie'
  | 'look-up-code'
  | 'postal-address'
  | 'rewards-session'
  | 'staff-auth'
  | 'staff-link';

const keys = new Map<Purpose, KeyObject>();

/** Made once: a text would be made into a key at each hash. */
function keyOf(purpose: Purpose): KeyObject {
  const key = keys.get(purpose) ?? createSecretKey(`${purpose}\n${required('database').url}`, 'utf8');
  keys.set(purpose, key);
  return key;
}

/**
 * A keyed hash in base64url, one key for each purpose. The keys follow from the database's address and password:
 * a copy of the rows alone does not reveal what was hashed.
 */
export function keyedHash(purpose: Purpose, text: string): string {
  return createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
}

/** Takes the same time wherever the two differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
