import { and, eq, isNull, sql } from 'drizzle-orm';
import { STAFF_LINKS, STAFF_LINK_VALID_MS } from '../../../src/business/staff-constants.ts';
import { requestPasswordResetApi } from '../../../src/domain/admin/auth.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffVerifications } from '../../database/schema/identity.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { hasAllowance, useAllowance } from '../../lib/rate-limit.ts';
import { attemptFor, unlock } from './account-lock.ts';
import { type Asker, askAuth } from './ask-auth.ts';
import { auditAccount } from './audit-account.ts';
import { addLink, linkIdentifier } from './staff-link.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Mails a link that sets a password. Every address takes the same steps, known or not, so that neither the answer nor its time
 * reveals which. Throws too_many_requests for the caller's address.
 */
export async function requestLink(db: Database, email: string, address: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await useAllowance(tx, requestPasswordResetApi.verbLimit, address);
    const [user] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.email, email), isNull(staffUsers.disabledAt)));
    // Otherwise somebody could flood a colleague from many addresses.
    const isMailed = await hasAllowance(tx, STAFF_LINKS, email);
    await addLink(tx, isMailed && user ? user.id : null, STAFF_LINK_VALID_MS);
  });
}

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

/** Ends all sessions and opens a new one for this browser. Throws invalid_input, wrong_password, too_many_requests. */
export async function changePassword(
  db: Database,
  staff: Staff,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
  asker: Asker,
): Promise<void> {
  await refuseWeakPassword(passwords.newPassword, staff);
  await attemptFor(db, { step: 'own', email: staff.email }, () =>
    askAuth(
      db,
      asker,
      (api, headers) =>
        api.changePassword({
          body: { ...passwords, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        }),
      (tx, call) => auditAccount(tx, staff, 'change_password', call),
    ),
  );
}
