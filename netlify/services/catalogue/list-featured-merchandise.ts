import type { CatalogueItem } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { readCatalogue } from './read-catalogue.ts';

/** What stands in the shop's first row, as `listMerchandise` has it. */
export async function listFeaturedMerchandise(db: Database): Promise<CatalogueItem[]> {
  return (await readCatalogue(db)).featured;
}
