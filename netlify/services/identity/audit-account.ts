import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** What the audit log says about secrets: whether they exist, or how many. */
type Facts = Readonly<Record<string, number | boolean>>;

async function standingOf(tx: Executor, userId: string): Promise<Facts> {
  const [standing] = await tx
    .select({
      hasTwoFactor: staffUsers.twoFactorEnabled,
      hasPassword: sql<boolean>`exists (select from staff_accounts a where a.user_id = staff_users.id)`,
      hasAppKey: sql<boolean>`exists (select from staff_two_factors f where f.user_id = staff_users.id)`,
      passkeys: sql<number>`(select count(*)::int from staff_passkeys p where p.user_id = staff_users.id)`,
      sessions: sql<number>`(select count(*)::int from staff_sessions s where s.user_id = staff_users.id)`,
    })
    .from(staffUsers)
    .where(eq(staffUsers.id, userId));
  return standing ?? {};
}

/**
 * Makes a person's change to their own account, and records `facts` before and after it. For writes by better-auth, which
 * does not return the state before.
 */
export async function auditAccount<T>(
  tx: Executor,
  actor: Pick<Staff, 'id' | 'name'>,
  action: string,
  change: () => Promise<T>,
  facts: () => Promise<Facts> = () => standingOf(tx, actor.id),
): Promise<T> {
  const before = await facts();
  const answer = await change();
  const subject = { subjectKind: 'user', subjectId: actor.id };
  await recordAudit(tx, actor, { action, ...subject, before, after: await facts() });
  return answer;
}
