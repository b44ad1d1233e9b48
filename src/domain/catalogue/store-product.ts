import type { Cents } from '../shared/numbers/money.ts';

/** A variant of a product in the Printful store. */
export interface StoreVariant {
  readonly id: number;
  /** Empty if there is no choice of it, as is `size`. */
  readonly color: string;
  readonly size: string;
  /** null: the store has no price in dollars. */
  readonly priceCents: Cents | null;
  /** The root-relative URL of its picture on our site; null: none yet. */
  readonly image: string | null;
}

export interface StoreProduct {
  readonly id: number;
  readonly name: string;
  readonly variants: readonly StoreVariant[];
}

/** A variant with everything needed to sell it. */
export type SellableVariant = StoreVariant & { readonly priceCents: Cents; readonly image: string };

/** A variant in our catalogue, on sale or not. */
export interface OwnVariant {
  readonly id: string;
  readonly color: string;
  readonly size: string;
  readonly priceCents: Cents;
  readonly image: string;
  readonly printfulVariantId: number | null;
  readonly active: boolean;
}

export interface OwnItem {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly variants: readonly OwnVariant[];
}

/** "Black, XL" */
export const kindText = ({ color, size }: Pick<StoreVariant, 'color' | 'size'>): string =>
  [color, size].filter(Boolean).join(', ') || 'The only variant';

/** Equal for variants that a visitor could not tell apart. */
export const kindKey = ({ color, size }: Pick<StoreVariant, 'color' | 'size'>): string =>
  `${color}/${size}`.toLowerCase();

/** "yard-crew-tee" */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’'\p{Mn}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
