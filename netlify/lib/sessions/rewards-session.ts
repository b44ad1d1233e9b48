import { and, eq, sql } from 'drizzle-orm';
import { REWARDS_SESSION_MS } from '../../../src/business/constants.ts';
import { COOKIE_NAMES } from '../../../src/domain/privacy/cookies.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { customers } from '../../database/schema/rewards.ts';
import type { CallContext } from '../http/call.ts';
import { CodedError } from '../http/errors.ts';
import { isKeyedHash, keyedHash } from '../secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

// It ends with the browser session, and at its signed time at the latest.
const COOKIE = {
  name: COOKIE_NAMES.rewards,
  path: '/',
  sameSite: 'Strict',
} as const;

const VALUE =
  /^(?<customerId>[\da-f-]{36})\.(?<version>\d{1,10})\.(?<expiresAt>\d{13})\.(?<signature>[\w-]{43})$/;

const versionOf = prepared((db: Database) =>
  db
    .select({ version: customers.sessionVersion })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare('rewards_session_version'),
);

interface Session {
  readonly customerId: string;
  /** The customer's `session_version` when it was opened. */
  readonly version: number;
}

/** Sets the cookie of a session. */
export function setSession(
  { cookies }: WithCookies,
  { customerId, version }: Session,
  now: Date = new Date(),
): void {
  const expiresAt = String(now.getTime() + REWARDS_SESSION_MS);
  const text = `${customerId}.${version}.${expiresAt}`;
  cookies.set({ ...COOKIE, value: `${text}.${keyedHash('rewards-session', text)}` });
}

/** Lets this browser see one customer for REWARDS_SESSION_MS, and no longer the one before. */
export async function openSession(db: Database, context: WithCookies, customerId: string): Promise<void> {
  const [row] = await versionOf(db).execute({ id: customerId });
  if (!row) throw new CodedError('not_found');
  setSession(context, { customerId, version: row.version });
}

/** The cookie's content, if it is ours and has not expired. Its version may be outdated. */
function signedSession({ cookies }: WithCookies): Session | null {
  const { customerId, version, expiresAt, signature } = VALUE.exec(cookies.get(COOKIE.name))?.groups ?? {};
  if (!customerId || !version || !expiresAt || !signature) return null;
  const isOurs = isKeyedHash('rewards-session', `${customerId}.${version}.${expiresAt}`, signature);
  return isOurs && Number(expiresAt) > Date.now() ? { customerId, version: Number(version) } : null;
}

/** The customer this browser may see; null without a session, or if it has expired, was ended or is forged. */
export async function sessionCustomer(db: Database, context: WithCookies): Promise<string | null> {
  const session = signedSession(context);
  if (session === null) return null;
  const [row] = await versionOf(db).execute({ id: session.customerId });
  return row?.version === session.version ? session.customerId : null;
}

/**
 * Removes the session from this browser, and ends it on the server: copies of the cookie stop working, and other browsers that see the
 * customer must look it up again. Safe to repeat, and without a session.
 */
export async function closeSession(db: Database, context: WithCookies): Promise<void> {
  const session = signedSession(context);
  context.cookies.set({ ...COOKIE, value: '', maxAge: 0 });
  if (session === null) return;
  const { customerId, version } = session;
  await db
    .update(customers)
    .set({ sessionVersion: version + 1 })
    .where(and(eq(customers.id, customerId), eq(customers.sessionVersion, version)));
}

/**
 * The same id, if this browser's session is for that customer. Throws not_signed_in, not_found if it is not an id, forbidden
 * if it is another customer's.
 */
export async function requireCustomer(
  db: Database,
  context: WithCookies,
  customerId: string,
): Promise<string> {
  const own = await sessionCustomer(db, context);
  if (own === null) throw new CodedError('not_signed_in');
  if (!isUuid(customerId)) throw new CodedError('not_found');
  if (own !== customerId) throw new CodedError('forbidden');
  return customerId;
}
