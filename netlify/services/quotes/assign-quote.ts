import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AssigneeChange } from '../../../src/domain/quotes/quote-change.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { assertOwnRepeat, recordAudit } from '../audit/record-audit.ts';
import { findQuote } from './rows.ts';

/** The name; null for nobody. Throws not_found, also if a request is to be assigned to a disabled account. */
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

/** Assigns a request to a staff member, or to nobody. Throws not_found, already_done. */
export async function assignQuote(
  db: Database,
  actor: Staff,
  quoteId: string,
  { from, to }: AssigneeChange,
): Promise<{ assigneeId: string | null }> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  const entry = { action: 'assign_quote', subjectKind: 'quote', subjectId: quoteId };
  return inTransaction(db, async (tx) => {
    const after = { assignee: await nameOf(tx, to, true) };
    const isFrom = sql`${quoteRequests.assigneeId} is not distinct from ${from}::uuid`;
    const isChange = sql`${from}::uuid is distinct from ${to}::uuid`;
    const changed = await tx
      .update(quoteRequests)
      .set({ assigneeId: to })
      .where(and(eq(quoteRequests.id, quoteId), isFrom, isChange))
      .returning({ id: quoteRequests.id });
    if (changed.length > 0) {
      const before = { assignee: await nameOf(tx, from, false) };
      await recordAudit(tx, actor, { ...entry, before, after });
      return { assigneeId: to };
    }
    const quote = await findQuote(tx, quoteId);
    if (!quote) throw new CodedError('not_found');
    await assertOwnRepeat(tx, actor, entry, quote.assigneeId === to);
    return { assigneeId: to };
  });
}
