import { and, eq, inArray } from 'drizzle-orm';
import { YARD_IDS } from '../../../src/business/yards.ts';
import type { Database } from '../../database/client.ts';
import type { SpecialDaySet } from '../../../src/domain/locations/admin-yards.api.ts';
import { YARDS_CACHE } from '../../../src/domain/locations/yards.api.ts';
import { type SpecialDayInput, isIsoDay, isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { yardSpecialDays } from '../../database/schema/yards.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { Staff } from '../../lib/http/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { moveHoldEnds } from './move-hold-ends.ts';
import { holdSpecialDay, offersEndingOn } from './rows.ts';

/** Replaces the hours of some yards on one day. Safe to repeat. Throws invalid_input for a day in the past, changed_since. */
export async function setSpecialDay(
  db: Database,
  actor: Staff,
  { yardIds, date, hours, reason, seen }: SpecialDayInput,
): Promise<SpecialDaySet> {
  if (date < inNewYork(new Date()).date) {
    throw new CodedError('invalid_input', { fields: { date: 'That date is in the past' } });
  }
  const facts = { opens: hours?.opens ?? null, closes: hours?.closes ?? null, reason };
  const isSame = (row: typeof facts) =>
    row.opens === facts.opens && row.closes === facts.closes && row.reason === facts.reason;

  const isChanged = await inTransaction(db, async (tx) => {
    await holdSpecialDay(tx, date);
    const chosen = and(eq(yardSpecialDays.day, date), inArray(yardSpecialDays.yardId, yardIds));
    const before = await tx.select().from(yardSpecialDays).where(chosen);
    if (before.length === new Set(yardIds).size && before.every(isSame)) return false;
    const now = before.map(({ yardId, opens, closes, reason: why }) => ({
      yardId,
      hours: opens !== null && closes !== null ? { opens, closes } : null,
      reason: why,
    }));
    const byYard = (rows: typeof now) => rows.toSorted((a, b) => (a.yardId < b.yardId ? -1 : 1));
    const subject = { subjectKind: 'special_day', subjectId: date };
    await assertSeen(tx, subject, { seen: byYard(seen), now: byYard(now) });
    for (const yardId of new Set(yardIds)) {
      await tx
        .insert(yardSpecialDays)
        .values({ yardId, day: date, ...facts })
        .onConflictDoUpdate({ target: [yardSpecialDays.yardId, yardSpecialDays.day], set: facts });
    }
    await moveHoldEnds(tx, yardIds, date);
    await recordAudit(tx, actor, {
      action: 'set_special_day',
      ...subject,
      before: before.length > 0 ? before : null,
      after: { yardIds, ...facts },
    });
    return true;
  });
  if (isChanged) await purgeTag(YARDS_CACHE.tag);
  return { openOffers: await offersEndingOn(db, yardIds, date) };
}

/** Restores the usual hours of one yard, or of "all", on a day. Safe to repeat. Throws not_found for an unknown yard or day. */
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
      await moveHoldEnds(tx, yardId === 'all' ? YARD_IDS : [yardId], date);
      const subject = { subjectKind: 'special_day', subjectId: date };
      await recordAudit(tx, actor, { action: 'remove_special_day', ...subject, before });
    }
    return before.length;
  });
  if (removed > 0) await purgeTag(YARDS_CACHE.tag);
  return { done: true };
}
