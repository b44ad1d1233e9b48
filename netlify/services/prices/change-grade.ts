import { eq } from 'drizzle-orm';
import { type GradeInput, mayBeNamed } from '../../../src/domain/prices/grade.schema.ts';
import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { CARD_NAME_REFUSAL, checkSpanishName, spanishTexts } from './rules.ts';

/** Changes a grade's name, how to tell it, and where it is shown. Safe to repeat. Throws not_found, invalid_input. */
export async function changeGrade(
  db: Database,
  actor: Staff,
  metalType: string,
  input: GradeInput,
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
    await tx.update(metalPrices).set(after).where(eq(metalPrices.id, row.id));
    const subject = { subjectKind: 'grade', subjectId: metalType };
    await recordAudit(tx, actor, { action: 'change_grade', ...subject, before, after });
    await requestBuild(tx, actor);
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { done: true };
}
