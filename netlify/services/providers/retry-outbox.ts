import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { DUE_AGAIN } from '../outbox/enqueue.ts';
import { kindsOf } from './outbox-kinds.ts';

/** Makes one system's failed messages due again. Safe to repeat. Throws not_found for a system without an outbox. */
export async function retryOutbox(
  db: Database,
  actor: Staff,
  provider: string,
): Promise<{ readonly again: number }> {
  const kinds = kindsOf(provider);
  if (kinds.length === 0) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .update(outbox)
      .set(DUE_AGAIN)
      .where(and(eq(outbox.state, 'failed'), inArray(outbox.kind, [...kinds])))
      .returning({ kind: outbox.kind });
    if (rows.length > 0) {
      const byKind = Object.entries(Object.groupBy(rows, ({ kind }) => kind));
      const counts = Object.fromEntries(byKind.map(([kind, messages]) => [kind, messages.length]));
      await recordAudit(tx, actor, {
        action: 'retry_outbox',
        subjectKind: 'provider',
        subjectId: provider,
        before: { failed: counts },
        after: { pending: counts },
      });
    }
    return { again: rows.length };
  });
}
