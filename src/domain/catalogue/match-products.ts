import {
  kindKey,
  slugOf,
  type OwnItem,
  type OwnVariant,
  type StoreProduct,
  type StoreVariant,
} from './store-product.ts';

/** Each of `theirs` with the one of `ours` that it is, by the first rule that finds one; none of ours is two of theirs. */
function pairUp<Theirs, Ours extends object>(
  theirs: readonly Theirs[],
  ours: readonly Ours[],
  ...rules: readonly ((their: Theirs, our: Ours) => boolean)[]
): ReadonlyMap<Theirs, Ours> {
  const matched = new Map<Theirs, Ours>();
  const free = new Set(ours);
  for (const isSame of rules)
    for (const their of theirs) {
      const our = matched.has(their) ? undefined : [...free].find((each) => isSame(their, each));
      if (!our) continue;
      matched.set(their, our);
      free.delete(our);
    }
  return matched;
}

const sharesVariant = ({ variants }: StoreProduct, item: OwnItem): boolean =>
  item.variants.some(({ printfulVariantId }) => variants.some(({ id }) => id === printfulVariantId));

/** The items of ours that products of the store are: by the variants they share, else by their name. */
export const matchProducts = (products: readonly StoreProduct[], items: readonly OwnItem[]) =>
  pairUp(products, items, sharesVariant, ({ name }, { slug }) => slug === slugOf(name));

/** The variants of ours that variants of the store are: by the store's id, else by colour and size. */
export const matchVariants = (variants: readonly StoreVariant[], own: readonly OwnVariant[]) =>
  pairUp(
    variants,
    own,
    ({ id }, { printfulVariantId }) => printfulVariantId === id,
    (variant, each) => kindKey(each) === kindKey(variant),
  );
