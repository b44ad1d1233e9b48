import { sql } from 'drizzle-orm';
import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import type { CatalogueItem } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { catalogueState } from '../../database/schema/catalogue.ts';
import { listedItems, type ListedItem } from './listed-items.ts';

export interface Catalogue {
  readonly all: CatalogueItem[];
  readonly featured: CatalogueItem[];
}

const state = prepared((db: Database) => {
  const listed = listedItems(db).as('listed');
  return db
    .select({
      mark: catalogueState.mark,
      // NULL where the asker holds the list of this mark already: the mark alone costs a tenth of the list.
      items: sql<
        ListedItem[] | null
      >`case when ${catalogueState.mark} is distinct from ${sql.placeholder('known')}::uuid then (
        select coalesce(json_agg(listed order by listed.position, listed.slug), '[]') from ${listed}
      ) end`,
    })
    .from(catalogueState)
    .prepare('read_catalogue');
});

/** Functions and pages come with one deploy: these are the pages there are. */
const PAGES: ReadonlySet<string> = new Set(MERCHANDISE.map(({ slug }) => slug));

function toItem({
  id,
  slug,
  name,
  description,
  price,
  category,
  featured,
  variants,
}: ListedItem): CatalogueItem {
  const { image, color, size, printfulVariantId } = variants[0];
  const item = { id, slug, name, description, price, category, featured };
  const page = PAGES.has(slug) ? {} : { withoutPage: true as const };
  return { ...item, image, color, size, printfulVariantId, variants, ...page };
}

const held = new WeakMap<Database, { readonly mark: string; readonly catalogue: Catalogue }>();

/**
 * Everything on sale as it is now, in the shop's order. One statement; an unchanged catalogue is the very same object
 * as the last time.
 */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const last = held.get(db);
  const [found] = await state(db).execute({ known: last?.mark ?? null });
  if (!found) throw new Error('catalogue_state has lost its row');
  if (last && !found.items) return last.catalogue;
  const all = (found.items ?? []).map(toItem);
  const catalogue = { all, featured: all.filter((item) => item.featured) };
  held.set(db, { mark: found.mark, catalogue });
  return catalogue;
}
