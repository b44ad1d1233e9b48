import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import { MERCHANDISE } from '../../src/business/merchandise.ts';
import {
  importProductsApi,
  previewImportApi,
  type ImportPreview,
} from '../../src/domain/catalogue/admin-catalogue.api.ts';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { createStore, newVariant } from '../../tools/sandbox/printful/store.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'owner'));
});

const store = () => server.mocks.printful.store;
beforeEach(() => {
  server.mocks.printful.switches.clear();
  store().clear();
  for (const [id, product] of createStore()) store().set(id, product);
});

const ask = () => callApi(ownersFunction, previewImportApi, { headers: { cookie } });
const preview = async () => (await (await ask()).json()) as ImportPreview;
const send = (body: object) => callApi(ownersFunction, importProductsApi, { headers: { cookie }, body });
const shop = async () =>
  (await (await callApi(catalogueFunction, groupedMerchandiseApi)).json()) as CatalogueItem[];
const inShop = async (name: string) => (await shop()).find((item) => item.name === name);
const named = (name: string) => {
  const product = [...store().values()].find((each) => each.name === name);
  if (!product) throw new Error(`The store has no ${name}.`);
  return product;
};
const find = async (kind: string, name: string) => {
  const change = (await preview()).changes.find((each) => each.kind === kind && each.itemName === name);
  if (!change) throw new Error(`No ${kind} of ${name}.`);
  return change;
};
const take = async (...ids: string[]) =>
  (await (await send({ changes: ids, newItems: [] })).json()) as { taken: number; passed: number };
const imports = () =>
  server.db.select().from(auditLog).where(like(auditLog.action, 'import_%')).orderBy(auditLog.id);

const APRON = 'Torch Bay Apron';
const facts = (change: string) => ({ change, category: 'apparel', description: 'Waxed canvas.' });

// Asked: 327
test('the preview writes nothing, and names new items, prices and pictures', async () => {
  const before = await shop();
  const { changes, problems, productCount, isPartial } = await preview();
  expect({ problems, productCount, isPartial }).toEqual({
    problems: [],
    productCount: store().size,
    isPartial: false,
  });
  expect(changes.find(({ kind }) => kind === 'new_item')).toMatchObject({
    itemName: APRON,
    picture: expect.stringMatching(
      /^\/\.netlify\/images\?url=https%3A%2F%2Ffiles\.cdn\.printful\.com/,
    ) as unknown,
    lines: [
      { label: 'Black', before: null, after: '$39.00' },
      { label: 'Rust', before: null, after: '$39.00' },
    ],
  });
  expect(changes.filter(({ kind }) => kind === 'prices').map(({ itemName }) => itemName)).toEqual([
    'Scale House Mug',
  ]);
  expect(await shop()).toEqual(before);
  expect(await imports()).toEqual([]);
});

test('a new item is in the shop at once, without a page, and taken over once', async () => {
  const { id } = await find('new_item', APRON);
  const refused = await send({ changes: [id], newItems: [] });
  expect([refused.status, await inShop(APRON)]).toEqual([400, undefined]);
  const body = { changes: [id], newItems: [facts(id)] };
  const answers = await Promise.all([send(body), send(body)]);
  const counts = await Promise.all(answers.map(async (answer) => (await answer.json()) as { taken: number }));
  expect(counts.map(({ taken }) => taken).toSorted()).toEqual([0, 1]);
  expect(await inShop(APRON)).toMatchObject({
    slug: 'torch-bay-apron',
    category: 'apparel',
    description: 'Waxed canvas.',
    price: '39.00',
    variants: [
      { color: 'Black', printfulVariantId: 910_001 },
      { color: 'Rust', printfulVariantId: 910_002 },
    ],
  });
  expect((await imports()).map(({ action }) => action)).toEqual(['import_new_item']);
  expect((await preview()).changes.filter(({ itemName }) => itemName === APRON)).toEqual([]);
});

test('price, name and picture are taken over one by one, and only what was chosen', async () => {
  const mug = named('Scale House Mug');
  const before = await inShop(mug.name);
  mug.name = 'Weighbridge Mug';
  const prices = await find('prices', 'Scale House Mug');
  expect(await take(prices.id)).toEqual({ taken: 1, passed: 0 });
  expect(Number((await inShop('Scale House Mug'))?.price)).toBe(Number(before?.price) + 1);
  const [entry] = (await imports()).slice(-1);
  expect(entry).toMatchObject({
    action: 'import_prices',
    subjectKind: 'merchandise_item',
    subjectId: before?.id,
  });
  const name = await find('name', 'Scale House Mug');
  const pictures = await find('pictures', 'Scale House Mug');
  expect(await take(name.id, pictures.id, prices.id)).toEqual({ taken: 2, passed: 1 });
  expect(await inShop('Weighbridge Mug')).toMatchObject({
    slug: 'scale-house-mug',
    image: expect.stringContaining('/.netlify/images?') as unknown,
  });
  mug.name = 'Scale House Mug';
  await take((await find('name', 'Weighbridge Mug')).id);
});

// Asked: 327
test('changes that are no longer what the preview showed are skipped', async () => {
  const tee = named('Yard Crew Tee');
  for (const variant of tee.variants) variant.retail_price = '26.00';
  const seen = await find('prices', tee.name);
  for (const variant of tee.variants) variant.retail_price = '2.60';
  expect(await take(seen.id)).toEqual({ taken: 0, passed: 1 });
  expect((await inShop(tee.name))?.price).toBe('24.00');
});

test('an item that is gone leaves the shop but stays in the tables, and comes back the same', async () => {
  const cap = named('Scale House Trucker Cap');
  const before = await inShop(cap.name);
  const [first] = cap.variants;
  if (first) first.availability_status = 'discontinued';
  await take((await find('gone', cap.name)).id);
  expect((await inShop(cap.name))?.variants.length).toBe((before?.variants.length ?? 0) - 1);
  store().delete(cap.id);
  await take((await find('gone', cap.name)).id);
  expect(await inShop(cap.name)).toBeUndefined();
  const rows = await server.db
    .select({ active: merchandiseItems.active, variants: sql<number>`count(*)::int` })
    .from(merchandiseItems)
    .innerJoin(merchandiseVariants, eq(merchandiseVariants.itemId, merchandiseItems.id))
    .where(eq(merchandiseItems.slug, 'scale-house-trucker-cap'))
    .groupBy(merchandiseItems.id);
  expect(rows).toEqual([{ active: false, variants: before?.variants.length }]);
  if (first) first.availability_status = 'active';
  store().set(cap.id, cap);
  await take((await find('back', cap.name)).id);
  expect(await inShop(cap.name)).toEqual(before);
});

test('the ids of another store are linked to the kinds we have, and a new kind is added', async () => {
  const vest = named('Hi-Vis Yard Vest');
  store().delete(vest.id);
  const variants = vest.variants.map((variant) => newVariant({ ...variant, id: variant.id + 500_000 }));
  store().set(7, {
    ...vest,
    id: 7,
    variants: [...variants, newVariant({ id: 990_001, color: 'Pink', size: 'M' })],
  });
  await take((await find('links', vest.name)).id, (await find('new_variants', vest.name)).id);
  const found = await inShop(vest.name);
  expect(found?.variants[0]?.printfulVariantId).toBe(variants[0]?.id);
  expect(found?.variants.at(-1)).toMatchObject({ color: 'Pink', printfulVariantId: 990_001 });
});

test('all of it taken over leaves nothing to take, and what staff send stays as it was', async () => {
  const packed = MERCHANDISE.filter(({ colors }) => colors.every(({ printfulIds }) => !printfulIds));
  const mine = async () =>
    (await shop()).filter(({ slug }) => packed.some((product) => product.slug === slug));
  const before = await mine();
  const { changes } = await preview();
  const ids = changes.map(({ id }) => id);
  const newItems = changes.filter(({ kind }) => kind === 'new_item').map(({ id }) => facts(id));
  expect(await (await send({ changes: ids, newItems })).json()).toEqual({ taken: ids.length, passed: 0 });
  expect((await preview()).changes).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  expect(await mine()).toEqual(before);
});

test('variants that cannot be sold are named and left out', async () => {
  store().set(9, {
    id: 9,
    name: 'Mystery Cap',
    is_ignored: false,
    variants: [
      newVariant({ id: 1, color: 'Red', retail_price: null }),
      newVariant({ id: 2, color: 'Blue', currency: 'EUR' }),
      newVariant({ id: 3, color: 'Grey', picture: null }),
      newVariant({ id: 4, color: 'Green', is_ignored: true }),
    ],
  });
  const { changes, problems } = await preview();
  expect(changes.filter(({ itemName }) => itemName === 'Mystery Cap')).toEqual([]);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'Mystery Cap, Red',
    'Mystery Cap, Blue',
    'Mystery Cap, Grey',
  ]);
});

test('a store too large to compare is reported, and no item counts as gone', async () => {
  for (let id = 1; id <= 80; id += 1) {
    store().set(id, {
      id,
      name: `Thing ${id}`,
      is_ignored: false,
      variants: [newVariant({ id: 5_000_000 + id })],
    });
  }
  const { isPartial, productCount, changes } = await preview();
  expect({ isPartial, productCount }).toEqual({ isPartial: true, productCount: 60 });
  expect(changes.filter(({ kind }) => kind === 'gone')).toEqual([]);
});

test.each([
  ['is out', { kind: 'status', status: 503 }, 503, 'unavailable'],
  ['answers rubbish', { kind: 'rubbish' }, 503, 'unavailable'],
] as const)(
  'Printful that %s fails the preview and the import, and nothing is written',
  async (_, trouble, status, code) => {
    const before = await shop();
    server.mocks.printful.switches.arm(/store/, trouble);
    for (const answer of [await ask(), await send({ changes: ['x'], newItems: [] })]) {
      expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    }
    expect(await shop()).toEqual(before);
  },
);
