import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import { eq, sql } from 'drizzle-orm';
import type { ImportChange } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import type { CatalogueImport } from '../../../src/domain/catalogue/catalogue-import.schema.ts';
import { differenceOf } from '../../../src/domain/catalogue/import-difference.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { merchandiseItems } from '../../database/schema/catalogue.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { applyChange } from './apply-change.ts';
import { holdRange, ownItems, readStore } from './rows.ts';
import { shownChange } from './rules.ts';

/** Owners who have the product open are told, and the board knows that its page is older. */
const countChange = (tx: Executor, itemId: string) =>
  tx
    .update(merchandiseItems)
    .set({
      version: sql`${merchandiseItems.version} + 1`,
      pageVersion: sql`${merchandiseItems.pageVersion} + 1`,
    })
    .where(eq(merchandiseItems.id, itemId));

const sideOf = ({ itemName, lines }: ImportChange, side: 'before' | 'after') => ({
  name: itemName,
  lines: lines.map((line) => ({ label: line.label, value: line[side] })),
});

/**
 * Applies the chosen changes that are still what the preview showed; all of them or none. Returns how many were
 * applied, and how many are no longer valid. Throws invalid_input for a new item without its category, provider_refused,
 * unavailable.
 */
export async function importProducts(
  db: Database,
  actor: Staff,
  { changes: chosen, newItems }: CatalogueImport,
): Promise<{ readonly taken: number; readonly passed: number }> {
  const wanted = new Set(chosen);
  const store = await readStore();
  const taken = await inTransaction(db, async (tx) => {
    await holdRange(tx);
    let count = 0;
    for (const change of differenceOf(store, await ownItems(tx)).changes) {
      const shown = shownChange(change);
      if (!wanted.has(shown.id)) continue;
      const given = newItems.find((each) => each.change === shown.id);
      if (change.kind === 'new_item' && !given) {
        throw new CodedError('invalid_input', {
          fields: { newItems: 'Choose a category for each new item' },
        });
      }
      const facts = given && { category: given.category, description: given.description };
      const subjectId = await applyChange(tx, change, facts);
      if (change.kind !== 'new_item') await countChange(tx, subjectId);
      await recordAudit(tx, actor, {
        action: `import_${change.kind}`,
        subjectKind: 'merchandise_item',
        subjectId,
        before: change.kind === 'new_item' ? null : sideOf(shown, 'before'),
        after: { ...sideOf(shown, 'after'), ...facts },
      });
      count += 1;
    }
    if (count > 0) await requestBuild(tx, actor);
    return count;
  });
  if (taken > 0) await purgeTag(CATALOGUE_CACHE.tag);
  return { taken, passed: wanted.size - taken };
}
