import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { merchandiseItems, merchandiseVariants } from '../../database/schema/catalogue.ts';

export interface OrderableVariant {
  readonly id: string;
  readonly itemName: string;
  /** May be empty, as may `size`. */
  readonly color: string;
  readonly size: string;
  readonly priceCents: number;
  readonly image: string;
  /** null: staff ship it. */
  readonly printfulVariantId: number | null;
}

/**
 * What an order needs to know about the variants with these ids (UUIDs), in any order. Unknown ones, and those that are no
 * longer on sale, are missing from the answer.
 */
export const findVariants = (tx: Executor, ids: readonly string[]): Promise<OrderableVariant[]> =>
  tx
    .select({
      id: merchandiseVariants.id,
      itemName: merchandiseItems.name,
      color: merchandiseVariants.color,
      size: merchandiseVariants.size,
      priceCents: merchandiseVariants.priceCents,
      image: merchandiseVariants.image,
      printfulVariantId: merchandiseVariants.printfulVariantId,
    })
    .from(merchandiseVariants)
    .innerJoin(merchandiseItems, eq(merchandiseItems.id, merchandiseVariants.itemId))
    .where(
      and(
        inArray(merchandiseVariants.id, [...ids]),
        eq(merchandiseVariants.active, true),
        eq(merchandiseItems.active, true),
      ),
    );
