import { COOKIE_NAMES } from '../../../src/domain/privacy/cookies.ts';
import type { CallContext } from '../http/call.ts';

/** For a session. */
export const STAFF_COOKIE = COOKIE_NAMES.staff;

/** For somebody who has given the password and still owes the code. */
export const STEP_COOKIE = COOKIE_NAMES.staffStep;

/** For a passkey's challenge. */
export const PASSKEY_COOKIE = COOKIE_NAMES.staffPasskey;

/** All that better-auth sets and reads. */
export const STAFF_COOKIES = [STAFF_COOKIE, STEP_COOKIE, PASSKEY_COOKIE] as const;

export const STAFF_COOKIE_ATTRIBUTES = {
  path: '/',
  sameSite: 'Strict',
} as const;

/** The cookies of a browser that better-auth gets, by name. */
export function cookieHeader({ cookies }: Pick<CallContext, 'cookies'>, names: readonly string[]): Headers {
  const pairs = names.map((name) => `${name}=${encodeURIComponent(cookies.get(name))}`);
  return new Headers({ cookie: pairs.join('; ') });
}
