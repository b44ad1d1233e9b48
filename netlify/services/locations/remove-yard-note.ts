import { YARDS_CACHE } from '../../../src/domain/locations/yards.api.ts';
import { eq } from 'drizzle-orm';
import { isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { yardNotes } from '../../database/schema/yards.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Takes a yard's note down before its time. Safe to repeat. Throws not_found for a yard that is none. */
export async function removeYardNote(db: Database, actor: Staff, yardId: string): Promise<{ done: true }> {
  if (!isYardId(yardId)) throw new CodedError('not_found');
  const isRemoved = await inTransaction(db, async (tx) => {
    const [before] = await tx.delete(yardNotes).where(eq(yardNotes.yardId, yardId)).returning();
    if (!before) return false;
    await recordAudit(tx, actor, {
      action: 'remove_yard_note',
      subjectKind: 'yard',
      subjectId: yardId,
      before: { note: before.note, expiresAt: before.expiresAt },
    });
    return true;
  });
  if (isRemoved) await purgeTag(YARDS_CACHE.tag);
  return { done: true };
}
