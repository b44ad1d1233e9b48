import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { variantsOf } from '../../../src/domain/catalogue/variants-of.ts';
import type { Executor } from '../client.ts';
import { merchandiseItems, merchandiseVariants } from '../schema/catalogue.ts';

/** Puts the opening range on sale. Returns false if there are items already, on sale or not. */
export async function seedMerchandise(tx: Executor): Promise<boolean> {
  if ((await tx.$count(merchandiseItems)) > 0) return false;
  const seeded = await tx
    .insert(merchandiseItems)
    .values(
      MERCHANDISE.map(({ slug, name, description, category, featured }, position) => ({
        slug,
        name,
        description,
        category,
        featured,
        position,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: merchandiseItems.id, slug: merchandiseItems.slug });
  const idOf = new Map(seeded.map(({ id, slug }) => [slug, id]));
  const variants = MERCHANDISE.flatMap((product) => {
    const itemId = idOf.get(product.slug);
    return itemId ? variantsOf(product).map((variant, position) => ({ ...variant, itemId, position })) : [];
  });
  if (variants.length === 0) return false;
  await tx.insert(merchandiseVariants).values(variants);
  return true;
}
