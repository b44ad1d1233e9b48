import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { unlock } from './account-lock.ts';
import { askAuth, type Asker } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { linkIdentifier } from './staff-link.ts';
import { refuseWeakPassword } from './weak-password.ts';

async function ownerOf(db: Database, token: string) {
  const [found] = await db
    .select({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email, off: staffUsers.disabledAt })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(sql`${staffUsers.id}::text`, staffVerifications.value))
    .where(eq(staffVerifications.identifier, linkIdentifier(token)));
  return found && found.off === null ? found : null;
}

/**
 * Sets the password of the person that a mailed link belongs to, once. Ends their sessions, voids their other links and lifts the lock.
 * Throws wrong_code if the link is used, expired or forged, and invalid_input if the password is weak: the link then stays valid.
 */
export async function resetPassword(
  db: Database,
  body: { readonly token: string; readonly newPassword: string },
  asker: Asker,
  address: string,
): Promise<void> {
  const user = await ownerOf(db, body.token);
  if (!user) throw new CodedError('wrong_code');
  await refuseWeakPassword(body.newPassword, user);
  await askAuth(
    db,
    asker,
    (api, headers) => api.resetPassword({ body, headers, returnHeaders: true }),
    async (tx, call) => {
      const answer = await auditAccount(tx, user, 'set_password', call);
      await tx.delete(staffVerifications).where(eq(staffVerifications.value, user.id));
      await unlock(tx, user.email, address);
      return answer;
    },
  );
}
