import { randomBytes } from 'node:crypto';
import { makeSignature } from 'better-auth/crypto';
import type { Database } from '../../netlify/database/client.ts';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { plainName } from '../../netlify/lib/cookies.ts';
import { setSession } from '../../netlify/lib/rewards-session.ts';
import { authSecrets } from '../../netlify/lib/secret.ts';
import { STAFF_COOKIE } from '../../netlify/lib/staff-cookies.ts';
import { STAFF_SESSION_IDLE_MS } from '../../src/business/staff-constants.ts';
import { createCookies } from '../host/cookies.ts';

// These run in the process whose environment the functions read: cookies are signed with its secrets.

/** A customer and the Cookie header of a browser that has looked it up. */
export interface CustomerSession {
  readonly customerId: string;
  readonly phone: string;
  readonly cookie: string;
}

function cookieOf(customerId: string): string {
  const { cookies, applyTo } = createCookies(new Request('http://localhost'));
  setSession({ cookies }, { customerId, version: 0 });
  const [line = ''] = applyTo(new Response()).headers.getSetCookie();
  return plainName(line.split(';')[0] ?? '');
}

export async function customerSessions(db: Database, count: number): Promise<CustomerSession[]> {
  const rows = await db
    .select({ customerId: customers.id, phone: customers.phone })
    .from(customers)
    // Ids are random, so these are customers from anywhere in the table.
    .orderBy(customers.id)
    .limit(count);
  return rows.map((row) => ({ ...row, cookie: cookieOf(row.customerId) }));
}

/** The Cookie header of an owner's browser. */
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
