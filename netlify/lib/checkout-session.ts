import { randomBytes } from 'node:crypto';
import { isUuid } from '../../src/domain/shared/is-uuid.ts';
import type { CallContext } from './call.ts';
import { keyedHash, tokenHash } from './secret.ts';

const COOKIE = 'checkout';
const TOKEN = /^[\w-]{43}$/;
const SEVEN_DAYS_SECONDS = 604_800;

/** What an order keeps of the browser that made it, or null where the request carries no checkout cookie. */
export function checkoutKeyOf({ cookies }: Pick<CallContext, 'cookies'>): string | null {
  const token = cookies.get(COOKIE);
  return TOKEN.test(token) ? tokenHash(token) : null;
}

/**
 * The same, with a new cookie where there was none. A repeat with the same Idempotency-Key gets the same one: the answer
 * that set it first may have been lost, and the order belongs to it.
 */
export function ensureCheckoutKey(
  context: Pick<CallContext, 'cookies'>,
  idempotencyKey: string | null = null,
): string {
  const known = checkoutKeyOf(context);
  if (known) return known;
  // What is no random UUID, two browsers might share.
  const value =
    idempotencyKey !== null && isUuid(idempotencyKey)
      ? keyedHash('checkout-cookie', idempotencyKey)
      : randomBytes(32).toString('base64url');
  context.cookies.set({
    name: COOKIE,
    value,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: SEVEN_DAYS_SECONDS,
  });
  return tokenHash(value);
}
