import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import type { CallContext } from '../../lib/call.ts';
import { findStaff } from '../../lib/staff-session.ts';
import { askAuth, clearCookies } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';

/** Ends this browser's session and any unfinished sign-in. Safe to repeat. */
export async function signOut(db: Database, context: Pick<CallContext, 'cookies'>): Promise<void> {
  const staff = await findStaff(db, context, true);
  if (staff) {
    await askAuth(
      db,
      { context },
      (api, headers) => api.signOut({ headers, returnHeaders: true }),
      (tx, call) =>
        auditAccount(tx, staff, 'sign_out', call, async () => ({
          sessions: await tx.$count(staffSessions, eq(staffSessions.userId, staff.id)),
        })),
    );
  }
  clearCookies(context);
}
