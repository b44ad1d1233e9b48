import type { CallContext } from './call.ts';

/** Of a session; scripts and pages never need it, only calls do. */
export const STAFF_COOKIE = '__Secure-staff';

/** Of who has given the password and owes the code. */
export const STEP_COOKIE = `${STAFF_COOKIE}.two_factor`;

/** Of a passkey's challenge. */
export const PASSKEY_COOKIE = `${STAFF_COOKIE}.passkey`;

export const STAFF_COOKIE_ATTRIBUTES = {
  path: '/api',
  httpOnly: true,
  secure: true,
  sameSite: 'Strict',
} as const;

/** What better-auth is told of a browser: the cookies of these names. */
export function cookieHeader({ cookies }: Pick<CallContext, 'cookies'>, names: readonly string[]): Headers {
  const pairs = names.map((name) => `${name}=${encodeURIComponent(cookies.get(name))}`);
  return new Headers({ cookie: pairs.join('; ') });
}
