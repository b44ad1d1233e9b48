import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { assertOwnRepeat, recordAudit } from '../audit/record-audit.ts';
import { findInquiry } from './read-inquiry.ts';

/** Marks an inquiry as answered, or as open again. Throws not_found, already_done. */
export async function setInquiryAnswered(
  db: Database,
  actor: Staff,
  inquiryId: string,
  isAnswered: boolean,
): Promise<{ isAnswered: boolean }> {
  if (!isUuid(inquiryId)) throw new CodedError('not_found');
  const entry = { action: 'set_inquiry_answered', subjectKind: 'inquiry', subjectId: inquiryId };
  return inTransaction(db, async (tx) => {
    const { id, answeredAt } = merchandiseInquiries;
    const changed = await tx
      .update(merchandiseInquiries)
      .set({ answeredAt: isAnswered ? sql`now()` : null })
      .where(and(eq(id, inquiryId), sql`(${answeredAt} is null) = ${isAnswered}::boolean`))
      .returning({ id });
    if (changed.length > 0) {
      await recordAudit(tx, actor, { ...entry, before: { isAnswered: !isAnswered }, after: { isAnswered } });
      return { isAnswered };
    }
    await findInquiry(tx, inquiryId);
    await assertOwnRepeat(tx, actor, entry, true);
    return { isAnswered };
  });
}
