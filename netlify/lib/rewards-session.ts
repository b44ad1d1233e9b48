import { REWARDS_SESSION_MS } from '../../src/business/constants.ts';
import { CodedError } from './errors.ts';
import { isUuid } from '../../src/domain/shared/is-uuid.ts';
import type { CallContext } from './call.ts';
import { isKeyedHash, keyedHash } from './secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

// Scripts and pages never need it: only calls do. Gone with the browser, and void after its signed time at the latest.
const COOKIE = { name: 'rewards', path: '/api', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

const VALUE = /^(?<customerId>[\da-f-]{36})\.(?<expiresAt>\d{13})\.(?<signature>[\w-]{43})$/;

/** Lets this browser see one customer for REWARDS_SESSION_MS; the one it saw before, no more. */
export function openSession({ cookies }: WithCookies, customerId: string, now: Date = new Date()): void {
  const expiresAt = String(now.getTime() + REWARDS_SESSION_MS);
  const text = `${customerId}.${expiresAt}`;
  cookies.set({ ...COOKIE, value: `${text}.${keyedHash('rewards-session', text)}` });
}

/** Safe to repeat, and without a session. */
export function closeSession({ cookies }: WithCookies): void {
  cookies.set({ ...COOKIE, value: '', maxAge: 0 });
}

/** The customer this browser may see, or null where it has no session, or an expired or invented one. */
export function sessionCustomer({ cookies }: WithCookies): string | null {
  const { customerId, expiresAt, signature } = VALUE.exec(cookies.get(COOKIE.name))?.groups ?? {};
  if (customerId === undefined || expiresAt === undefined || signature === undefined) return null;
  const isOurs = isKeyedHash('rewards-session', `${customerId}.${expiresAt}`, signature);
  return isOurs && Number(expiresAt) > Date.now() ? customerId : null;
}

/**
 * The same id, where this browser's session is for that very customer. Throws not_signed_in, not_found where it is no id, forbidden
 * where it is another's.
 */
export function requireCustomer(context: WithCookies, customerId: string): string {
  const own = sessionCustomer(context);
  if (own === null) throw new CodedError('not_signed_in');
  if (!isUuid(customerId)) throw new CodedError('not_found');
  if (own !== customerId) throw new CodedError('forbidden');
  return customerId;
}
