import { hash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';

/** As better-auth keeps the name of a verification (`storeIdentifier: 'hashed'`). */
export const storedIdentifier = (identifier: string): string => hash('sha256', identifier, 'base64url');

/** Whose second step a challenge is, or null where it is invented, used or too old. */
export async function challengedAccount(db: Database, challenge: string) {
  const [account] = await db
    .select({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(sql`${staffUsers.id}::text`, staffVerifications.value))
    .where(
      and(
        eq(staffVerifications.identifier, storedIdentifier(challenge)),
        gt(staffVerifications.expiresAt, sql`now()`),
      ),
    );
  return account ?? null;
}
