import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asc, eq, or, sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../netlify/database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../netlify/database/schema/catalogue.ts';
import { parseConfig } from '../netlify/lib/config.ts';
import { type BuiltProduct, PUBLISHED_PRODUCTS } from '../src/domain/catalogue/built-product.ts';

async function readProducts(db: Database): Promise<readonly BuiltProduct[]> {
  const rows = await db
    .select({ item: items, variant: variants })
    .from(items)
    .innerJoin(variants, eq(variants.itemId, items.id))
    .where(or(variants.active, sql`not ${items.active}`))
    .orderBy(asc(items.position), asc(items.slug), asc(variants.position), asc(variants.id));
  return [...Map.groupBy(rows, ({ item }) => item.id).values()].flatMap((own) => {
    const [first, ...others] = own.map(
      ({ variant: { color, size, priceCents, image, printfulVariantId } }) => ({
        color,
        size,
        priceCents,
        image,
        printfulVariantId,
      }),
    );
    const item = own[0]?.item;
    if (!item || !first) return [];
    const { slug, name, description, category, featured, active, pageVersion } = item;
    return {
      slug,
      name,
      description,
      category,
      isFeatured: featured,
      isOnSale: active,
      pageVersion,
      kinds: [first, ...others] as const,
    };
  });
}

/** The tables of a database that the next migration makes or completes. */
const NOT_YET = new Set(['42P01', '42703']);
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
};

/**
 * Writes the products of the environment's database for their pages to be built with. Without a database, and with one that has no products
 * yet, the file is removed: pages are then made of the opening range. A database that cannot be read fails the build, as the
 * pages of products would be gone with the next deploy.
 */
export async function readPublishedProducts(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly BuiltProduct[] | null> {
  const file = join(root, PUBLISHED_PRODUCTS);
  const { database } = parseConfig(env);
  let products: readonly BuiltProduct[] = [];
  if (database) {
    const { db, close } = createDatabase(database);
    products = await readProducts(db)
      .catch((error: unknown) => {
        if (!NOT_YET.has(codeOf(error))) throw error;
        console.warn('The database has no products for pages yet: they are built with the opening range.');
        return [];
      })
      .finally(close);
  }
  if (products.length === 0) {
    await rm(file, { force: true });
    return null;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(products));
  return products;
}
