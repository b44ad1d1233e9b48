import type { CatalogueItem, CatalogueVariant } from '../catalogue/catalogue.api.ts';
import { optionText, variantName } from '../catalogue/options.ts';
import { type Cents, toCents } from '../shared/numbers/money.ts';
import type { Cart } from './cart.ts';

export interface PricedLine {
  /** The variant's id. */
  readonly id: string;
  /** Of its page; null if it has none. */
  readonly slug: string | null;
  readonly name: string;
  readonly image: string;
  /** "Black, XL"; empty for an item without choices. */
  readonly options: string;
  readonly unitPriceCents: Cents;
  readonly quantity: number;
  /** Nothing is left of it, unless somebody's payment fails. */
  readonly isSoldOut?: true;
  /** The print partner makes it once it is ordered. */
  readonly isPrinted?: true;
}

/** What changed in a saved cart since the visitor last saw it. */
export type CartNotice =
  | {
      readonly kind: 'price_changed';
      readonly id: string;
      readonly name: string;
      readonly fromCents: Cents;
      readonly toCents: Cents;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly name: string };

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotalCents: Cents;
  /** The number of items, not lines. */
  readonly count: number;
  readonly notices: readonly CartNotice[];
  /** The cart after the notices are read: current prices, without unavailable lines. */
  readonly settled: Cart;
}

type Found = readonly [CatalogueItem, CatalogueVariant, Cents];

function findVariant(items: readonly CatalogueItem[], id: string): Found | null {
  for (const item of items) {
    const variant = item.variants.find((other) => other.id === id);
    const cents = variant && toCents(variant.price);
    if (variant && cents) return [item, variant, cents];
  }
  return null;
}

const pricedLine = ([item, variant, unitPriceCents]: Found, quantity: number): PricedLine => ({
  id: variant.id,
  slug: item.withoutPage ? null : item.slug,
  name: item.name,
  image: variant.image,
  options: optionText(item, variant),
  unitPriceCents,
  quantity,
  ...(variant.soldOut ? { isSoldOut: true as const } : {}),
  ...(variant.printfulVariantId === null ? {} : { isPrinted: true as const }),
});

/** Prices a saved cart from the catalogue. */
export function priceCart(cart: Cart, items: readonly CatalogueItem[]): PricedCart {
  const lines: PricedLine[] = [];
  const notices: CartNotice[] = [];
  const settled = cart.flatMap((line) => {
    const { id, quantity, priceCents: fromCents } = line;
    const found = findVariant(items, id);
    if (!found) {
      notices.push({ kind: 'gone', id, name: line.name || 'An item' });
      return [];
    }
    const [item, variant, priceCents] = found;
    const name = variantName(item, variant);
    lines.push(pricedLine(found, quantity));
    // 0: the saved price could not be read.
    if (fromCents !== 0 && fromCents !== priceCents) {
      notices.push({ kind: 'price_changed', id, name, fromCents, toCents: priceCents });
    }
    return [{ id, quantity, priceCents, name }];
  });
  return {
    lines,
    notices,
    settled,
    subtotalCents: lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
