import { eq, sql } from 'drizzle-orm';
import { gradeType, mayBeNamed, type NewGradeInput } from '../../../src/domain/prices/grade.schema.ts';
import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { assertAddedAs, recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { CARD_NAME_REFUSAL, spanishTexts } from './rules.ts';

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
      if (!mine) throw refuseName('Another grade has this name, or had it when it was added');
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
