import { asc, eq } from 'drizzle-orm';
import type { GradeOrderInput } from '../../../src/domain/prices/grade.schema.ts';
import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';

/**
 * Puts the grades of a group in this order by exchanging their positions. Safe to repeat. Throws grades_changed
 * if these are not the group's grades.
 */
export async function orderGrades(
  db: Database,
  actor: Staff,
  { group, metalTypes }: GradeOrderInput,
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
    if (new Set(wanted).size !== rows.length || metalTypes.length !== rows.length)
      throw new CodedError('grades_changed');
    const inOrder = rows.toSorted(
      (one, other) => one.position - other.position || (one.metalType < other.metalType ? -1 : 1),
    );
    if (wanted.every((row, place) => row === inOrder[place])) return false;
    let last = -1;
    for (const [place, { id }] of wanted.entries()) {
      // Two grades may have the same position, as rows that were added by hand do.
      last = Math.max(last + 1, inOrder[place]?.position ?? 0);
      await tx.update(metalPrices).set({ position: last }).where(eq(metalPrices.id, id));
    }
    await recordAudit(tx, actor, {
      action: 'order_grades',
      subjectKind: 'grade_group',
      subjectId: group,
      before: inOrder.map(({ metalType }) => metalType),
      after: metalTypes,
    });
    await requestBuild(tx, actor);
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { done: true };
}
