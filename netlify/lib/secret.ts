import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { perConfig, required } from './config.ts';

export type Purpose =
  | 'address'
  | 'alert-end'
  | 'alert-token'
  | 'calendar-feed'
  | 'photo-token'
  | 'checkout-cookie'
  | 'hold-token'
  | 'look-up-code'
  | 'mail-address'
  | 'monthly-mail'
  | 'offer-session'
  | 'postal-address'
  | 'privacy-token'
  | 'request-token'
  | 'rewards-device'
  | 'rewards-session'
  | 'staff-auth'
  | 'staff-link';

const keys = perConfig(() => new Map<Purpose, readonly [Buffer, ...Buffer[]]>());

/** The purpose's key of AUTH_SECRET, then that of the previous secret. Made once. */
function keysOf(purpose: Purpose): readonly [Buffer, ...Buffer[]] {
  const known = keys().get(purpose);
  if (known) return known;
  const { secret, previousSecret } = required('auth');
  const keyOf = (from: string) => Buffer.from(hkdfSync('sha256', from, '', purpose, 32));
  const made = [keyOf(secret), ...(previousSecret === null ? [] : [keyOf(previousSecret)])] as const;
  keys().set(purpose, made);
  return made;
}

const hashWith = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** A keyed hash in base64url, with a separate key for each purpose: a copy of the rows alone does not reveal what was hashed. */
export const keyedHash = (purpose: Purpose, text: string): string => hashWith(keysOf(purpose)[0], text);

/** The same, then the hash under the previous secret: for values that were stored or handed out before a rotation. */
export const keyedHashes = (purpose: Purpose, text: string): readonly string[] =>
  keysOf(purpose).map((key) => hashWith(key, text));

/** A hash without a key, for tokens that are random enough: a new secret does not invalidate them. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

const SHORT_TOKEN_BYTES = 16;

const shortened = (keyed: string): string =>
  Buffer.from(keyed, 'base64url').subarray(0, SHORT_TOKEN_BYTES).toString('base64url');

/** 128 bits of a keyed hash: the token of a row's link, derived from its id and a key that only the server has (decision 57). */
export const shortToken = (purpose: Purpose, id: string): string => shortened(keyedHash(purpose, id));

/** The token that a row's hash belongs to, also after a rotation of the secret; null if it has none, or one of an older secret. */
export const shortTokenOf = (
  purpose: Purpose,
  row: { readonly id: string; readonly tokenHash: string | null },
): string | null =>
  keyedHashes(purpose, row.id)
    .map(shortened)
    .find((token) => tokenHash(token) === row.tokenHash) ?? null;

/** Takes the same time no matter where the two differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether this is the keyed hash of the text, under the current or the previous secret. */
export const isKeyedHash = (purpose: Purpose, text: string, given: string): boolean =>
  keyedHashes(purpose, text).some((expected) => isSameSecret(given, expected));

/**
 * better-auth's secrets, the current one first. A version is derived from its secret, so that encrypted data names its
 * secret through any number of rotations.
 */
export function authSecrets() {
  const [current, ...previous] = keysOf('staff-auth').map((key) => ({
    version: hash('sha256', key, 'buffer').readUIntBE(0, 6),
    value: key.toString('base64url'),
  }));
  if (!current) throw new Error('There is always one.');
  return [current, ...previous] as const;
}
