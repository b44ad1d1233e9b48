import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import type { CodedError } from '../../lib/http/errors.ts';
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

/** It is unknown who tried. */
const SOMEBODY = 'Not signed in';

type FailureAction = 'fail_to_sign_in' | 'fail_to_confirm';

/**
 * Records a failed proof of identity in the audit log of the account that `isAccount` finds among staff_users. One statement
 * whether or not there is such an account, so that the time taken does not reveal it.
 */
export async function auditFailure(
  db: Database,
  isAccount: SQL,
  action: FailureAction,
  { code }: CodedError,
): Promise<void> {
  const { actorName, subjectKind, subjectId, after } = auditLog;
  const names = [actorName, auditLog.action, subjectKind, subjectId, after].map(({ name }) =>
    sql.identifier(name),
  );
  await db.execute(sql`insert into ${auditLog} (${sql.join(names, sql`, `)})
    select ${SOMEBODY}, ${action}, 'user', ${staffUsers.id}::text, jsonb_build_object('reason', ${code}::text)
    from ${staffUsers} where ${isAccount}`);
}
