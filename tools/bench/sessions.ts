import { randomBytes } from 'node:crypto';
import { makeSignature } from 'better-auth/crypto';
import type { Database } from '../../netlify/database/client.ts';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { plainName } from '../../netlify/lib/cookies.ts';
import { authSecrets } from '../../netlify/lib/secret.ts';
import { STAFF_COOKIE } from '../../netlify/lib/staff-cookies.ts';
import { STAFF_SESSION_IDLE_MS } from '../../src/business/staff-constants.ts';

/** The Cookie header of an owner's browser, signed with the secrets of this process. */
export async function ownerCookie(db: Database): Promise<string> {
  const [owner] = await db
    .insert(staffUsers)
    .values({ name: 'Olive Owner', email: 'olive@example.com', role: 'owner', twoFactorEnabled: true })
    .returning({ userId: staffUsers.id });
  if (!owner) throw new Error('The owner was not written.');
  const token = randomBytes(24).toString('base64url');
  await db
    .insert(staffSessions)
    .values({ ...owner, token, expiresAt: new Date(Date.now() + STAFF_SESSION_IDLE_MS) });
  return `${plainName(STAFF_COOKIE)}=${token}.${await makeSignature(token, authSecrets()[0].value)}`;
}
