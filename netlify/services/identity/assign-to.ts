import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AssigneeChange } from '../../../src/domain/quotes/quote-change.schema.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** The name; null for nobody. Throws not_found, also if something is to be assigned to a disabled account. */
async function nameOf(tx: Executor, id: string | null, isWanted: boolean): Promise<string | null> {
  if (id === null) return null;
  const isOpen = isWanted ? isNull(staffUsers.disabledAt) : undefined;
  const [user] = await tx
    .select({ name: staffUsers.name })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, id), isOpen));
  if (!user && isWanted) throw new CodedError('not_found');
  return user?.name ?? null;
}

const TABLES = { quote: quoteRequests, inquiry: merchandiseInquiries } as const;

/** Gives a request or an inquiry to a staff member, or to nobody. Throws not_found, changed_since. */
export async function assignTo(
  db: Database,
  actor: Staff,
  subject: { readonly kind: keyof typeof TABLES; readonly id: string },
  { from, to }: AssigneeChange,
): Promise<{ assigneeId: string | null }> {
  const { kind, id } = subject;
  if (!isUuid(id)) throw new CodedError('not_found');
  const table = TABLES[kind];
  const entry = { action: `assign_${kind}`, subjectKind: kind, subjectId: id } as const;
  return inTransaction(db, async (tx) => {
    const after = { assignee: await nameOf(tx, to, true) };
    const [found] = await tx
      .select({ assigneeId: table.assigneeId })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!found) throw new CodedError('not_found');
    if (found.assigneeId === from && from !== to) {
      await tx.execute(sql`update ${table} set assignee_id = ${to}::uuid where id = ${id}`);
      const before = { assignee: await nameOf(tx, from, false) };
      await recordAudit(tx, actor, { ...entry, before, after });
      return { assigneeId: to };
    }
    await assertOwnRepeat(tx, actor, entry, {
      isAsAsked: found.assigneeId === to,
      now: found.assigneeId,
    });
    return { assigneeId: to };
  });
}
