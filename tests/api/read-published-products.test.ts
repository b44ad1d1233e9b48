import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { MERCHANDISE } from '../../src/business/merchandise.ts';
import { PUBLISHED_PRODUCTS, seedProduct } from '../../src/domain/catalogue/built-product.ts';
import { readPublishedProducts } from '../../tools/read-published-products.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let root = '';
beforeAll(async () => {
  server = await startServer();
  root = await mkdtemp(join(tmpdir(), 'published-products-'));
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const env = () => ({ DATABASE_URL: process.env['DATABASE_URL'], DATABASE_TRANSPORT: 'tcp' });
const written = async () => JSON.parse(await readFile(join(root, PUBLISHED_PRODUCTS), 'utf8')) as unknown;

test('a build with a database gets its products, the same each time, and the seed’s are those of the repository', async () => {
  const products = await readPublishedProducts(root, env());
  expect(products).toEqual(MERCHANDISE.map(seedProduct));
  const first = await written();
  expect(first).toEqual(products);
  await readPublishedProducts(root, env());
  expect(await written()).toEqual(first);
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
  const products = await readPublishedProducts(root, env());
  expect(products?.find(({ slug }) => slug === 'can-coozie')).toMatchObject({
    isOnSale: false,
    pageVersion: 7,
    kinds: [{ color: 'Safety Orange' }, { color: 'Black' }, { color: 'Charcoal' }],
  });
  const mug = products?.find(({ slug }) => slug === 'scale-house-mug');
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
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_TRANSPORT: 'tcp' };
  await expect(readPublishedProducts(root, nowhere)).rejects.toThrow(/Failed query|no connection/);
});
