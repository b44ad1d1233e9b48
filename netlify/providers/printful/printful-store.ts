import * as z from 'zod/mini';
import { IMPORT_MAX_PRODUCTS, IMPORT_NAME_MAX_LENGTH } from '../../../src/business/constants.ts';
import type { StoreProduct, StoreVariant } from '../../../src/domain/catalogue/store-product.ts';
import { toCents } from '../../../src/domain/shared/numbers/money.ts';
import { cleanLine } from '../../../src/domain/shared/text/clean-text.ts';
import { askPrintful } from './ask-printful.ts';

/** The only host of Printful's pictures; netlify.toml lets Netlify's image service read no other. */
const HOST = 'files.cdn.printful.com';
const WIDTH_PX = 800;

/**
 * The address on our own site at which Netlify serves a Printful picture in the shop's size; null if the picture
 * is not Printful's.
 */
function pictureAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  if (protocol !== 'https:' || hostname !== HOST) return null;
  return `/.netlify/images?url=${encodeURIComponent(href)}&w=${WIDTH_PX}&fm=webp`;
}

/** The most that Printful lists in one answer. */
const LIST_LENGTH = 100;
/** Printful allows 120 requests a minute. */
const AT_ONCE = 6;

const text = z._default(z.nullable(z.string()), null);

const listSchema = z.array(z.object({ id: z.int(), is_ignored: z._default(z.boolean(), false) }));

const productSchema = z.object({
  sync_product: z.object({ id: z.int(), name: z.string() }),
  sync_variants: z.array(
    z.object({
      id: z.int(),
      synced: z._default(z.boolean(), true),
      is_ignored: z._default(z.boolean(), false),
      availability_status: text,
      retail_price: text,
      currency: text,
      color: text,
      size: text,
      files: z._default(z.array(z.object({ type: text, preview_url: text })), []),
    }),
  ),
});

type Variant = z.output<typeof productSchema>['sync_variants'][number];

const isOrderable = ({ synced, is_ignored, availability_status: status }: Variant) =>
  synced && !is_ignored && status !== 'discontinued';

/** A single size is not a choice. */
const sizeOf = (size: string) => (/^one size$/i.test(size) ? '' : size);

/** The variant's own picture: the product's may show another color. */
const pictureOf = ({ files }: Variant): string | null =>
  pictureAddress(files.find(({ type }) => type === 'preview')?.preview_url ?? '');

const toVariant = (variant: Variant): StoreVariant => ({
  id: variant.id,
  color: cleanLine(variant.color ?? ''),
  size: sizeOf(cleanLine(variant.size ?? '')),
  priceCents: variant.currency === 'USD' ? toCents(variant.retail_price ?? '') : null,
  image: pictureOf(variant),
});

async function readProduct(id: number): Promise<StoreProduct> {
  const { sync_product: product, sync_variants: variants } = await askPrintful(
    { method: 'GET', path: `/store/products/${id}` },
    productSchema,
  );
  const orderable = variants.filter(isOrderable).map(toVariant);
  return { id, name: cleanLine(product.name).slice(0, IMPORT_NAME_MAX_LENGTH), variants: orderable };
}

export interface Store {
  readonly products: readonly StoreProduct[];
  /** There are more products than are read at once. */
  readonly isPartial: boolean;
}

/** The products of our store, with the variants that can be ordered. Throws PrintfulRefusal, PrintfulOutage. */
export async function listProducts(): Promise<Store> {
  const listed = await askPrintful(
    { method: 'GET', path: `/store/products?limit=${LIST_LENGTH}` },
    listSchema,
  );
  const ids = listed.filter(({ is_ignored }) => !is_ignored).map(({ id }) => id);
  const wanted = ids.slice(0, IMPORT_MAX_PRODUCTS);
  const products: StoreProduct[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    products.push(...(await Promise.all(wanted.slice(from, from + AT_ONCE).map(readProduct))));
  }
  return { products, isPartial: wanted.length < ids.length || listed.length === LIST_LENGTH };
}

/** How many stores the token can access; the call changes nothing. Throws PrintfulRefusal, PrintfulOutage. */
export const listStores = async (): Promise<number> =>
  (await askPrintful({ method: 'GET', path: '/stores' }, z.array(z.object({ id: z.number() })))).length;
