import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { STAFF_INVITE_VALID_MS } from '../../../src/business/staff-constants.ts';
import type { inviteSchema } from '../../../src/domain/admin/staff.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { COMMAND_LINE, recordAudit, type Actor } from '../audit/record-audit.ts';
import { addLink } from './staff-link.ts';

export type Invitation = z.output<typeof inviteSchema>;

/**
 * An account without a password, and the link that sets one. The same invitation again is the same account and sends no
 * second mail. Returns the link's id, or null for a repeat. Throws email_taken.
 */
export async function inviteUser(
  db: Database,
  actor: Actor,
  { id, name, email, role }: Invitation,
): Promise<{ readonly id: string; readonly linkId: string | null }> {
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(staffUsers)
      .values({ id, name, email, role })
      .onConflictDoNothing()
      .returning({ id: staffUsers.id });
    if (!made) {
      const [before] = await tx
        .select({ id: staffUsers.id })
        .from(staffUsers)
        .where(eq(staffUsers.email, email));
      if (before?.id !== id) throw new CodedError('email_taken');
      return { id, linkId: null };
    }
    const action = actor === COMMAND_LINE ? 'create_user' : 'invite_user';
    await recordAudit(tx, actor, {
      action,
      subjectKind: 'user',
      subjectId: id,
      after: { name, email, role },
    });
    return { id, linkId: await addLink(tx, id, STAFF_INVITE_VALID_MS) };
  });
}
