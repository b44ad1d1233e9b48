import { randomBytes } from 'node:crypto';
import { CHECKOUT_COOKIE_SECONDS, COOKIE_NAMES } from '../../../src/domain/privacy/cookies.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { CallContext } from '../http/call.ts';
import { isKeyedHash, keyedHash, tokenHash } from '../secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

const COOKIE = COOKIE_NAMES.checkout;
const VALUE = /^(?<token>[\w-]{43})\.(?<signature>[\w-]{43})$/;

const signed = (token: string) => `signed\n${token}`;

/** The hash that an order stores of the browser that made it; null without a checkout cookie that we made. */
export function checkoutKeyOf({ cookies }: WithCookies): string | null {
  const { token, signature } = VALUE.exec(cookies.get(COOKIE))?.groups ?? {};
  if (!token || !signature || !isKeyedHash('checkout-cookie', signed(token), signature)) return null;
  return tokenHash(token);
}

interface CheckoutSession {
  readonly checkoutKey: string;
  /** Sets the cookie if the browser has none. Call it once the order is certain, because the cookie opens the order. */
  readonly keep: () => void;
}

/**
 * The browser's checkout session, or a new one. A repeat with the same Idempotency-Key gets the same one: the answer that set it first
 * may have been lost, and the order belongs to it.
 */
export function checkoutSession(context: WithCookies, idempotencyKey: string | null = null): CheckoutSession {
  const known = checkoutKeyOf(context);
  if (known) return { checkoutKey: known, keep: () => {} };
  // Two browsers might share a value that is not a random UUID.
  const token =
    idempotencyKey !== null && isUuid(idempotencyKey)
      ? keyedHash('checkout-cookie', idempotencyKey)
      : randomBytes(32).toString('base64url');
  const cookie = {
    name: COOKIE,
    value: `${token}.${keyedHash('checkout-cookie', signed(token))}`,
    path: '/',
    sameSite: 'Lax',
    maxAge: CHECKOUT_COOKIE_SECONDS,
  } as const;
  return { checkoutKey: tokenHash(token), keep: () => context.cookies.set(cookie) };
}
