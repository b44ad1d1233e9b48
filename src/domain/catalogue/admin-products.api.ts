import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Cents } from '../shared/numbers/money.ts';
import type { Category } from './catalogue.api.ts';
import {
  newProductSchema,
  priceLinesSchema,
  priceShiftSchema,
  productChangeSchema,
  productOrderSchema,
} from './product-draft.schema.ts';

export interface ProductRow {
  readonly id: string;
  /** The last part of its page's address; never changes. */
  readonly slug: string;
  readonly name: string;
  readonly category: Category;
  readonly isFeatured: boolean;
  readonly isOnSale: boolean;
  readonly image: string;
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly kindCount: number;
  /** Pieces of all counted kinds on sale; null if none is counted. */
  readonly stock: number | null;
  /** Counted kinds on sale that are sold out. */
  readonly soldOutCount: number;
  /** Staff get a mail when a kind is down to this; null: never. */
  readonly lowMark: number | null;
  /** Counted kinds on sale that are down to it, and not sold out. */
  readonly low: readonly { readonly color: string; readonly size: string; readonly left: number }[];
  /** A page built with another number does not show the last change yet. */
  readonly pageVersion: number;
}

export interface ProductKind {
  readonly id: string;
  readonly color: string;
  readonly size: string;
  readonly priceCents: Cents;
  readonly image: string;
  readonly printfulVariantId: number | null;
  /** What can still be sold; null: not counted. */
  readonly stock: number | null;
  /** Held for people who are paying. */
  readonly reserved: number;
  readonly isOnSale: boolean;
}

export interface ProductDetail {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: Category;
  readonly isFeatured: boolean;
  readonly isOnSale: boolean;
  readonly lowMark: number | null;
  readonly version: number;
  readonly pageVersion: number;
  /** On sale or not, in their order. */
  readonly kinds: readonly ProductKind[];
}

/** All products, on sale or not, in the shop's order. */
export const listProductsApi = endpoint('GET /api/admin/products', {
  output: answer<readonly ProductRow[]>(),
  access: 'office',
});

export const readProductApi = endpoint('GET /api/admin/products/:id', {
  output: answer<ProductDetail>(),
  access: 'office',
  errors: ['not_found'],
});

/** Adds a product. The browser chooses its id, so a repeat adds nothing. idempotency_key_reused: the id belongs to another one. */
export const addProductApi = endpoint('POST /api/admin/products', {
  input: newProductSchema,
  output: answer<ProductDetail>(),
  status: 201,
  access: 'owner',
  errors: ['idempotency_key_reused'],
});

/**
 * Saves a product. Kinds that are left out stay as they are. changed_since: someone saved it or sold of it in the meantime; `now` is the current ProductDetail.
 * needs_owner (UnusualFigures): the office changes counts and the alert alone.
 */
export const changeProductApi = endpoint('PUT /api/admin/products/:id', {
  input: productChangeSchema,
  output: answer<ProductDetail>(),
  access: 'office',
  errors: ['not_found', 'changed_since', 'needs_owner'],
  seen: 'version',
});

/** Puts all products into another order. changed_since: the order was no longer `before`. */
export const orderProductsApi = endpoint('POST /api/admin/products/order', {
  input: productOrderSchema,
  output: answer<{ readonly ordered: true }>(),
  access: 'owner',
  errors: ['changed_since'],
  seen: 'before',
});

export interface ProductPicture {
  /** Root-relative, for a kind. */
  readonly image: string;
}

/** Stores a picture: JPEG, PNG or WebP. The same picture gives the same address. */
export const addProductPictureApi = endpoint('POST /api/admin/product-pictures', {
  body: 'file',
  output: answer<ProductPicture>(),
  status: 201,
  access: 'owner',
  errors: ['too_large', 'unsupported_media_type'],
});

export interface ProductPriceLine {
  readonly kindId: string;
  readonly product: string;
  /** "Black, XL" */
  readonly kind: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** What a change of prices would do; changes nothing. */
export const previewPricesApi = endpoint('POST /api/admin/products/prices/preview', {
  input: priceShiftSchema,
  output: answer<readonly ProductPriceLine[]>(),
  access: 'owner',
});

/** Sets exactly the prices that a preview showed, all or none. changed_since: one of them is another now. Safe to repeat. */
export const setProductPricesApi = endpoint('POST /api/admin/products/prices', {
  input: priceLinesSchema,
  output: answer<{ readonly changed: number }>(),
  access: 'owner',
  errors: ['changed_since'],
  seen: 'beforeCents',
});
