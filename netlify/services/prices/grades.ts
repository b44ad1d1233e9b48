import { asc, eq, sql } from 'drizzle-orm';
import {
  type GradeChange,
  type GradeOrderInput,
  gradeType,
  mayBeNamed,
  type NewGradeInput,
} from '../../../src/domain/prices/grades/grade.schema.ts';
import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { assertSeen, changedSince } from '../audit/changed-since.ts';
import { assertAddedAs, recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { queueAlertCheck } from './queue-alert-check.ts';
import { CARD_NAME_REFUSAL, checkSpanishName, spanishTexts } from './rules.ts';

const refuseName = (name: string) => new CodedError('invalid_input', { fields: { name } });

/**
 * Adds a grade at the end of the list. Safe to repeat. Throws invalid_input for a name without letters or that another grade has,
 * idempotency_key_reused for the id of another grade.
 */
export async function addGrade(
  db: Database,
  actor: Staff,
  { id, material, ...grade }: NewGradeInput,
): Promise<{ metalType: string }> {
  const metalType = gradeType(grade.name);
  if (metalType === '') throw refuseName('Please use letters or digits');
  if (!mayBeNamed(metalType, grade)) throw refuseName(CARD_NAME_REFUSAL);
  const entry = {
    action: 'add_grade',
    subjectKind: 'grade',
    subjectId: metalType,
    after: { ...grade, material },
  };
  const isAdded = await inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(metalPrices)
      .values({
        ...grade,
        ...spanishTexts(grade),
        id,
        metalType,
        material: material || null,
        position: sql`(select coalesce(max(position), 0) + 1 from metal_prices)`,
      })
      .onConflictDoNothing()
      .returning({ id: metalPrices.id });
    if (!added) {
      const [mine] = await tx.select().from(metalPrices).where(eq(metalPrices.id, id));
      if (!mine) throw refuseName('Another grade has this name, or had it at first');
      // The grade may have changed since, so what was sent is compared with what was added.
      await assertAddedAs(tx, { ...entry, subjectId: mine.metalType });
      return false;
    }
    await recordAudit(tx, actor, entry);
    await requestBuild(tx, actor);
    return true;
  });
  if (isAdded) await purgeTag(PRICES_CACHE.tag);
  return { metalType };
}

/** Changes a grade's name, how to tell it, and where it is shown. Safe to repeat. Throws not_found, invalid_input, changed_since. */
export async function changeGrade(
  db: Database,
  actor: Staff,
  metalType: string,
  { seen, ...input }: GradeChange,
): Promise<{ done: true }> {
  const after = { ...input, ...spanishTexts(input), material: input.material || null };
  const isChanged = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(metalPrices)
      .where(eq(metalPrices.metalType, metalType))
      .for('update');
    if (!row) throw new CodedError('not_found');
    if (!mayBeNamed(metalType, input))
      throw new CodedError('invalid_input', { fields: { name: CARD_NAME_REFUSAL } });
    checkSpanishName(metalType, input.nameEs);
    const { name, nameEs, howToTell, howToTellEs, group, listed, material } = row;
    const before = { name, nameEs, howToTell, howToTellEs, group, listed, material };
    if (Object.entries(after).every(([key, value]) => before[key as keyof typeof before] === value))
      return false;
    const now = {
      ...before,
      nameEs: nameEs ?? '',
      howToTellEs: howToTellEs ?? '',
      material: material ?? '',
    };
    await assertSeen(tx, { subjectKind: 'grade', subjectId: metalType }, { seen, now });
    await tx.update(metalPrices).set(after).where(eq(metalPrices.id, row.id));
    // Its price may have changed while nobody was told.
    if (listed === 'hidden' && after.listed !== 'hidden') await queueAlertCheck(tx, row.id);
    const subject = { subjectKind: 'grade', subjectId: metalType };
    await recordAudit(tx, actor, { action: 'change_grade', ...subject, before, after });
    await requestBuild(tx, actor);
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { done: true };
}

/**
 * Puts the grades of a group in this order by exchanging their positions. Safe to repeat. Throws changed_since
 * if these are not the group's grades, or their order is not what the person saw.
 */
export async function orderGrades(
  db: Database,
  actor: Staff,
  { group, metalTypes, seen }: GradeOrderInput,
): Promise<{ done: true }> {
  const isChanged = await inTransaction(db, async (tx) => {
    // Locked by id, as everywhere, so that nobody waits in a circle.
    const rows = await tx
      .select({ id: metalPrices.id, metalType: metalPrices.metalType, position: metalPrices.position })
      .from(metalPrices)
      .where(eq(metalPrices.group, group))
      .orderBy(asc(metalPrices.id))
      .for('update');
    const wanted = metalTypes.flatMap((type) => rows.find(({ metalType }) => metalType === type) ?? []);
    const inOrder = rows.toSorted(
      (one, other) => one.position - other.position || (one.metalType < other.metalType ? -1 : 1),
    );
    const now = inOrder.map(({ metalType }) => metalType);
    const subject = { subjectKind: 'grade_group', subjectId: group };
    if (new Set(wanted).size !== rows.length || metalTypes.length !== rows.length)
      throw await changedSince(tx, subject, now);
    if (wanted.every((row, place) => row === inOrder[place])) return false;
    await assertSeen(tx, subject, { seen, now });
    let last = -1;
    for (const [place, { id }] of wanted.entries()) {
      // Two grades may have the same position, as rows that were added by hand do.
      last = Math.max(last + 1, inOrder[place]?.position ?? 0);
      await tx.update(metalPrices).set({ position: last }).where(eq(metalPrices.id, id));
    }
    await recordAudit(tx, actor, {
      action: 'order_grades',
      ...subject,
      before: now,
      after: metalTypes,
    });
    await requestBuild(tx, actor);
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { done: true };
}
