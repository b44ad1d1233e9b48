import { and, asc, eq } from 'drizzle-orm';
import type { CatalogueItem, CatalogueVariant } from '../../../src/domain/catalogue/catalogue.api.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { merchandiseItems, merchandiseVariants } from '../../database/schema/catalogue.ts';

type ItemRow = typeof merchandiseItems.$inferSelect;
type VariantRow = typeof merchandiseVariants.$inferSelect;

const toVariant = ({
  id,
  color,
  size,
  priceCents,
  image,
  printfulVariantId,
  stock,
}: VariantRow): CatalogueVariant => ({
  id,
  color,
  size,
  price: toDollars(priceCents),
  image,
  printfulVariantId,
  ...(stock === 0 ? { soldOut: true as const } : {}),
});

/** The first variant represents the item; the item's price is the lowest one. */
function toItem(item: ItemRow, rows: readonly [VariantRow, ...VariantRow[]]): CatalogueItem {
  const { id, slug, name, description, category, featured } = item;
  const [first, ...others] = rows;
  const variants = [toVariant(first), ...others.map(toVariant)] as const;
  const { image, color, size, printfulVariantId } = variants[0];
  return {
    id,
    slug,
    name,
    description,
    category,
    featured,
    price: toDollars(Math.min(...rows.map(({ priceCents }) => priceCents))),
    image,
    color,
    size,
    printfulVariantId,
    variants,
  };
}

async function readCatalogue(
  db: Database,
  where = eq(merchandiseItems.active, true),
): Promise<CatalogueItem[]> {
  const rows = await db
    .select({ item: merchandiseItems, variant: merchandiseVariants })
    .from(merchandiseItems)
    .innerJoin(merchandiseVariants, eq(merchandiseVariants.itemId, merchandiseItems.id))
    .where(and(where, eq(merchandiseItems.active, true), eq(merchandiseVariants.active, true)))
    .orderBy(asc(merchandiseItems.position), asc(merchandiseItems.slug), asc(merchandiseVariants.position));
  const found = new Map<
    string,
    { readonly item: ItemRow; readonly variants: [VariantRow, ...VariantRow[]] }
  >();
  for (const { item, variant } of rows) {
    const known = found.get(item.id);
    if (known) known.variants.push(variant);
    else found.set(item.id, { item, variants: [variant] });
  }
  return [...found.values()].map(({ item, variants }) => toItem(item, variants));
}

/** Everything on sale in the shop's order, each item with its variants on sale. */
export const listMerchandise = (db: Database): Promise<CatalogueItem[]> => readCatalogue(db);

/** The shop's first row, in the form of `listMerchandise`. */
export const listFeaturedMerchandise = (db: Database): Promise<CatalogueItem[]> =>
  readCatalogue(db, eq(merchandiseItems.featured, true));
