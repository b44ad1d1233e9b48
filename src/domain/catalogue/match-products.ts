import {
  kindKey,
  slugOf,
  type OwnItem,
  type OwnVariant,
  type StoreProduct,
  type StoreVariant,
} from './store-product.ts';

/** The items of ours that products of the store are: by the variants they share, else by their name. */
export function matchProducts(
  products: readonly StoreProduct[],
  items: readonly OwnItem[],
): ReadonlyMap<StoreProduct, OwnItem> {
  const matched = new Map<StoreProduct, OwnItem>();
  const free = new Set(items);
  const pair = (isSame: (product: StoreProduct, item: OwnItem) => boolean) => {
    for (const product of products) {
      const item = matched.has(product) ? undefined : [...free].find((each) => isSame(product, each));
      if (!item) continue;
      matched.set(product, item);
      free.delete(item);
    }
  };
  pair((product, item) => {
    const ids = new Set(product.variants.map(({ id }) => id));
    return item.variants.some(({ printfulVariantId: id }) => id !== null && ids.has(id));
  });
  pair((product, item) => item.slug === slugOf(product.name));
  return matched;
}

/** The variants of ours that variants of the store are: by the store's id, else by colour and size. */
export function matchVariants(
  variants: readonly StoreVariant[],
  own: readonly OwnVariant[],
): ReadonlyMap<StoreVariant, OwnVariant> {
  const matched = new Map<StoreVariant, OwnVariant>();
  const free = new Set(own);
  const pair = (isSame: (variant: StoreVariant, each: OwnVariant) => boolean) => {
    for (const variant of variants) {
      const found = matched.has(variant) ? undefined : [...free].find((each) => isSame(variant, each));
      if (!found) continue;
      matched.set(variant, found);
      free.delete(found);
    }
  };
  pair((variant, each) => each.printfulVariantId === variant.id);
  pair((variant, each) => kindKey(each) === kindKey(variant));
  return matched;
}
