import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { CodedError } from '../../lib/errors.ts';

/** It is unknown who tried. */
const SOMEBODY = 'Not signed in';

export type FailureAction = 'fail_to_sign_in' | 'fail_to_confirm';

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
