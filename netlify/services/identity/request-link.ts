import { and, eq, isNull } from 'drizzle-orm';
import { STAFF_LINK_VALID_MS, STAFF_LINKS } from '../../../src/business/staff-constants.ts';
import { requestPasswordResetApi } from '../../../src/domain/admin/auth.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { hasAllowance, useAllowance } from '../../lib/rate-limit.ts';
import { addLink } from './staff-link.ts';

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
