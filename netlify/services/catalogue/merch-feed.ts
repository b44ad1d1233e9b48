import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PAYMENT_CURRENCY, SHOP_SHIPPING_CENTS } from '../../../src/business/constants.ts';
import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { type BuiltProduct, PUBLISHED_PRODUCTS } from '../../../src/domain/catalogue/built-product.ts';
import type { CatalogueItem, CatalogueVariant } from '../../../src/domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../src/domain/catalogue/category-names.ts';
import { variantName } from '../../../src/domain/catalogue/options.ts';
import { feedPicture } from '../../../src/domain/catalogue/product-images.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { merchPath, productPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { escapeHtml } from '../../providers/mail/escape-html.ts';
import { listMerchandise } from './read-catalogue.ts';

// https://support.google.com/merchants/answer/7052112
const TITLE_MAX_LENGTH = 150;

const tag = (name: string, text: string): string => `<g:${name}>${escapeHtml(text)}</g:${name}>`;
const dollars = (amount: string): string => `${amount} ${PAYMENT_CURRENCY}`;

const SHIPPING = `<g:shipping>${tag('country', 'US')}${tag('price', dollars(toDollars(SHOP_SHIPPING_CENTS)))}</g:shipping>`;

/** Google requires these for clothes. Ours are unisex and for adults. */
const FOR_WHOM = [tag('age_group', 'adult'), tag('gender', 'unisex')];

function entry(item: CatalogueItem, variant: CatalogueVariant, origin: string): string {
  const { color, size } = variant;
  const isApparel = item.category === 'apparel';
  const parts = [
    tag('id', variant.id),
    tag('title', variantName(item, variant).slice(0, TITLE_MAX_LENGTH)),
    tag('description', item.description || item.name),
    tag('link', `${origin}${productPath(item.slug)}`),
    tag('image_link', new URL(feedPicture(variant.image), origin).href),
    tag('availability', variant.soldOut ? 'out_of_stock' : 'in_stock'),
    tag('price', dollars(variant.price)),
    tag('brand', BUSINESS_NAME),
    tag('condition', 'new'),
    // Our own goods have no GTIN or manufacturer's number.
    tag('identifier_exists', 'no'),
    tag('product_type', CATEGORY_NAMES[item.category]),
    ...(item.variants.length > 1 ? [tag('item_group_id', item.id)] : []),
    ...(color ? [tag('color', color)] : []),
    ...(size ? [tag('size', size)] : []),
    ...(isApparel ? FOR_WHOM : []),
    SHIPPING,
  ];
  return `<item>${parts.join('')}</item>`;
}

/**
 * The products that have a page in this deploy. The build's list is deployed with the function (netlify.toml, `included_files`);
 * a build without a database makes the pages of the opening range.
 */
async function slugsWithPage(root: string): Promise<ReadonlySet<string>> {
  const file = await readFile(join(root, PUBLISHED_PRODUCTS), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  const products = file === null ? MERCHANDISE : (JSON.parse(file) as readonly BuiltProduct[]);
  return new Set(products.map(({ slug }) => slug));
}

/**
 * What is on sale and has its page, for Google's Merchant Center: an RSS of all kinds. Google refuses an entry whose link leads
 * nowhere, so a new product waits for its build. Throws unavailable.
 */
export async function merchFeed(db: Database, root = process.cwd()): Promise<Uint8Array> {
  const { siteOrigin } = config();
  if (siteOrigin === undefined) throw outage(new Error('SITE_URL is missing'));
  const [all, slugs] = await Promise.all([listMerchandise(db), slugsWithPage(root)]);
  const items = all.filter(({ slug }) => slugs.has(slug));
  const entries = items.flatMap((item) => item.variants.map((variant) => entry(item, variant, siteOrigin)));
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>',
    `<title>${escapeHtml(`${BUSINESS_NAME} merchandise`)}</title>`,
    `<link>${escapeHtml(siteOrigin + merchPath)}</link>`,
    '<description>What is on sale now</description>',
    ...entries,
    '</channel></rss>',
    '',
  ];
  return new TextEncoder().encode(feed.join('\n'));
}
