import { and, eq, isNull } from 'drizzle-orm';
import { STAFF_INVITE_VALID_MS, STAFF_LINKS } from '../../../src/business/staff-constants.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { addLink } from './staff-link.ts';

/** Mails another link to a colleague; returns its id. Throws not_found, also for a disabled account, and too_many_requests. */
export async function mailLinkTo(db: Database, actor: Actor, userId: string): Promise<string> {
  if (!isUuid(userId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ email: staffUsers.email })
      .from(staffUsers)
      .where(and(eq(staffUsers.id, userId), isNull(staffUsers.disabledAt)));
    if (!user) throw new CodedError('not_found');
    await useAllowance(tx, STAFF_LINKS, user.email);
    const subject = { subjectKind: 'user', subjectId: userId };
    await recordAudit(tx, actor, { action: 'mail_link', ...subject, after: { mailedTo: user.email } });
    return addLink(tx, userId, STAFF_INVITE_VALID_MS);
  });
}
