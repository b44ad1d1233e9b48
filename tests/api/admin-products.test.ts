import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import picturesFunction from '../../netlify/functions/pictures.ts';
import productsFunction from '../../netlify/functions/products.ts';
import * as api from '../../src/domain/catalogue/admin-products.api.ts';
import {
  groupedMerchandiseApi,
  merchandisePictureApi,
  type CatalogueItem,
} from '../../src/domain/catalogue/catalogue.api.ts';
import { productDraftOf, productFormSchema } from '../../src/features/admin/products/product-form.ts';
import { actionsOn, audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
const cookies = { owner: '', other: '', staff: '' };
let picture = '';
beforeAll(async () => {
  cookies.owner = (await staffWith(server.db, 'owner')).cookie;
  cookies.other = (await staffWith(server.db, 'owner')).cookie;
  cookies.staff = (await staffWith(server.db, 'staff')).cookie;
  picture = ((await upload(await jpeg())).body as unknown as api.ProductPicture).image;
});

const jpeg = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c06020' } })
    .withExif({ IFD0: { Copyright: 'where the owner lives' } })
    .jpeg()
    .toBuffer();

async function upload(bytes: Uint8Array, cookie = cookies.owner) {
  const response = await callApi(picturesFunction, api.addProductPictureApi, {
    body: bytes,
    headers: { cookie, 'content-type': 'image/jpeg' },
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const kind = (changes: Partial<Record<keyof api.ProductKind | 'stockSeen', unknown>> = {}) => ({
  id: randomUUID(),
  color: 'Black',
  size: 'M',
  priceCents: 3900,
  image: picture,
  printfulVariantId: null,
  stock: null,
  stockSeen: null,
  isOnSale: true,
  ...changes,
});
const draft = (changes: object = {}) => ({
  id: randomUUID(),
  name: `Work Apron ${randomUUID().slice(0, 6)}`,
  description: 'Waxed canvas.',
  category: 'apparel',
  isFeatured: true,
  isOnSale: true,
  lowMark: null,
  kinds: [kind()],
  ...changes,
});
const detail = ({ body }: { readonly body: Record<string, unknown> }) => body as unknown as api.ProductDetail;
const add = (body: object, cookie = cookies.owner) =>
  staffCall(productsFunction, api.addProductApi, cookie, { body });
const read = async (id: string) =>
  detail(await staffCall(productsFunction, api.readProductApi, cookies.owner, { id }));
/** The product as its editor sends it back. */
const edited = (product: api.ProductDetail, changes: object = {}) => ({
  ...productFormSchema.parse(productDraftOf(product)),
  version: product.version,
  ...changes,
});
const change = (id: string, body: object, cookie = cookies.owner) =>
  staffCall(productsFunction, api.changeProductApi, cookie, { id, body });
const shop = async () =>
  (await (await callApi(catalogueFunction, groupedMerchandiseApi)).json()) as CatalogueItem[];

// Asked: 333
test('an owner adds a product: it is in the shop, has an address for good, and asks for its page', async () => {
  const before = server.mocks.buildHook.asked.length;
  const wanted = draft({ name: 'Scale Master’s Apron' });
  const { status, body } = await add(wanted);
  expect([status, body['slug']]).toEqual([201, 'scale-masters-apron']);
  expect((await shop()).find(({ id }) => id === wanted.id)).toMatchObject({
    name: 'Scale Master’s Apron',
    price: '39.00',
    image: picture,
  });
  await settled();
  expect(server.mocks.buildHook.asked.length).toBe(before + 1);
  // The answer was lost, and the browser sends it again.
  expect((await add(wanted)).status).toBe(201);
  expect(await actionsOn(server, wanted.id)).toEqual(['add_product']);
  for (const other of [{ name: 'Another' }, { description: 'Another' }]) {
    expect((await add({ ...wanted, ...other })).body['code']).toBe('idempotency_key_reused');
  }
  // Another one of that name gets an address of its own, and a new name keeps the address.
  const twin = detail(await add(draft({ name: 'Scale Master’s Apron' })));
  expect(twin.slug).toBe('scale-masters-apron-2');
  expect(detail(await change(twin.id, edited(twin, { name: 'Renamed' })))).toMatchObject({
    name: 'Renamed',
    slug: 'scale-masters-apron-2',
    version: 2,
    pageVersion: 2,
  });
});

// Asked: 365
test('of two owners at once the second is told, with what is there now', async () => {
  const known = detail(await add(draft()));
  const answers = await Promise.all([
    change(known.id, edited(known, { description: 'One.' })),
    change(known.id, edited(known, { description: 'Two.' }), cookies.other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [winner] = answers.filter(({ status }) => status === 200);
  const [loser] = answers.filter(({ status }) => status === 409);
  expect(loser?.body).toMatchObject({
    code: 'changed_since',
    figures: { by: 'Olive Owner', now: { description: winner?.body['description'], version: 2 } },
  });
  expect(await actionsOn(server, known.id)).toEqual(['add_product', 'change_product']);
  expect((await audited(server, known.id)).at(-1)).toMatchObject({
    before: { description: 'Waxed canvas.' },
  });
});

test('a save that is sent twice counts once', async () => {
  const known = detail(await add(draft()));
  const wanted = edited(known, { isFeatured: false });
  expect(detail(await change(known.id, wanted)).version).toBe(2);
  expect(detail(await change(known.id, wanted)).version).toBe(2);
});

// Asked: 365
test('a recount does not undo what was sold since the owner looked', async () => {
  const known = detail(await add(draft({ kinds: [kind({ stock: 5 })] })));
  const variantId = known.kinds[0]?.id ?? '';
  const setStock = (stock: number) =>
    server.db.update(merchandiseVariants).set({ stock }).where(eq(merchandiseVariants.id, variantId));
  await setStock(4);
  const [seen] = edited(known).kinds;
  const recounted = edited(known, { kinds: [{ ...seen, stock: 9 }], name: 'Must not stay' });
  expect(await change(known.id, recounted)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now: { name: known.name, kinds: [{ stock: 4 }] } } },
  });
  // Without a recount a sale is not a conflict.
  const saved = detail(await change(known.id, edited(known, { name: 'New name' })));
  expect(saved).toMatchObject({ name: 'New name', kinds: [{ stock: 4 }] });
});

// Asked: 333
test('what goes off sale leaves the shop and stays in the books', async () => {
  const known = detail(await add(draft({ kinds: [kind(), kind({ size: 'L' })] })));
  const [first, second] = edited(known).kinds;
  await change(known.id, edited(known, { kinds: [{ ...first, isOnSale: false }, second] }));
  expect((await shop()).find(({ id }) => id === known.id)?.variants).toHaveLength(1);
  await change(known.id, edited(await read(known.id), { isOnSale: false }));
  expect((await shop()).find(({ id }) => id === known.id)).toBeUndefined();
  expect((await read(known.id)).kinds).toHaveLength(2);
});

test.each([
  ['no kind', { kinds: [] }],
  ['two alike', { kinds: [{ size: 'M' }, { size: 'm' }] }],
  ['a price of nothing', { kinds: [{ priceCents: 0 }] }],
  ['a count below zero', { kinds: [{ stock: -1 }] }],
  ['a picture of another site', { kinds: [{ image: 'https://example.com/a.png' }] }],
  [
    'a picture that nobody uploaded',
    { kinds: [{ image: `/api/merchandise/pictures/${'0'.repeat(32)}-800.webp` }] },
  ],
  ['no name', { name: ' ' }],
  ['an unknown category', { category: 'cars' }],
])('%s is refused with the field', async (_, { kinds, ...facts }: { kinds?: object[] } & object) => {
  const { status, body } = await add(
    draft({ ...facts, ...(kinds ? { kinds: kinds.map((each) => kind(each)) } : {}) }),
  );
  expect([status, body['code']]).toEqual([400, 'invalid_input']);
});

// Asked: 333
test('a picture is upright, square, in two sizes, without metadata, and cached for good', async () => {
  const turned = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#000' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(turned);
  expect(status).toBe(201);
  expect((await upload(turned)).body).toEqual(body);
  for (const side of [800, 1600]) {
    const file = (body['image'] ?? '').split('/').at(-1)?.replace('-800', `-${side}`) ?? '';
    const response = await callApi(catalogueFunction, merchandisePictureApi, { params: { file } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height, exif, orientation } = await image.metadata();
    expect([width, height, exif, orientation]).toEqual([side, side, undefined, undefined]);
    // The picture was turned upright: taller than wide, so the plate is at its sides.
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[(side / 2) * 3]).toBeLessThan(40);
  }
});

test.each([
  ['text', new TextEncoder().encode('<svg onload="alert(1)"/>'), 415],
  ['too many bytes', new Uint8Array(4_400_001), 413],
])('a picture of %s is refused', async (_, bytes, status) => {
  expect((await upload(bytes)).status).toBe(status);
});

test.each(['x.webp', '../photo.jpg', `${'0'.repeat(32)}-800.webp`, `${'0'.repeat(32)}-900.webp`])(
  'there is no picture %s',
  async (file) => {
    expect((await callApi(catalogueFunction, merchandisePictureApi, { params: { file } })).status).toBe(404);
  },
);

const preview = async (body: object) => {
  const answer = await staffCall(productsFunction, api.previewPricesApi, cookies.owner, { body });
  return answer.body as unknown as api.ProductPriceLine[];
};
const setPrices = (lines: readonly api.ProductPriceLine[]) =>
  staffCall(productsFunction, api.setProductPricesApi, cookies.owner, {
    body: {
      lines: lines.map(({ kindId, beforeCents, afterCents }) => ({ kindId, beforeCents, afterCents })),
    },
  });

// Asked: 335
test('prices of a category change as the preview showed, once', async () => {
  const lines = await preview({ category: 'food', change: { kind: 'percent', hundredths: 1050 } });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.find(({ product }) => product === 'Gate Opener Coffee')).toMatchObject({
    kind: 'Whole Bean',
    beforeCents: 1600,
    afterCents: 1768,
  });
  expect((await shop()).find(({ slug }) => slug === 'gate-opener-coffee')?.price).toBe('16.00');
  expect((await setPrices(lines)).body).toEqual({ changed: lines.length });
  expect((await shop()).find(({ slug }) => slug === 'gate-opener-coffee')?.price).toBe('17.68');
  expect((await setPrices(lines)).body).toEqual({ changed: 0 });
  const toPrice = await preview({ category: 'food', change: { kind: 'price', cents: 1500 } });
  expect(new Set(toPrice.map(({ afterCents }) => afterCents))).toEqual(new Set([1500]));
});

// Asked: 335
test('a preview leaves out a kind that is off sale, and all kinds of a product that is', async () => {
  const toPrice = { kind: 'price', cents: 2_345 };
  const previewed = async () =>
    (await preview({ category: 'apparel', change: toPrice })).map(({ kindId }) => kindId);
  const [kindId = ''] = await previewed();
  const isIt = eq(merchandiseVariants.id, kindId);
  const [kindOfIt] = await server.db
    .update(merchandiseVariants)
    .set({ active: false })
    .where(isIt)
    .returning();
  expect(await previewed()).not.toContain(kindId);
  await server.db.update(merchandiseVariants).set({ active: true }).where(isIt);
  expect(await previewed()).toContain(kindId);
  const isItem = eq(merchandiseItems.id, kindOfIt?.itemId ?? '');
  await server.db.update(merchandiseItems).set({ active: false }).where(isItem);
  expect(await previewed()).not.toContain(kindId);
  await server.db.update(merchandiseItems).set({ active: true }).where(isItem);
});

// Asked: 335, 365
test('prices that moved since the preview are refused, and none changes', async () => {
  const lines = await preview({ category: 'safety', change: { kind: 'percent', hundredths: -500 } });
  const [first] = lines;
  await server.db
    .update(merchandiseVariants)
    .set({ priceCents: 777 })
    .where(eq(merchandiseVariants.id, first?.kindId ?? ''));
  const before = JSON.stringify(await shop());
  const now = expect.arrayContaining([{ kindId: first?.kindId, beforeCents: 777 }]) as unknown;
  expect(await setPrices(lines)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now } },
  });
  expect(JSON.stringify(await shop())).toBe(before);
});

const order = (before: readonly string[], after: readonly string[]) =>
  staffCall(productsFunction, api.orderProductsApi, cookies.owner, { body: { before, after } });

test('the list names kinds that are down to their alert apart from those that are sold out', async () => {
  const kinds = merchandiseVariants;
  const [first] = await server.db.select().from(kinds).where(eq(kinds.active, true));
  const itemId = first?.itemId ?? '';
  await server.db
    .update(merchandiseItems)
    .set({ lowMark: 3, active: true })
    .where(eq(merchandiseItems.id, itemId));
  await server.db.update(kinds).set({ stock: null }).where(eq(kinds.itemId, itemId));
  const counts = async (stock: number | null, active = true) => {
    await server.db
      .update(kinds)
      .set({ stock, active })
      .where(eq(kinds.id, first?.id ?? ''));
    const { body } = await staffCall(productsFunction, api.listProductsApi, cookies.owner);
    const row = (body as unknown as api.ProductRow[]).find(({ id }) => id === itemId);
    return [row?.low.map(({ left }) => left), row?.soldOutCount];
  };
  expect(await counts(4)).toEqual([[], 0]);
  expect(await counts(3)).toEqual([[3], 0]);
  // What is off sale is low on nothing.
  expect(await counts(3, false)).toEqual([[], 0]);
  expect(await counts(0)).toEqual([[], 1]);
});

test('the office changes counts and the alert, and nothing else of a product', async () => {
  const { cookie } = await staffWith(server.db, 'office');
  const added = draft({
    name: 'Yard Mug',
    kinds: [kind({ stock: 5, stockSeen: 5 }), kind({ size: 'L', stock: 4, stockSeen: 4 })],
  });
  await staffCall(productsFunction, api.addProductApi, cookies.owner, { body: added });
  const { id, ...facts } = added;
  const version = 1;
  const [first, second] = facts.kinds as [ReturnType<typeof kind>, ReturnType<typeof kind>];
  const counted = (changes: object) => change(id, { ...facts, version, ...changes }, cookie);
  const wrong = [
    { name: 'Cheap Mug' },
    { isOnSale: false },
    { kinds: [{ ...first, priceCents: 1 }, second] },
    { kinds: [first, { ...second, isOnSale: false }] },
    { kinds: [second, first] },
    { kinds: [first, second, kind({ size: 'XL' })] },
  ];
  for (const each of wrong)
    expect(await counted({ ...each, lowMark: 2 })).toMatchObject({
      status: 403,
      body: { code: 'needs_owner' },
    });
  expect(await counted({ lowMark: 3, kinds: [{ ...first, stock: 9 }, second] })).toMatchObject({
    status: 200,
    body: { version: 2, lowMark: 3, name: 'Yard Mug', kinds: [{ stock: 9 }, { stock: 4 }] },
  });
  expect((await audited(server, id)).at(-1)).toMatchObject({
    before: { lowMark: null, kinds: { 'Black, M': { stock: 5 } } },
    after: { lowMark: 3, kinds: { 'Black, M': { stock: 9 } } },
  });
});

test('the shop is put into another order, unless somebody else did so first', async () => {
  const list = await staffCall(productsFunction, api.listProductsApi, cookies.owner);
  const before = (list.body as unknown as api.ProductRow[]).map(({ id }) => id);
  const after = before.toReversed();
  expect((await order(before, after)).status).toBe(200);
  expect((await order(before, after)).status).toBe(200);
  expect((await order(before, before.slice(1).concat(before.slice(0, 1)))).body['code']).toBe(
    'changed_since',
  );
  expect((await order(before, before.slice(1))).status).toBe(400);
  const [first] = await server.db
    .select({ position: merchandiseItems.position })
    .from(merchandiseItems)
    .where(eq(merchandiseItems.id, after[0] ?? ''));
  expect(first?.position).toBe(0);
});
