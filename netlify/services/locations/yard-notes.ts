import { eq, sql } from 'drizzle-orm';
import { YARD_NOTE_VALID_MS } from '../../../src/business/constants.ts';
import { isYardId, type YardNoteInput } from '../../../src/domain/locations/yard-news.schema.ts';
import { type YardNote, YARDS_CACHE } from '../../../src/domain/locations/yards.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTime } from '../../database/iso-time.ts';
import { yardNotes } from '../../database/schema/yards.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Shows a note at a yard for a while from now; repeating it extends the time. Throws not_found, changed_since. */
export async function setYardNote(
  db: Database,
  actor: Staff,
  yardId: string,
  { note, seen }: YardNoteInput,
): Promise<YardNote> {
  if (!isYardId(yardId)) throw new CodedError('not_found');
  const expiresAt = sql`now() + ${YARD_NOTE_VALID_MS} * interval '1 millisecond'`;
  const set = await inTransaction(db, async (tx) => {
    // A yard without a note has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('yard_note'), hashtext(${yardId}))`);
    const [before] = await tx.select().from(yardNotes).where(eq(yardNotes.yardId, yardId));
    // One that has expired is shown to nobody.
    const now = before && before.expiresAt > new Date() ? before.note : null;
    const subject = { subjectKind: 'yard', subjectId: yardId };
    if (now !== note) await assertSeen(tx, subject, { seen, now });
    const [row] = await tx
      .insert(yardNotes)
      .values({ yardId, note, expiresAt })
      .onConflictDoUpdate({ target: yardNotes.yardId, set: { note, expiresAt } })
      .returning({ expiresAt: isoTime(yardNotes.expiresAt) });
    if (!row) throw new Error('The note was not written.');
    await recordAudit(tx, actor, {
      action: 'set_yard_note',
      ...subject,
      before: before ? { note: before.note, expiresAt: before.expiresAt } : null,
      after: { note, expiresAt: row.expiresAt },
    });
    return { yardId, note, expiresAt: row.expiresAt };
  });
  await purgeTag(YARDS_CACHE.tag);
  return set;
}

/** Removes a yard's note before it expires. Safe to repeat. Throws not_found for an unknown yard. */
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
