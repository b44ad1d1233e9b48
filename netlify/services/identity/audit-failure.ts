import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { CodedError } from '../../lib/errors.ts';

/** Nobody knows who tried. */
const SOMEBODY = 'Not signed in';

export type FailureAction = 'fail_to_sign_in' | 'fail_to_confirm';

/**
 * Puts a failure to prove who one is in the audit log of the account that `isAccount` finds among staff_users. One statement
 * whether there is such an account or not, so that the time taken does not tell.
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
