import type { ImportChange, ImportPreview } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import { differenceOf } from '../../../src/domain/catalogue/import-difference.ts';
import type { Database } from '../../database/client.ts';
import { ownItems, readStore } from './rows.ts';
import { shownChange } from './rules.ts';

/** What owners look for comes first. */
const ORDER: readonly ImportChange['kind'][] = [
  'links',
  'new_item',
  'gone',
  'back',
  'new_variants',
  'prices',
  'name',
  'pictures',
];

/** How the store differs from our catalogue, the most important changes first. Throws provider_refused, unavailable. */
export async function previewImport(db: Database): Promise<ImportPreview> {
  const [store, items] = await Promise.all([readStore(), ownItems(db)]);
  const { changes, problems } = differenceOf(store, items);
  return {
    changes: changes
      .map(shownChange)
      .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
    problems,
    productCount: store.products.length,
    isPartial: store.isPartial,
  };
}
