import { eq, sql } from 'drizzle-orm';
import { YARD_NOTE_VALID_MS } from '../../../src/business/staff-constants.ts';
import { isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import { type YardNews, type YardNote, YARDS_CACHE } from '../../../src/domain/locations/yards.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTime, isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { yardNotes } from '../../database/schema/yards.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Shows a note at a yard for a while from now; repeating it extends the time. Throws not_found. */
export async function setYardNote(
  db: Database,
  actor: Staff,
  yardId: string,
  note: string,
): Promise<YardNote> {
  if (!isYardId(yardId)) throw new CodedError('not_found');
  const expiresAt = sql`now() + ${YARD_NOTE_VALID_MS} * interval '1 millisecond'`;
  const set = await inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(yardNotes).where(eq(yardNotes.yardId, yardId)).for('update');
    const [row] = await tx
      .insert(yardNotes)
      .values({ yardId, note, expiresAt })
      .onConflictDoUpdate({ target: yardNotes.yardId, set: { note, expiresAt } })
      .returning({ expiresAt: isoTime(yardNotes.expiresAt) });
    if (!row) throw new Error('The note was not written.');
    const subject = { subjectKind: 'yard', subjectId: yardId };
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

const READ = {
  name: 'read_yard_news',
  text: `select
    coalesce((select json_agg(json_build_object('yardId', yard_id, 'date', day, 'reason', reason,
        'hours', case when opens is null then null else json_build_object('opens', opens, 'closes', closes) end)
        order by day, yard_id)
      from yard_special_days where day >= (now() at time zone 'America/New_York')::date), '[]') as "specialDays",
    coalesce((select json_agg(json_build_object('yardId', yard_id, 'note', note,
        'expiresAt', ${isoTimeText('expires_at')}) order by yard_id)
      from yard_notes where expires_at > now()), '[]') as notes`,
};

/** The special days from today in New York on, and the notes that have not expired. */
export async function readYardNews(db: Database): Promise<YardNews> {
  const [news] = await runStatement<{ [Key in keyof YardNews]: YardNews[Key] }>(db, READ, []);
  return news ?? { specialDays: [], notes: [] };
}
