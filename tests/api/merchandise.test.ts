import { eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import { MERCHANDISE } from '../../src/business/merchandise.ts';
import {
  featuredMerchandiseApi,
  groupedMerchandiseApi,
  type CatalogueItem,
} from '../../src/domain/catalogue/catalogue.api.ts';
import { variantsOf } from '../../src/domain/catalogue/variants-of.ts';
import { toDollars } from '../../src/domain/shared/numbers/money.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
afterEach(async () => {
  await server.db.update(merchandiseItems).set({ active: true });
  await server.db.update(merchandiseVariants).set({ active: true });
});

const uuid: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);

const calls = {
  grouped: (options?: CallOptions) => callApi(catalogueFunction, groupedMerchandiseApi, options),
  featured: (options?: CallOptions) => callApi(catalogueFunction, featuredMerchandiseApi, options),
};
type List = keyof typeof calls;

const listed = async (list: List = 'grouped') => (await (await calls[list]()).json()) as CatalogueItem[];
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const find = async (slug: string) => (await listed()).find((item) => item.slug === slug);
const hide = (slug: string) =>
  server.db.update(merchandiseItems).set({ active: false }).where(eq(merchandiseItems.slug, slug));
const switchOff = (ids: readonly string[]) =>
  server.db
    .update(merchandiseVariants)
    .set({ active: false })
    .where(inArray(merchandiseVariants.id, [...ids]));

// Asked: 80, 147
test('the list holds every product with its variants, both in the order they were written', async () => {
  expect(await listed()).toEqual(
    MERCHANDISE.map((product) => {
      const variants = variantsOf(product).map(({ priceCents, ...variant }) => ({
        ...variant,
        id: uuid,
        price: toDollars(priceCents),
      }));
      const { slug, name, description, category, featured, priceCents } = product;
      const { image, color, size, printfulVariantId } = variants[0] ?? {};
      const item = { id: uuid, slug, name, description, category, featured, price: toDollars(priceCents) };
      return { ...item, image, color, size, printfulVariantId, variants };
    }),
  );
});

// Asked: 80
test('an item costs what its cheapest variant costs, whichever comes first', async () => {
  const before = await find('scale-house-mug');
  const last = before?.variants.at(-1)?.id ?? '';
  const price = (priceCents: number) =>
    server.db.update(merchandiseVariants).set({ priceCents }).where(eq(merchandiseVariants.id, last));
  await price(905);
  expect(await find('scale-house-mug')).toMatchObject({ price: '9.05' });
  await price(1600);
  expect(await find('scale-house-mug')).toEqual(before);
});

// Asked: 147
test('the featured list is the featured part of the whole one', async () => {
  expect(await listed('featured')).toEqual((await listed()).filter(({ featured }) => featured));
});

test('an item that is off is in neither list', async () => {
  await hide('classic-rope-cap');
  expect(slugsOf(await listed())).not.toContain('classic-rope-cap');
  expect(slugsOf(await listed('featured'))).not.toContain('classic-rope-cap');
});

test('a variant that is off is missing from its item, and an item that has none left is missing', async () => {
  const cap = await find('classic-rope-cap');
  const [first, ...others] = cap?.variants ?? [];
  await switchOff([first?.id ?? '']);
  expect(await find('classic-rope-cap')).toMatchObject({ color: others[0]?.color, variants: others });
  await switchOff(others.map(({ id }) => id));
  expect(await find('classic-rope-cap')).toBeUndefined();
});

test('an empty shop answers an empty list', async () => {
  await server.db.update(merchandiseItems).set({ active: false });
  expect(await listed()).toEqual([]);
  expect(await listed('featured')).toEqual([]);
});

test('rival changes both show, and a change that was taken back shows nothing', async () => {
  const before = await find('can-coozie');
  const reword = (slug: string) =>
    server.db.update(merchandiseItems).set({ description: 'New.' }).where(eq(merchandiseItems.slug, slug));
  await Promise.all([reword('pocket-test-magnet'), reword('cold-morning-beanie')]);
  expect(
    (await listed()).filter(({ description }) => description === 'New.').map(({ slug }) => slug),
  ).toEqual(['cold-morning-beanie', 'pocket-test-magnet']);

  const takenBack = server.db.transaction(async (tx) => {
    await tx.update(merchandiseItems).set({ active: false }).where(eq(merchandiseItems.slug, 'can-coozie'));
    expect(await find('can-coozie')).toEqual(before);
    tx.rollback();
  });
  await expect(takenBack).rejects.toThrow('Rollback');
  expect(await find('can-coozie')).toEqual(before);
});

test('a list that is asked for again and again is the one of the moment', async () => {
  const id = (await find('can-coozie'))?.variants[0]?.id ?? '';
  for (const priceCents of [601, 602, 603]) {
    await server.db.update(merchandiseVariants).set({ priceCents }).where(eq(merchandiseVariants.id, id));
    for (const _ of ['once', 'twice']) {
      expect(await find('can-coozie')).toMatchObject({
        variants: [{ price: toDollars(priceCents) }, {}, {}],
      });
    }
  }
});

const allPrices = () => server.db.select().from(metalPrices).orderBy(metalPrices.id);

test('a database that has prices and no shop yet gets the shop, once, and keeps its prices', async () => {
  const prices = await allPrices();
  await server.db.delete(merchandiseVariants);
  await server.db.delete(merchandiseItems);
  expect(await seedWhenEmpty(server.db)).toBe(true);
  const items = await listed();
  expect(slugsOf(items)).toEqual(slugsOf(MERCHANDISE));
  expect(await seedWhenEmpty(server.db)).toBe(false);
  expect(await listed()).toEqual(items);
  expect(await allPrices()).toEqual(prices);
});

test('a shop with everything off is not filled again', async () => {
  await server.db.update(merchandiseItems).set({ active: false });
  expect(await seedWhenEmpty(server.db)).toBe(false);
  expect(await listed()).toEqual([]);
});
