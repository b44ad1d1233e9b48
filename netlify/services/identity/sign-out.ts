import type { Database } from '../../database/client.ts';
import type { CallContext } from '../../lib/call.ts';
import { findStaff } from '../../lib/staff-session.ts';
import { clearCookies } from './auth-cookies.ts';
import { endSessions } from './end-sessions.ts';

/** Ends this browser's session and any sign-in half done. Safe to repeat. */
export async function signOut(db: Database, context: Pick<CallContext, 'cookies'>): Promise<void> {
  const staff = await findStaff(db, context);
  if (staff) await endSessions(db, staff, staff.sessionId, 'sign_out');
  clearCookies(context);
}
