import type { CatalogueItem } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Everything on sale in the shop's order, each item with those of its variants that are on sale. */
export async function listMerchandise(db: Database): Promise<CatalogueItem[]> {
  return (await readCatalogue(db)).all;
}
