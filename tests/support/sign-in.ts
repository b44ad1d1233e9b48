import { eq } from 'drizzle-orm';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import authFunction from '../../netlify/functions/auth.ts';
import { readStaffSessionApi } from '../../src/domain/admin/admin-session.api.ts';
import { signInApi } from '../../src/domain/admin/auth.api.ts';
import { callApi } from './call.ts';
import type { TestServer } from './server.ts';
import { setPassword, setUpApp, staffWith } from './staff.ts';

export const PASSWORD = 'correct horse battery';

/** A staff member without a session; an owner with an authenticator app by default. */
export async function signedOut({ db }: TestServer, role: 'staff' | 'owner', hasApp = role === 'owner') {
  const { id, email } = await staffWith(db, role, { user: { twoFactorEnabled: hasApp } });
  await db.delete(staffSessions).where(eq(staffSessions.userId, id));
  await setPassword(db, id, PASSWORD);
  return { id, email, app: hasApp ? await setUpApp(db, id) : { uri: '', codes: [] } };
}

export const askAuth = (contract: Parameters<typeof callApi>[1], body: unknown, cookie = '', ip?: string) =>
  callApi(authFunction, contract, { body, headers: { cookie, 'user-agent': 'Test' }, ...(ip ? { ip } : {}) });

export const signIn = (email: string, password = PASSWORD, ip?: string) =>
  askAuth(signInApi, { email, password }, '', ip);

/** Who is signed in with this Cookie header. */
export const whoIs = (cookie: string) => callApi(adminFunction, readStaffSessionApi, { headers: { cookie } });
