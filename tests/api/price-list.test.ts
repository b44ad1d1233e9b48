import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { yardPriceHistory, yardPriceOverrides } from '../../netlify/database/schema/prices.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { publishDuePrices } from '../../netlify/services/prices/publish-due-prices.ts';
import { seedGrades } from '../../src/domain/prices/grades/seed-grades.ts';
import type { YardId } from '../../src/business/yards.ts';
import * as api from '../../src/domain/prices/admin-prices.api.ts';
import { GRADE_GROUP_KEYS } from '../../src/domain/prices/grades/grades.ts';
import { readPriceListApi, type GradePrice } from '../../src/domain/prices/list/price-list.api.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { codeOf } from '../support/code-of.ts';
import { type Batch, withSeen } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const get = (yard?: string, headers: Record<string, string> = {}) =>
  callApi(pricesFunction, readPriceListApi, { headers, query: yard ? { yard } : {} });
const list = async (yard?: YardId) => (await (await get(yard)).json()) as GradePrice[];
const gradeAt = async (metalType: string, yard?: YardId) =>
  (await list(yard)).find((grade) => grade.metalType === metalType);
const priceAt = async (metalType: string, yard?: YardId) => (await gradeAt(metalType, yard))?.price;
const cards = async () => (await (await callApi(pricesFunction, listMetalPricesApi)).json()) as MetalPrice[];

const by = (id = '') => ({ headers: { cookie: staff.cookie }, params: { id } });
interface Line {
  readonly metalType: string;
  readonly yardId?: YardId | null;
  readonly price: string | null;
}
const batchOf = (prices: readonly Line[], more: object = {}) => ({
  id: randomUUID(),
  prices,
  publishAt: null,
  ...more,
});
const send = async (body: Batch) => {
  const prices = await withSeen(server.db, body.prices);
  return callApi(adminFunction, api.setPricesApi, { ...by(), body: { ...body, prices } });
};
const undoes = (id: string) => callApi(adminFunction, api.undoPricesApi, by(id));
const board = async () =>
  (await (await callApi(adminFunction, api.readPriceBoardApi, by())).json()) as api.PriceBoard;
const batch = async (id: string) => (await board()).batches.find((each) => each.id === id);

test('a fresh database lists about 45 grades and the nine cards in groups, none of them hidden', async () => {
  const grades = await list();
  const more = seedGrades().filter(({ listed }) => listed === 'list');
  expect(grades).toHaveLength(more.length + 9);
  expect(more.length).toBeGreaterThanOrEqual(45);
  const ranks = grades.map(({ group }) => GRADE_GROUP_KEYS.indexOf(group));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(grades.map(({ group }) => group))).toEqual(new Set(GRADE_GROUP_KEYS));
  expect(grades.filter(({ listed }) => listed === 'card')).toHaveLength(9);
  expect(grades.some(({ metalType }) => metalType === 'mixed_metals')).toBe(false);
  expect(grades.find(({ metalType }) => metalType === 'copper_1')).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    metalType: 'copper_1',
    price: '4.30',
    unit: 'lb',
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    change: '0.15',
    name: '#1 Copper',
    howToTell: 'Clean pipe or bus bar, no solder, paint or fittings',
    group: 'copper',
    material: 'copper',
    listed: 'list',
    isYardPrice: false,
    differs: false,
  });
});

const askIn = (language: string) =>
  callApi(pricesFunction, readPriceListApi, { query: { language, yard: 'griffin' } });
const figuresOf = (grades: readonly GradePrice[]) => grades.map(({ metalType, price }) => [metalType, price]);

test('in Spanish a fresh database says every grade in Spanish, with the same figures, and knows no third language', async () => {
  const spanish = (await (await askIn('es')).json()) as GradePrice[];
  expect(figuresOf(spanish)).toEqual(figuresOf(await list('griffin')));
  expect(spanish.filter(({ isNameEnglish, isNoteEnglish }) => isNameEnglish || isNoteEnglish)).toEqual([]);
  expect(spanish.find(({ metalType }) => metalType === 'copper_1')?.name).toBe('Cobre n.º 1 (#1 copper)');
  expect((await askIn('fr')).status).toBe(400);
});

// Asked: 232
test('beside it the calls of the cards answer their types alone, without a word more', async () => {
  const answered = await cards();
  expect(answered).toHaveLength(10);
  for (const price of answered)
    expect(Object.keys(price)).toEqual(['id', 'metalType', 'price', 'unit', 'updatedAt', 'change']);
});

// Asked: 230
test('a yard pays its own price until it pays the common one again, and each is undone once', async () => {
  const own = batchOf([{ metalType: 'copper_1', yardId: 'griffin', price: '4.40' }]);
  expect((await send(own)).status).toBe(201);
  expect((await send(own)).status).toBe(201);
  expect(await gradeAt('copper_1', 'griffin')).toMatchObject({
    price: '4.40',
    change: '0.10',
    isYardPrice: true,
    differs: true,
  });
  expect(await gradeAt('copper_1')).toMatchObject({ price: '4.30', isYardPrice: false, differs: true });
  const since = async (yard?: YardId) => Date.parse((await gradeAt('copper_1', yard))?.updatedAt ?? '');
  expect(await since('griffin')).toBeGreaterThan(await since());
  expect(await priceAt('copper_1', 'newnan')).toBe('4.30');

  // The common price moves; the yard keeps its own.
  await changePrice(server.db, 'copper_1', '4.35');
  expect([await priceAt('copper_1', 'griffin'), await priceAt('copper_1', 'atlanta')]).toEqual([
    '4.40',
    '4.35',
  ]);
  const common = batchOf([{ metalType: 'copper_1', yardId: 'griffin', price: null }]);
  await send(common);
  expect(await gradeAt('copper_1', 'griffin')).toMatchObject({ price: '4.35', differs: false });
  expect(await server.db.select().from(yardPriceHistory)).toEqual([
    expect.objectContaining({ yardId: 'griffin', price: '4.40', unit: 'lb' }) as unknown,
  ]);

  // The older of the two has been replaced by the newer.
  expect([(await batch(own.id))?.canUndo, (await batch(common.id))?.canUndo]).toEqual([false, true]);
  expect(await codeOf(await undoes(own.id))).toBe('price_moved_on');
  const undone = await Promise.all([undoes(common.id), undoes(common.id)]);
  expect(undone.map(({ status }) => status)).toEqual([200, 200]);
  expect(await priceAt('copper_1', 'griffin')).toBe('4.40');
  expect(await audited(server, common.id)).toEqual([
    expect.objectContaining({
      action: 'publish_prices',
      before: { 'copper_1 at griffin': '4.40' },
      after: { 'copper_1 at griffin': null },
    }) as unknown,
    expect.objectContaining({
      action: 'undo_prices',
      before: { 'copper_1 at griffin': null },
      after: { 'copper_1 at griffin': '4.40' },
    }) as unknown,
  ]);
});

test('an undone first price of a yard leaves the common one, and a batch holds both', async () => {
  const both = batchOf([
    { metalType: 'bronze', price: '2.50' },
    { metalType: 'bronze', yardId: 'atlanta', price: '2.55' },
    { metalType: 'brass_dirty', yardId: 'newnan', price: '1.25' },
  ]);
  expect((await send(both)).status).toBe(201);
  expect([await priceAt('bronze'), await priceAt('bronze', 'atlanta')]).toEqual(['2.50', '2.55']);
  expect((await batch(both.id))?.canUndo).toBe(true);
  await undoes(both.id);
  expect([await priceAt('bronze'), await priceAt('bronze', 'atlanta')]).toEqual(['2.45', '2.45']);
  const left = eq(yardPriceOverrides.yardId, 'newnan');
  expect(await server.db.$count(yardPriceOverrides, left)).toBe(0);
});

// Asked: 230
test('a large change of a yard asks again, against what the yard pays', async () => {
  const jump = batchOf([{ metalType: 'carbide', yardId: 'griffin', price: '6.00' }]);
  expect(await codeOf(await send(jump))).toBe('not_confirmed');
  const confirmed = ['Tungsten Carbide at Griffin GA from $8.50 to $6.00 per lb (−29.4%)'];
  expect((await send({ ...jump, confirmed })).status).toBe(201);
  // From the yard's 6.00 this is small; from the common 8.50 it is not. Back to the common price is a jump again.
  expect((await send(batchOf([{ metalType: 'carbide', yardId: 'griffin', price: '6.50' }]))).status).toBe(
    201,
  );
  expect(await gradeAt('carbide', 'griffin')).toMatchObject({ price: '6.50', change: '0.50' });
  const back = batchOf([{ metalType: 'carbide', yardId: 'griffin', price: null }]);
  expect(await codeOf(await send(back))).toBe('not_confirmed');
});

test.each([
  ['a common price of nothing', [{ metalType: 'bronze', price: null }]],
  ['an unknown yard', [{ metalType: 'bronze', yardId: 'macon', price: '2.50' }]],
  [
    'one price twice',
    [
      { metalType: 'bronze', yardId: 'griffin', price: '2.50' },
      { metalType: 'bronze', yardId: 'griffin', price: '2.51' },
    ],
  ],
])('%s is refused', async (_, prices) => {
  expect((await send({ ...batchOf([]), prices })).status).toBe(400);
});

// Asked: 230
test('rivals who set one yard’s price leave one row, and a history without gaps', async () => {
  const prices = Array.from({ length: 8 }, (_, index) => `0.7${index}`);
  const answers = await Promise.all(
    prices.map((price) => send(batchOf([{ metalType: 'lead_clean', yardId: 'newnan', price }]))),
  );
  // Whoever did not see the price in whose place theirs comes is told.
  expect(new Set([201, 409, ...answers.map(({ status }) => status)])).toEqual(new Set([201, 409]));
  const published = answers.filter(({ status }) => status === 201).length;
  const lead = await gradeAt('lead_clean', 'newnan');
  const own = eq(yardPriceOverrides.metalPriceId, lead?.id ?? '');
  expect(await server.db.$count(yardPriceOverrides, own)).toBe(1);
  const past = await server.db
    .select()
    .from(yardPriceHistory)
    .where(eq(yardPriceHistory.metalPriceId, lead?.id ?? ''))
    .orderBy(yardPriceHistory.effectiveTo);
  expect(past).toHaveLength(published - 1);
  for (const [index, row] of past.entries())
    expect(row.effectiveTo).toEqual(past[index + 1]?.effectiveFrom ?? new Date(lead?.updatedAt ?? ''));
});

const shown = async () => ({
  card: (await cards()).find(({ metalType }) => metalType === 'copper_wire')?.price,
  list: await priceAt('copper_wire'),
  griffin: await priceAt('copper_wire', 'griffin'),
  atlanta: await priceAt('copper_wire', 'atlanta'),
  listAlone: await priceAt('copper_2'),
});

// Asked: 233
test('a batch that waited reaches cards, complete list and every yard in the same run', async () => {
  const scheduled = batchOf(
    [
      { metalType: 'copper_wire', price: '4.60' },
      { metalType: 'copper_wire', yardId: 'atlanta', price: '4.70' },
      { metalType: 'copper_2', price: '4.10' },
    ],
    { publishAt: newYorkLocal(new Date(Date.now() + 3 * 3_600_000)) },
  );
  expect(await (await send(scheduled)).json()).toEqual({ state: 'scheduled' });
  expect(await shown()).toEqual({
    card: '4.50',
    list: '4.50',
    griffin: '4.50',
    atlanta: '4.50',
    listAlone: '4.05',
  });
  await server.db
    .update(priceBatches)
    .set({ publishAt: new Date(Date.now() - 1_000) })
    .where(eq(priceBatches.id, scheduled.id));
  expect(await publishDuePrices(server.db)).toEqual({ published: 1 });
  expect(await shown()).toEqual({
    card: '4.60',
    list: '4.60',
    griffin: '4.60',
    atlanta: '4.70',
    listAlone: '4.10',
  });
});
