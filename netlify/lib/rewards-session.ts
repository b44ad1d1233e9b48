import { and, eq, sql } from 'drizzle-orm';
import { REWARDS_SESSION_MS } from '../../src/business/constants.ts';
import { isUuid } from '../../src/domain/shared/is-uuid.ts';
import type { Database } from '../database/client.ts';
import { prepared } from '../database/prepared.ts';
import { customers } from '../database/schema/rewards.ts';
import type { CallContext } from './call.ts';
import { CodedError } from './errors.ts';
import { isKeyedHash, keyedHash } from './secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

// Scripts and pages never need it: only calls do. Gone with the browser, and void after its signed time at the latest.
const COOKIE = {
  name: '__Secure-rewards',
  path: '/api',
  httpOnly: true,
  secure: true,
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

/** Lets this browser see one customer for REWARDS_SESSION_MS; the one it saw before, no more. */
export async function openSession(db: Database, context: WithCookies, customerId: string): Promise<void> {
  const [row] = await versionOf(db).execute({ id: customerId });
  if (!row) throw new CodedError('not_found');
  setSession(context, { customerId, version: row.version });
}

/** What the cookie says, if it is ours and not too old. Its version may be past. */
function signedSession({ cookies }: WithCookies): Session | null {
  const { customerId, version, expiresAt, signature } = VALUE.exec(cookies.get(COOKIE.name))?.groups ?? {};
  if (!customerId || !version || !expiresAt || !signature) return null;
  const isOurs = isKeyedHash('rewards-session', `${customerId}.${version}.${expiresAt}`, signature);
  return isOurs && Number(expiresAt) > Date.now() ? { customerId, version: Number(version) } : null;
}

/** The customer this browser may see; null without a session, and with one that expired, was ended or invented. */
export async function sessionCustomer(db: Database, context: WithCookies): Promise<string | null> {
  const session = signedSession(context);
  if (session === null) return null;
  const [row] = await versionOf(db).execute({ id: session.customerId });
  return row?.version === session.version ? session.customerId : null;
}

/**
 * Takes the session from this browser, and ends it on the server: a copy of the cookie is worth nothing, and other browsers that see the
 * customer look it up again. Safe to repeat, and without a session.
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
 * The same id, where this browser's session is for that very customer. Throws not_signed_in, not_found where it is no id, forbidden
 * where it is another's.
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
