import { and, asc, eq, sql } from 'drizzle-orm';
import type { CatalogueVariant } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';

const dollars = sql<string>`(${variants.priceCents} / 100.0)::numeric(10, 2)::text`;

/** The statement of everything on sale, one row an item, with those of its variants that are on sale. */
export const listedItems = (db: Executor) =>
  db
    .select({
      id: items.id,
      slug: items.slug,
      name: items.name,
      description: items.description,
      price: sql<string>`(min(${variants.priceCents}) / 100.0)::numeric(10, 2)::text`.as('price'),
      category: items.category,
      featured: items.featured,
      position: items.position,
      variants: sql<readonly [CatalogueVariant, ...CatalogueVariant[]]>`json_agg(json_build_object(
        'id', ${variants.id},
        'color', ${variants.color},
        'size', ${variants.size},
        'price', ${dollars},
        'image', ${variants.image},
        'printfulVariantId', ${variants.printfulVariantId}
      ) order by ${variants.position})`.as('variants'),
    })
    .from(items)
    .innerJoin(variants, eq(variants.itemId, items.id))
    .where(and(eq(items.active, true), eq(variants.active, true)))
    .groupBy(items.id)
    .orderBy(asc(items.position), asc(items.slug));

/** What it finds in one row. */
export type ListedItem = Awaited<ReturnType<typeof listedItems>>[number];
