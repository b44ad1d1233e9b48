import type { YardId } from '../../../src/business/yards.ts';
import { STAFF_SESSION_MAX_MS } from '../../../src/business/constants.ts';
import { lacksSecondStep, mayAct, type StaffAccess } from '../../../src/domain/shared/roles.ts';
import type { Database } from '../../database/client.ts';
import { CodedError, outage } from '../http/errors.ts';
import type { CallContext, Staff } from '../http/call.ts';
import { cookieHeader, STAFF_COOKIE } from './staff-cookies.ts';

const isFault = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 'INTERNAL_SERVER_ERROR';

/** The staff member this browser is signed in as, or null. Extends an idle session, unless a page polls on its own. */
export async function findStaff(
  db: Database,
  context: Pick<CallContext, 'cookies'>,
  isPolled = false,
): Promise<Staff | null> {
  if (!context.cookies.get(STAFF_COOKIE)) return null;
  // A megabyte, so only requests with a cookie load it.
  const { readingAuth } = await import('./auth.ts');
  const found = await readingAuth(db)
    .api.getSession({ headers: cookieHeader(context, [STAFF_COOKIE]), query: { disableRefresh: isPolled } })
    .catch((error: unknown) => {
      // The library hides the database's error, so log it here.
      throw isFault(error) ? outage(error) : error;
    });
  if (!found) return null;
  const { session, user } = found;
  const isOver = session.createdAt.getTime() + STAFF_SESSION_MAX_MS <= Date.now();
  if (isOver || user.disabledAt) return null;
  const { id, name, email, role, twoFactorEnabled } = user;
  return {
    id,
    name,
    email,
    role,
    yards: (user.yards ?? []) as YardId[],
    hasTwoFactor: twoFactorEnabled === true,
    hasPasskey: user.hasPasskey === true,
    secondStepRequired: user.secondStepRequired === true,
    sessionId: session.id,
  };
}

/**
 * The signed-in staff member. Throws not_signed_in, forbidden if the role is not allowed, two_factor_needed if they must first set up an
 * authenticator app or a passkey.
 */
export async function requireStaff(
  db: Database,
  context: Pick<CallContext, 'cookies'>,
  needed: StaffAccess,
  isPolled?: boolean,
): Promise<Staff> {
  const staff = await findStaff(db, context, isPolled);
  if (!staff) throw new CodedError('not_signed_in');
  const refused = { staffId: staff.id };
  if (!mayAct(staff.role, needed)) throw new CodedError('forbidden', refused);
  if (lacksSecondStep(staff)) throw new CodedError('two_factor_needed', refused);
  return staff;
}
