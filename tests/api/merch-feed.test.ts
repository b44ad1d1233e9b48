import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import { merchFeed } from '../../netlify/services/catalogue/merch-feed.ts';
import { BUSINESS_NAME } from '../../src/business/business.ts';
import {
  CATALOGUE_CACHE,
  groupedMerchandiseApi,
  merchFeedApi,
  type CatalogueItem,
} from '../../src/domain/catalogue/catalogue.api.ts';
import { PUBLISHED_PRODUCTS } from '../../src/domain/catalogue/built-product.ts';
import { uploadedPicture } from '../../src/domain/catalogue/product-images.ts';
import { ROOT } from '../../tools/root.ts';
import { callApi } from '../support/call.ts';
import { SITE, useServer } from '../support/server.ts';

const server = useServer();

const ask = (headers: Record<string, string> = {}) => callApi(catalogueFunction, merchFeedApi, { headers });
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
type Entry = Readonly<Record<string, string>>;
async function entries(): Promise<readonly Entry[]> {
  const xml = await (await ask()).text();
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name = '', text = '']) => [
        name,
        unescaped(text),
      ]),
    ),
  );
}

const absolute = (max: number) => (text: string) => text.length <= max && /^https?:\/\/[!-~]+$/.test(text);
const upTo = (max: number) => (text: string) => text.length > 0 && text.length <= max;
const PRICE = /^\d+\.\d\d USD$/;

// Google's product data specification, https://support.google.com/merchants/answer/7052112: what is required of new goods that
// are sold in the USA, with the formats it allows. Of some attributes a page of its own says more, all as of November 2026:
// image_link 6324350, brand 6324351 (ours: "also required where the manufacturer is the merchant"), identifier_exists 6324478
// ("no" for custom goods without a number), item_group_id 6324507 (letters, digits, underscores, dashes), age_group 6324463.
const REQUIRED: Readonly<Record<string, (text: string) => boolean>> = {
  id: upTo(50),
  title: upTo(150),
  description: upTo(5_000),
  link: absolute(2_000),
  // Not SVG: JPEG, WebP, PNG, GIF, BMP or TIFF.
  image_link: (text) => absolute(2_000)(text) && !text.endsWith('.svg'),
  availability: (text) => ['in_stock', 'out_of_stock', 'preorder', 'backorder'].includes(text),
  price: (text) => PRICE.test(text) && Number.parseFloat(text) > 0,
  brand: upTo(70),
  condition: (text) => ['new', 'refurbished', 'used'].includes(text),
  identifier_exists: (text) => ['yes', 'no'].includes(text),
};
const OPTIONAL: typeof REQUIRED = {
  item_group_id: upTo(50),
  color: upTo(100),
  size: upTo(100),
  product_type: upTo(750),
  gender: (text) => ['male', 'female', 'unisex'].includes(text),
  age_group: (text) => ['newborn', 'infant', 'toddler', 'kids', 'adult'].includes(text),
  shipping: (text) => /^<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d\d USD<\/g:price>$/.test(text),
};

// Asked: 336
test('the feed has every kind on sale, and each entry is as Google’s specification wants it', async () => {
  const found = await entries();
  const items = (await (await callApi(catalogueFunction, groupedMerchandiseApi)).json()) as CatalogueItem[];
  const kinds = items.flatMap((item) => item.variants.map((variant) => ({ item, variant })));
  expect(found.map(({ id }) => id)).toEqual(kinds.map(({ variant }) => variant.id));
  const wrong = found.flatMap((each) => [
    ...Object.entries(REQUIRED).flatMap(([name, isRight]) =>
      isRight(each[name] ?? '') ? [] : [`${name}: ${each[name]}`],
    ),
    ...Object.entries(each).flatMap(([name, text]) =>
      (REQUIRED[name] ?? OPTIONAL[name])?.(text) ? [] : [`${name}: ${text}`],
    ),
  ]);
  expect(wrong).toEqual([]);
  for (const [index, { item, variant }] of kinds.entries()) {
    const each = found[index] ?? {};
    expect([each['price'], each['brand'], each['link']]).toEqual([
      `${variant.price} USD`,
      BUSINESS_NAME,
      `${SITE}/merch/${item.slug}`,
    ]);
    expect(each['shipping']).toContain('<g:price>8.99 USD</g:price>');
    // Clothes, and what comes in several kinds, say how they differ.
    expect(each['item_group_id']).toBe(item.variants.length > 1 ? item.id : undefined);
    const whom = item.category === 'apparel' ? ['unisex', 'adult'] : [undefined, undefined];
    expect([each['gender'], each['age_group']]).toEqual(whom);
  }
  const titles = found.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('what was added after the build waits for its page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'feed-'));
  const file = join(root, PUBLISHED_PRODUCTS);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([{ slug: 'yard-crew-tee' }]));
  const feed = new TextDecoder().decode(await merchFeed(server.db, root));
  await rm(root, { recursive: true });
  const links = [...feed.matchAll(/<g:link>(.*?)<\/g:link>/g)].map(([, link]) => link);
  expect(new Set(links)).toEqual(new Set([`${SITE}/merch/yard-crew-tee`]));
});

test('the drawings it names as PNG are there to be made', async () => {
  const names = (await entries()).map(({ image_link: link = '' }) => new URL(link).pathname);
  const missing = names.filter((path) => {
    const name = /^\/merch\/pictures\/(.+)\.png$/.exec(path)?.[1];
    return !name || !existsSync(join(ROOT, 'public/merchandise', `${name}.svg`));
  });
  expect(missing).toEqual([]);
});

// Asked: 336
test('of an uploaded picture it names the larger size, as Google asks for large ones', async () => {
  const [first] = await entries();
  const id = first?.['id'] ?? '';
  const setImage = (image: string) =>
    server.db.update(merchandiseVariants).set({ image }).where(eq(merchandiseVariants.id, id));
  const before = `/merchandise/${/([^/]+)\.png$/.exec(first?.['image_link'] ?? '')?.[1]}.svg`;
  await setImage(uploadedPicture('0123456789abcdef0123456789abcdef'));
  const [changed] = await entries();
  expect(changed?.['image_link']).toBe(
    `${SITE}/api/merchandise/pictures/0123456789abcdef0123456789abcdef-1600.webp`,
  );
  await setImage(before);
});

test('it is XML, cached and purged with the shop’s list', async () => {
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('netlify-cache-tag')).toBe(CATALOGUE_CACHE.tag);
  const etag = response.headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = ''] of (await response.text()).matchAll(/<(\/?)([\w:]+)[^>?]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  expect([open, wrong]).toEqual([[], []]);
});

// Asked: 336
test('what is sold out is out of stock, and what is off sale is not in it', async () => {
  const [first] = await entries();
  await server.db
    .update(merchandiseVariants)
    .set({ stock: 0 })
    .where(eq(merchandiseVariants.id, first?.['id'] ?? ''));
  await server.db
    .update(merchandiseItems)
    .set({ active: false })
    .where(eq(merchandiseItems.slug, 'can-coozie'));
  await server.db
    .update(merchandiseItems)
    .set({ name: 'Mugs & <b>cups</b>' })
    .where(eq(merchandiseItems.slug, 'scale-house-mug'));
  const found = await entries();
  expect(found.find(({ id }) => id === first?.['id'])?.['availability']).toBe('out_of_stock');
  expect(found.filter(({ link }) => link?.endsWith('/can-coozie'))).toEqual([]);
  expect(found.find(({ link }) => link?.endsWith('/scale-house-mug'))?.['title']).toBe(
    'Mugs & <b>cups</b>, White, 11 oz',
  );
});
