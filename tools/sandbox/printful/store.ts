import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { variantsOf } from '../../../src/domain/catalogue/variants-of.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { ROOT } from '../../root.ts';
import type { MockAnswer } from '../mock-server.ts';

export interface MockStoreVariant {
  readonly id: number;
  color: string;
  size: string;
  /** Dollars with two decimals; null if not set. */
  retail_price: string | null;
  currency: string;
  is_ignored: boolean;
  synced: boolean;
  availability_status: 'active' | 'discontinued' | 'out_of_stock' | 'temporary_out_of_stock';
  /** The end of the picture's address; null if there is none. */
  picture: string | null;
}

export interface SandboxProduct {
  readonly id: number;
  name: string;
  is_ignored: boolean;
  variants: MockStoreVariant[];
}

/** Products by id. Tests may change them. */
export type MockPrintfulStore = Map<number, SandboxProduct>;

const PICTURES = 'https://files.cdn.printful.com/files';

export const newVariant = (
  facts: Pick<MockStoreVariant, 'id'> & Partial<MockStoreVariant>,
): MockStoreVariant => ({
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

/** The shop's own products with one price raised, and one product that the shop does not have. */
export function createStore(): MockPrintfulStore {
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
export function listed(store: MockPrintfulStore, query: URLSearchParams) {
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

const plate = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#ddd"/><text x="200" y="210" font-size="24" text-anchor="middle">${escapeHtml(words)}</text></svg>`;

/** In place of Netlify's image service: the pictures of the mock store, which are the shop's own drawings. */
export async function storePicture(query: URLSearchParams): Promise<MockAnswer> {
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'" };
  const [, name] =
    /^https:\/\/files\.cdn\.printful\.com\/files\/([\w/.-]+)$/.exec(query.get('url') ?? '') ?? [];
  if (name === undefined) return { status: 404, body: 'Not found' };
  const isOurs = /^merchandise\/[\w-]+\.svg$/.test(name);
  const body = isOurs ? await readFile(join(ROOT, 'public', name), 'utf8') : plate(name);
  return { status: 200, headers, body };
}
