import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { MERCHANDISE } from '../../src/business/merchandise.ts';
import { PUBLISHED_PRODUCTS, seedProduct } from '../../src/domain/catalogue/built-product.ts';
import { publishedPrices } from '../../src/features/prices/built-prices.ts';
import { readPublishedPrices } from '../../tools/read-published-prices.ts';
import { readPublishedProducts } from '../../tools/read-published-products.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'published-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const env = () => ({ DATABASE_URL: process.env['DATABASE_URL'], DATABASE_TRANSPORT: 'tcp' });
const NOWHERE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_TRANSPORT: 'tcp' };
const written = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
const prices = (language = 'en') => written(publishedPrices(language));
const products = () => written(PUBLISHED_PRODUCTS);

const isCopper = ({ metalType }: { readonly metalType: string }) => metalType === 'copper_wire';

// Asked: 248
test('a build with a database writes its prices, the same each time, and one without removes them', async () => {
  const read = await readPublishedPrices(root, env());
  expect(read).toHaveLength(54);
  expect(read?.find(isCopper)).toEqual({
    metalType: 'copper_wire',
    price: '4.50',
    unit: 'lb',
    updatedAt: expect.stringMatching(/Z$/),
    change: '0.15',
    name: 'Bare Bright Copper',
    howToTell: 'Bright and bare, thicker than a pencil lead, no tarnish',
    group: 'copper',
    material: 'copper',
    listed: 'card',
    isYardPrice: false,
    differs: false,
  });
  const first = await prices();
  expect(first).toEqual(read);
  expect((await prices('es')).find(isCopper)).toMatchObject({
    name: 'Cobre brillante (bare bright)',
    price: '4.50',
    isNameEnglish: false,
  });
  await readPublishedPrices(root, env());
  expect(await prices()).toEqual(first);

  expect(await readPublishedPrices(root, {})).toBeNull();
  await expect(access(join(root, publishedPrices('en')))).rejects.toThrow('ENOENT');
});

// Asked: 248
test('a database that cannot be read leaves pages without prices, and the build goes on', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await readPublishedPrices(root, NOWHERE)).toEqual([]);
  expect([await prices(), await prices('es')]).toEqual([[], []]);
  expect(warned).toHaveBeenCalledOnce();
});

test('a build with a database gets its products, the same each time, and the seed’s are those of the repository', async () => {
  const read = await readPublishedProducts(root, env());
  expect(read).toEqual(MERCHANDISE.map(seedProduct));
  const first = await products();
  expect(first).toEqual(read);
  await readPublishedProducts(root, env());
  expect(await products()).toEqual(first);
  expect(await readPublishedProducts(root, {})).toBeNull();
  await expect(access(join(root, PUBLISHED_PRODUCTS))).rejects.toThrow('ENOENT');
});

test('what is off sale keeps its page, and a kind off sale is not on it', async () => {
  const isCoozie = eq(merchandiseItems.slug, 'can-coozie');
  await server.db.update(merchandiseItems).set({ active: false, pageVersion: 7 }).where(isCoozie);
  await server.db
    .update(merchandiseVariants)
    .set({ active: false })
    .where(sql`image like '%can-coozie%' or image = '/merchandise/scale-house-mug-white.svg'`);
  const read = await readPublishedProducts(root, env());
  expect(read?.find(({ slug }) => slug === 'can-coozie')).toMatchObject({
    isOnSale: false,
    pageVersion: 7,
    kinds: [{ color: 'Safety Orange' }, { color: 'Black' }, { color: 'Charcoal' }],
  });
  const mug = read?.find(({ slug }) => slug === 'scale-house-mug');
  expect(mug?.kinds.map(({ color }) => color)).toEqual(['Black', 'Black']);
});

test('tables that the next migration makes leave pages with the opening range', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await server.db.execute(
    sql`alter table merchandise_items rename column page_version to page_version_later`,
  );
  expect(await readPublishedProducts(root, env())).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});

test('a database that cannot be read fails the build', async () => {
  await expect(readPublishedProducts(root, NOWHERE)).rejects.toThrow(/Failed query|no connection/);
});
