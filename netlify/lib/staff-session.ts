import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_MAX_MS,
  STAFF_SESSION_TOUCH_MS,
} from '../../src/business/staff-constants.ts';
import { mayAct, type StaffRole } from '../../src/domain/admin/roles.ts';
import type { Database } from '../database/client.ts';
import { prepared } from '../database/prepared.ts';
import { staffSessions } from '../database/schema/identity.ts';
import { staffUsers } from '../database/schema/staff-users.ts';
import { CodedError } from './errors.ts';
import type { CallContext } from './call.ts';
import { isSameSecret, keyedHash } from './secret.ts';

/** Scripts and pages never need it: only calls do. The sign-in (netlify/services/identity) sets it with these attributes. */
export const STAFF_COOKIE = {
  name: 'staff',
  attributes: { path: '/api', httpOnly: true, secure: true, sameSite: 'strict' },
} as const;

let secret: string | undefined;

export const staffSecret = (): string => (secret ??= keyedHash('staff-auth', 'better-auth'));

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasTwoFactor: boolean;
  readonly sessionId: string;
}

/** What stands behind a token in the cookie. */
export const signatureOf = (token: string): string =>
  createHmac('sha256', staffSecret()).update(token).digest('base64');

/** The token of the cookie, which is `token.signature` as better-auth writes it; null where there is none or it is invented. */
function tokenOf({ cookies }: Pick<CallContext, 'cookies'>): string | null {
  const [, token, signature] = /^([\w-]{20,64})\.([\w+/]{43}=)$/.exec(cookies.get(STAFF_COOKIE.name)) ?? [];
  if (token === undefined || signature === undefined) return null;
  return isSameSecret(signature, signatureOf(token)) ? token : null;
}

const find = prepared((db: Database) =>
  db
    .select({
      id: staffUsers.id,
      name: staffUsers.name,
      email: staffUsers.email,
      role: staffUsers.role,
      hasTwoFactor: staffUsers.twoFactorEnabled,
      sessionId: staffSessions.id,
      isStale: sql<boolean>`${staffSessions.updatedAt} < now() - ${STAFF_SESSION_TOUCH_MS} * interval '1 millisecond'`,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(
      sql`${staffSessions.token} = ${sql.placeholder('token')} and ${staffSessions.expiresAt} > now()
        and ${staffSessions.createdAt} > now() - ${STAFF_SESSION_MAX_MS} * interval '1 millisecond'
        and ${staffUsers.disabledAt} is null`,
    )
    .prepare('find_staff_session'),
);

/** Who of staff this browser is signed in as, or null. Puts the end of an idle session off, unless a page asks by itself. */
export async function findStaff(
  db: Database,
  context: Pick<CallContext, 'cookies'>,
  isPolled = false,
): Promise<Staff | null> {
  const token = tokenOf(context);
  if (token === null) return null;
  const [found] = await find(db).execute({ token });
  if (!found) return null;
  const { isStale, ...staff } = found;
  if (isStale && !isPolled) {
    const expiresAt = sql`now() + ${STAFF_SESSION_IDLE_MS} * interval '1 millisecond'`;
    await db
      .update(staffSessions)
      .set({ expiresAt, updatedAt: sql`now()` })
      .where(eq(staffSessions.id, staff.sessionId));
  }
  return staff;
}

/**
 * Who of staff this is. Throws not_signed_in, forbidden where the role may not, two_factor_needed for an owner without an
 * authenticator app.
 */
export async function requireStaff(
  db: Database,
  context: Pick<CallContext, 'cookies'>,
  needed: StaffRole,
  isPolled?: boolean,
): Promise<Staff> {
  const staff = await findStaff(db, context, isPolled);
  if (!staff) throw new CodedError('not_signed_in');
  if (!mayAct(staff.role, needed)) throw new CodedError('forbidden');
  if (staff.role === 'owner' && !staff.hasTwoFactor) throw new CodedError('two_factor_needed');
  return staff;
}
