import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import { sql } from 'drizzle-orm';
import type { ImportChange } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import type { CatalogueImport } from '../../../src/domain/catalogue/catalogue-import.schema.ts';
import { differenceOf } from '../../../src/domain/catalogue/import-difference.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { applyChange } from './apply-change.ts';
import { ownItems, readStore } from './rows.ts';
import { shownChange } from './rules.ts';

/** Parallel imports run one after the other, and the second sees what the first has done. */
const holdCatalogue = (tx: Executor) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);

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
    await holdCatalogue(tx);
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
      await recordAudit(tx, actor, {
        action: `import_${change.kind}`,
        subjectKind: 'merchandise_item',
        subjectId,
        before: change.kind === 'new_item' ? null : sideOf(shown, 'before'),
        after: { ...sideOf(shown, 'after'), ...facts },
      });
      count += 1;
    }
    return count;
  });
  if (taken > 0) await purgeTag(CATALOGUE_CACHE.tag);
  return { taken, passed: wanted.size - taken };
}
