import { OFFER_SESSION_SECONDS } from '../../src/business/offer-constants.ts';
import { COOKIE_NAMES } from '../../src/domain/privacy/cookies.ts';
import { isUuid } from '../../src/domain/shared/is-uuid.ts';
import type { CallContext } from './call.ts';
import { isKeyedHash, keyedHash } from './secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

const NAME = COOKIE_NAMES.offer;
const VALUE = /^(?<expiresAt>\d{13})\.(?<signature>[\w-]{43})$/;

const signed = (offerId: string, expiresAt: string) => `${offerId}.${expiresAt}`;

/** Lets this browser answer one offer for an hour. The path keeps two offers apart, and the cookie from every other call. */
export function openOfferSession({ cookies }: WithCookies, offerId: string, now: Date = new Date()): void {
  const expiresAt = String(now.getTime() + OFFER_SESSION_SECONDS * 1_000);
  cookies.set({
    name: NAME,
    value: `${expiresAt}.${keyedHash('offer-session', signed(offerId, expiresAt))}`,
    path: `/api/offers/${offerId}`,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    maxAge: OFFER_SESSION_SECONDS,
  });
}

/** Whether this browser has opened the offer within the last hour. */
export function hasOfferSession({ cookies }: WithCookies, offerId: string): boolean {
  const { expiresAt, signature } = VALUE.exec(cookies.get(NAME))?.groups ?? {};
  return (
    isUuid(offerId) &&
    expiresAt !== undefined &&
    signature !== undefined &&
    isKeyedHash('offer-session', signed(offerId, expiresAt), signature) &&
    Number(expiresAt) > Date.now()
  );
}
