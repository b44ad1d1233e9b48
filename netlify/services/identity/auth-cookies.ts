import { STAFF_SESSION_MAX_MS } from '../../../src/business/staff-constants.ts';
import type { CallContext } from '../../lib/call.ts';
import { decoded } from '../../lib/read-request.ts';
import { STAFF_COOKIE } from '../../lib/staff-session.ts';

/** Of who has given the password and owes the code. */
const STEP_COOKIE = `${STAFF_COOKIE.name}.two_factor`;

const ATTRIBUTES = { ...STAFF_COOKIE.attributes, sameSite: 'Strict' } as const;

/** A sign-in's cookie outlives no session. */
const MAX_AGE_SECONDS = STAFF_SESSION_MAX_MS / 1_000;
const STEP_MAX_AGE_SECONDS = 600;

const LIFETIMES: ReadonlyMap<string, number> = new Map([
  [STAFF_COOKIE.name, MAX_AGE_SECONDS],
  [STEP_COOKIE, STEP_MAX_AGE_SECONDS],
]);

/** Sets what better-auth wants set, of the two cookies that are ours, with the attributes that are ours. */
export function takeCookies(headers: Headers, { cookies }: Pick<CallContext, 'cookies'>): void {
  // What it sets and then clears in one answer ends cleared.
  const last = new Map<string, string>();
  for (const line of headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const isGone = /;\s*max-age=0\b/i.test(line);
    if (name !== undefined && value !== undefined) last.set(name, isGone ? '' : decodeURIComponent(value));
  }
  for (const [name, lifetime] of LIFETIMES) {
    const value = last.get(name);
    if (value !== undefined) cookies.set({ name, value, ...ATTRIBUTES, maxAge: value ? lifetime : 0 });
  }
}

/** The challenge that the second step of a sign-in answers; null where there is none. Its signature is not looked at here. */
export function challengeOf({ cookies }: Pick<CallContext, 'cookies'>): string | null {
  return /^(2fa-[\w-]{10,40})\./.exec(decoded(cookies.get(STEP_COOKIE)))?.[1] ?? null;
}

export const clearCookies = ({ cookies }: Pick<CallContext, 'cookies'>): void => {
  for (const name of LIFETIMES.keys()) cookies.set({ name, value: '', ...ATTRIBUTES, maxAge: 0 });
};
