import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { ProductDraft } from '../../../src/domain/catalogue/product-draft.schema.ts';
import { isUploadedPicture } from '../../../src/domain/catalogue/product-images.ts';
import type { Executor } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { merchandiseVariants as variants } from '../../database/schema/catalogue.ts';
import { CodedError } from '../../lib/errors.ts';
import { hasPicture } from '../../providers/photos/picture-store.ts';
import { lockKinds } from '../stock/rows.ts';

type DraftKind = ProductDraft['kinds'][number];

const refuse = (message: string) => new CodedError('invalid_input', { fields: { kinds: message } });

/** A kind shows a picture that the product has already, or one that an owner uploaded. */
export async function assertPictures(
  known: ProductDetail | null,
  { kinds }: Pick<ProductDraft, 'kinds'>,
): Promise<void> {
  const had = new Set(known?.kinds.map(({ image }) => image));
  const added = [...new Set(kinds.map(({ image }) => image))].filter((image) => !had.has(image));
  for (const image of added) {
    if (!isUploadedPicture(image) || !(await hasPicture(image))) throw refuse('Please choose a picture');
  }
}

/** Everything but the stock, which sales change. */
const columnsOf = ({ color, size, priceCents, image, printfulVariantId, isOnSale }: DraftKind) => ({
  color,
  size,
  priceCents,
  image,
  printfulVariantId,
  active: isOnSale,
});

async function changeKind(tx: Executor, draft: DraftKind, position: number): Promise<boolean> {
  const { id, stock, stockSeen } = draft;
  const isRecounted = stock !== stockSeen;
  const seen = sql`${variants.stock} is not distinct from ${stockSeen}::int`;
  const changed = await tx
    .update(variants)
    .set({ ...columnsOf(draft), position, ...(isRecounted ? { stock, lowMailedAt: null } : {}) })
    .where(isRecounted ? and(eq(variants.id, id), seen) : eq(variants.id, id))
    .returning({ id: variants.id });
  return changed.length > 0;
}

/**
 * Writes the kinds of a product, in the order of the draft. False: a count is not what the owner saw, as something was sold. Throws
 * invalid_input.
 */
export async function saveKinds(
  tx: Executor,
  itemId: string,
  known: readonly string[],
  kinds: readonly DraftKind[],
): Promise<boolean> {
  await lockKinds(
    tx,
    kinds.map(({ id }) => id),
  );
  try {
    for (const [position, draft] of kinds.entries()) {
      if (known.includes(draft.id)) {
        if (!(await changeKind(tx, draft, position))) return false;
      } else {
        const { id, stock } = draft;
        await tx.insert(variants).values({ id, itemId, position, stock, ...columnsOf(draft) });
      }
    }
  } catch (error) {
    if (violates(error, 'variant_once')) throw refuse('Two kinds have the same color and size');
    if (violates(error, 'merchandise_variants_pkey'))
      throw refuse('One of the kinds belongs to another product');
    throw error;
  }
  return true;
}
