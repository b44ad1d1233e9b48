import { OFFER_SESSION_SECONDS } from '../../../src/business/constants.ts';
import { COOKIE_NAMES } from '../../../src/domain/privacy/cookies.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { CallContext } from '../http/call.ts';
import { hasMark, type Mark, setMark } from './signed-mark.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

/** The path keeps two offers apart, and the cookie from every other call. */
const markOf = (offerId: string): Mark => ({
  name: COOKIE_NAMES.offer,
  path: `/api/offers/${offerId}`,
  purpose: 'offer-session',
  about: offerId,
  seconds: OFFER_SESSION_SECONDS,
});

/** Lets this browser answer one offer for an hour. */
export const openOfferSession = (context: WithCookies, offerId: string, now?: Date): void =>
  setMark(context, markOf(offerId), now);

/** Whether this browser has opened the offer within the last hour. */
export const hasOfferSession = (context: WithCookies, offerId: string): boolean =>
  isUuid(offerId) && hasMark(context, markOf(offerId));
