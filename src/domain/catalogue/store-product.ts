import type { Cents } from '../shared/money.ts';

/** What can be ordered of a product in the print shop's store. */
export interface StoreVariant {
  readonly id: number;
  /** Empty where there is no choice of it, as is `size`. */
  readonly color: string;
  readonly size: string;
  /** null: no price in dollars is set there. */
  readonly priceCents: Cents | null;
  /** Root-relative address under which our site shows its picture; null: there is none yet. */
  readonly image: string | null;
}

export interface StoreProduct {
  readonly id: number;
  readonly name: string;
  readonly variants: readonly StoreVariant[];
}

/** A variant with all that the shop needs to sell it. */
export type SellableVariant = StoreVariant & { readonly priceCents: Cents; readonly image: string };

/** As our catalogue has it, on sale or not. */
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
  [color, size].filter(Boolean).join(', ') || 'The only kind';

/** The same for two variants that a visitor could not tell apart. */
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
