import { eq, sql } from 'drizzle-orm';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { merchandiseInquiries } from '../../../database/schema/inquiries.ts';
import { orders } from '../../../database/schema/orders.ts';
import { quoteRequests } from '../../../database/schema/quotes.ts';
import { legalHolds } from '../../../database/schema/retention.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { COMMAND_LINE, recordAudit } from '../../audit/record-audit.ts';

const TABLES = { quote: quoteRequests, inquiry: merchandiseInquiries, order: orders } as const;

type HeldKind = keyof typeof TABLES;

/** Locks the record, so that the nightly job does not remove it in the meantime, and tells what it is. Throws not_found. */
async function lockRecord(tx: Executor, subjectId: string): Promise<HeldKind> {
  for (const kind of Object.keys(TABLES) as HeldKind[]) {
    const table = TABLES[kind];
    const [found] = await tx
      .select({ is: sql`1` })
      .from(table)
      .where(eq(table.id, subjectId))
      .for('no key update');
    if (found) return kind;
  }
  throw new CodedError('not_found');
}

/** Keeps a request, an inquiry or an order beyond its time. Safe to repeat: the first reason stands. Throws not_found. */
export async function holdRecord(db: Database, subjectId: string, reason: string): Promise<HeldKind> {
  if (!isUuid(subjectId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const subjectKind = await lockRecord(tx, subjectId);
    const added = await tx
      .insert(legalHolds)
      .values({ subjectId, subjectKind, reason })
      .onConflictDoNothing()
      .returning({ id: legalHolds.subjectId });
    if (added.length > 0)
      await recordAudit(tx, COMMAND_LINE, { action: 'hold_record', subjectKind, subjectId });
    return subjectKind;
  });
}

/** The next night goes by the usual times again. Throws not_found if there is no hold. */
export async function releaseRecord(db: Database, subjectId: string): Promise<HeldKind> {
  if (!isUuid(subjectId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const [released] = await tx
      .delete(legalHolds)
      .where(eq(legalHolds.subjectId, subjectId))
      .returning({ subjectKind: legalHolds.subjectKind });
    if (!released) throw new CodedError('not_found');
    const { subjectKind } = released;
    await recordAudit(tx, COMMAND_LINE, { action: 'release_hold', subjectKind, subjectId });
    return subjectKind;
  });
}
