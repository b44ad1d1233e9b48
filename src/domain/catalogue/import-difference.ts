import type { Cents } from '../shared/numbers/money.ts';
import {
  kindKey,
  kindText,
  type OwnItem,
  type OwnVariant,
  type SellableVariant,
  slugOf,
  type StoreProduct,
  type StoreVariant,
} from './store-product.ts';

/** Matches each of `theirs` with at most one of `ours`, by the first rule that fits. */
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

/** Matches products with our items: by a shared variant, or else by name. */
const matchProducts = (products: readonly StoreProduct[], items: readonly OwnItem[]) =>
  pairUp(products, items, sharesVariant, ({ name }, { slug }) => slug === slugOf(name));

/** Matches the store's variants with ours: by the store's id, or else by color and size. */
const matchVariants = (variants: readonly StoreVariant[], own: readonly OwnVariant[]) =>
  pairUp(
    variants,
    own,
    ({ id }, { printfulVariantId }) => printfulVariantId === id,
    (variant, each) => kindKey(each) === kindKey(variant),
  );

interface Line<Value> {
  readonly variant: OwnVariant;
  readonly after: Value;
}

/** One difference between the store and our catalogue, to be applied or ignored. */
export type CatalogueChange =
  | {
      readonly kind: 'new_item';
      readonly product: StoreProduct;
      readonly slug: string;
      readonly variants: readonly SellableVariant[];
    }
  | { readonly kind: 'new_variants'; readonly item: OwnItem; readonly variants: readonly SellableVariant[] }
  | { readonly kind: 'name'; readonly item: OwnItem; readonly after: string }
  | { readonly kind: 'prices'; readonly item: OwnItem; readonly lines: readonly Line<Cents>[] }
  | { readonly kind: 'pictures'; readonly item: OwnItem; readonly lines: readonly Line<string>[] }
  /** New store ids for variants matched by color and size. */
  | { readonly kind: 'links'; readonly item: OwnItem; readonly lines: readonly Line<number>[] }
  /** In the store, but not on sale here. */
  | { readonly kind: 'back'; readonly item: OwnItem; readonly variants: readonly OwnVariant[] }
  /** On sale here, but no longer in the store. */
  | { readonly kind: 'gone'; readonly item: OwnItem; readonly variants: readonly OwnVariant[] };

interface CatalogueDifference {
  readonly changes: readonly CatalogueChange[];
  /** Sentences that say what cannot be sold, and why. */
  readonly problems: readonly string[];
}

const isSellable = (variant: StoreVariant): variant is SellableVariant =>
  variant.priceCents !== null && variant.priceCents > 0 && variant.image !== null;

function problemOf(name: string, variant: StoreVariant): string {
  const lacks = [
    variant.priceCents === null || variant.priceCents <= 0 ? 'price in US dollars' : null,
    variant.image === null ? 'picture' : null,
  ].filter((lack) => lack !== null);
  return `${name}, ${kindText(variant)}: has no ${lacks.join(' and no ')} at Printful.`;
}

/** Keeps each color and size once, because visitors could not tell duplicates apart. */
function withoutTwins({ name, variants }: StoreProduct) {
  const first = new Map<string, StoreVariant>();
  const problems: string[] = [];
  for (const variant of variants) {
    if (first.has(kindKey(variant))) problems.push(`${name}, ${kindText(variant)}: Printful has it twice.`);
    else first.set(kindKey(variant), variant);
  }
  return { variants: [...first.values()], problems };
}

const onSale = (item: OwnItem, variant: OwnVariant) => item.active && variant.active;

function changesOf(item: OwnItem, name: string, variants: readonly StoreVariant[]): CatalogueChange[] {
  const matched = matchVariants(variants, item.variants);
  const pairs = [...matched];
  const known = new Set(matched.values());
  const added = variants.filter((variant) => !matched.has(variant)).filter(isSellable);
  const prices = pairs.flatMap(([{ priceCents: after }, variant]) =>
    after !== null && after > 0 && after !== variant.priceCents ? [{ variant, after }] : [],
  );
  const pictures = pairs.flatMap(([{ image: after }, variant]) =>
    after !== null && after !== variant.image ? [{ variant, after }] : [],
  );
  const links = pairs.flatMap(([{ id: after }, variant]) =>
    after === variant.printfulVariantId ? [] : [{ variant, after }],
  );
  const back = pairs.flatMap(([, own]) => (onSale(item, own) ? [] : [own]));
  const gone = item.variants.filter(
    (own) => onSale(item, own) && own.printfulVariantId !== null && !known.has(own),
  );
  return [
    ...(name === item.name ? [] : [{ kind: 'name' as const, item, after: name }]),
    ...(prices.length > 0 ? [{ kind: 'prices' as const, item, lines: prices }] : []),
    ...(pictures.length > 0 ? [{ kind: 'pictures' as const, item, lines: pictures }] : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, item, lines: links }] : []),
    ...(added.length > 0 ? [{ kind: 'new_variants' as const, item, variants: added }] : []),
    ...(back.length > 0 ? [{ kind: 'back' as const, item, variants: back }] : []),
    ...(gone.length > 0 ? [{ kind: 'gone' as const, item, variants: gone }] : []),
  ];
}

/** A slug that is not taken. */
const freeSlug = ({ id, name }: StoreProduct, taken: ReadonlySet<string>): string => {
  const slug = slugOf(name) || 'item';
  return taken.has(slug) ? `${slug}-${id}` : slug;
};

/**
 * How the store differs from the catalogue. Items that staff ship are not in the store and are ignored. With `isPartial` not
 * all of the store is known, so an item without its product does not count as gone.
 */
export function differenceOf(
  { products, isPartial }: { readonly products: readonly StoreProduct[]; readonly isPartial: boolean },
  items: readonly OwnItem[],
): CatalogueDifference {
  const matched = matchProducts(products, items);
  const taken = new Set(items.map(({ slug }) => slug));
  const problems: string[] = [];
  const changes: CatalogueChange[] = [];
  for (const product of products) {
    const { variants, problems: twins } = withoutTwins(product);
    problems.push(...twins, ...variants.filter((v) => !isSellable(v)).map((v) => problemOf(product.name, v)));
    const item = matched.get(product);
    const sellable = variants.filter(isSellable);
    if (item) changes.push(...changesOf(item, product.name, variants));
    else if (sellable.length > 0) {
      const slug = freeSlug(product, taken);
      taken.add(slug);
      changes.push({ kind: 'new_item', product, slug, variants: sellable });
    }
  }
  const inStore = new Set(matched.values());
  const missing = isPartial ? [] : items.filter((item) => !inStore.has(item));
  for (const item of missing) changes.push(...changesOf(item, item.name, []));
  return { changes, problems };
}
