import { parseSetCookieHeader } from 'better-auth/cookies';
import { STAFF_SESSION_MAX_MS } from '../../../src/business/staff-constants.ts';
import type { CallContext } from '../../lib/call.ts';
import { STAFF_COOKIE, STAFF_COOKIE_ATTRIBUTES, STEP_COOKIE } from '../../lib/staff-cookies.ts';

/** A sign-in's cookie outlives no session. */
const MAX_AGE_SECONDS = STAFF_SESSION_MAX_MS / 1_000;
const STEP_MAX_AGE_SECONDS = 600;

const LIFETIMES: ReadonlyMap<string, number> = new Map([
  [STAFF_COOKIE, MAX_AGE_SECONDS],
  [STEP_COOKIE, STEP_MAX_AGE_SECONDS],
]);

/** Sets what better-auth wants set, of the two cookies that are ours, with the attributes that are ours. */
export function takeCookies(headers: Headers, { cookies }: Pick<CallContext, 'cookies'>): void {
  // What it sets and then clears in one answer ends cleared.
  const set = parseSetCookieHeader(headers.get('set-cookie') ?? '');
  for (const [name, lifetime] of LIFETIMES) {
    const value = set.get(name)?.value;
    if (value !== undefined)
      cookies.set({ name, value, ...STAFF_COOKIE_ATTRIBUTES, maxAge: value ? lifetime : 0 });
  }
}

export const clearCookies = ({ cookies }: Pick<CallContext, 'cookies'>): void => {
  for (const name of LIFETIMES.keys())
    cookies.set({ name, value: '', ...STAFF_COOKIE_ATTRIBUTES, maxAge: 0 });
};
