import { YARDS_CACHE } from '../../../src/domain/locations/yards.api.ts';
import { and, eq } from 'drizzle-orm';
import { isIsoDay, isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { yardSpecialDays } from '../../database/schema/yards.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { holdSpecialDay } from './hold-special-day.ts';

/** Gives a day of one yard, or of "all", its usual hours again. Safe to repeat. Throws not_found for a yard or day that is none. */
export async function removeSpecialDay(
  db: Database,
  actor: Staff,
  yardId: string,
  date: string,
): Promise<{ done: true }> {
  if (!isIsoDay(date) || !(yardId === 'all' || isYardId(yardId))) throw new CodedError('not_found');
  const ofYard = yardId === 'all' ? undefined : eq(yardSpecialDays.yardId, yardId);
  const removed = await inTransaction(db, async (tx) => {
    await holdSpecialDay(tx, date);
    const before = await tx
      .delete(yardSpecialDays)
      .where(and(eq(yardSpecialDays.day, date), ofYard))
      .returning();
    if (before.length > 0) {
      const subject = { subjectKind: 'special_day', subjectId: date };
      await recordAudit(tx, actor, { action: 'remove_special_day', ...subject, before });
    }
    return before.length;
  });
  if (removed > 0) await purgeTag(YARDS_CACHE.tag);
  return { done: true };
}
