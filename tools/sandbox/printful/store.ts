import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { variantsOf } from '../../../src/domain/catalogue/variants-of.ts';
import { toDollars } from '../../../src/domain/shared/money.ts';

export interface StoreVariant {
  readonly id: number;
  color: string;
  size: string;
  /** Dollars with two decimals; null: nobody has set one. */
  retail_price: string | null;
  currency: string;
  is_ignored: boolean;
  synced: boolean;
  availability_status: 'active' | 'discontinued' | 'out_of_stock' | 'temporary_out_of_stock';
  /** What its picture's address ends in; null while there is none. */
  picture: string | null;
}

export interface SandboxProduct {
  readonly id: number;
  name: string;
  is_ignored: boolean;
  variants: StoreVariant[];
}

/** What is in the store, by id. Tests and the owner of the machine change it as they like. */
export type Store = Map<number, SandboxProduct>;

const PICTURES = 'https://files.cdn.printful.com/files';

export const newVariant = (facts: Pick<StoreVariant, 'id'> & Partial<StoreVariant>): StoreVariant => ({
  color: '',
  size: '',
  retail_price: '39.00',
  currency: 'USD',
  is_ignored: false,
  synced: true,
  availability_status: 'active',
  picture: 'apron.png',
  ...facts,
});

/** A store with what the shop opens with, one price raised, and one product that the shop does not have. */
export function createStore(): Store {
  const products = MERCHANDISE.map((product, index): SandboxProduct => ({
    id: 410_000_001 + index,
    name: product.name,
    is_ignored: false,
    variants: variantsOf(product).flatMap(({ printfulVariantId: id, color, size, priceCents, image }) => {
      const raised = product.slug === 'scale-house-mug' ? priceCents + 100 : priceCents;
      return id === null
        ? []
        : [newVariant({ id, color, size, retail_price: toDollars(raised), picture: image.slice(1) })];
    }),
  })).filter(({ variants }) => variants.length > 0);
  const apron: SandboxProduct = {
    id: 410_000_900,
    name: 'Torch Bay Apron',
    is_ignored: false,
    variants: [
      newVariant({ id: 910_001, color: 'Black', picture: 'merchandise/parts-run-tote.svg' }),
      newVariant({ id: 910_002, color: 'Rust', picture: 'merchandise/parts-run-tote.svg' }),
    ],
  };
  return new Map([...products, apron].map((product) => [product.id, product]));
}

const addressOf = (picture: string | null) => (picture === null ? null : `${PICTURES}/${picture}`);

const summary = ({ id, name, is_ignored, variants }: SandboxProduct) => ({
  id,
  external_id: `ext-${id}`,
  name,
  variants: variants.length,
  synced: variants.filter(({ synced }) => synced).length,
  thumbnail_url: addressOf(variants[0]?.picture ?? null),
  is_ignored,
});

/** GET /store/products of version 1. */
export function listed(store: Store, query: URLSearchParams) {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 20);
  const all = [...store.values()].map(summary);
  return { result: all.slice(offset, offset + limit), paging: { total: all.length, offset, limit } };
}

/** GET /store/products/{id} of version 1. */
export const detailed = (product: SandboxProduct) => ({
  sync_product: summary(product),
  sync_variants: product.variants.map(({ picture, ...variant }) => ({
    ...variant,
    external_id: `ext-${variant.id}`,
    sync_product_id: product.id,
    name: [product.name, [variant.color, variant.size].filter(Boolean).join(' / ')]
      .filter(Boolean)
      .join(' - '),
    variant_id: 4_000 + (variant.id % 1_000),
    main_category_id: 24,
    sku: `SKU-${variant.id}`,
    product: { variant_id: 4_000 + (variant.id % 1_000), product_id: 71, image: null, name: product.name },
    files:
      picture === null
        ? []
        : [
            {
              id: variant.id,
              type: 'preview',
              preview_url: addressOf(picture),
              thumbnail_url: null,
              visible: false,
            },
          ],
    options: [],
  })),
});
