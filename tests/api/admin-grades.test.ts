import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import adminFunction from '../../netlify/functions/admin.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import * as api from '../../src/domain/prices/grades/admin-grades.api.ts';
import { setPricesApi } from '../../src/domain/prices/admin-prices.api.ts';
import { readPriceListApi, type GradePrice } from '../../src/domain/prices/list/price-list.api.ts';
import { listMetalPricesApi, type MetalPrice, priceHistoryApi } from '../../src/domain/prices/prices.api.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { seenGrade, seenOrder, withSeen } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
});

const newGrade = (name: string, more: object = {}) => ({
  id: randomUUID(),
  name,
  howToTell: 'Thin and clean',
  group: 'copper' as const,
  listed: 'list' as const,
  material: 'copper' as const,
  price: '4.20',
  unit: 'lb' as const,
  ...more,
});
const as = (cookie = owner.cookie) => ({ headers: { cookie } });
const add = (body: object, cookie?: string) =>
  callApi(ownersFunction, api.addGradeApi, { ...as(cookie), body });
const change = async (metalType: string, body: object, cookie?: string) => {
  const seen = await seenGrade(server.db, metalType);
  return callApi(ownersFunction, api.changeGradeApi, {
    ...as(cookie),
    params: { metalType },
    body: { seen, ...body },
  });
};
const order = async (group: string, metalTypes: readonly string[], cookie?: string) => {
  const seen = await seenOrder(server.db, group);
  return callApi(ownersFunction, api.orderGradesApi, { ...as(cookie), body: { group, metalTypes, seen } });
};
const list = async () => (await (await callApi(pricesFunction, readPriceListApi)).json()) as GradePrice[];
const typesIn = async (group: string) =>
  (await list()).filter((grade) => grade.group === group).map(({ metalType }) => metalType);
const cards = async () => (await (await callApi(pricesFunction, listMetalPricesApi)).json()) as MetalPrice[];
const history = () => callApi(pricesFunction, priceHistoryApi, { params: { metalType: 'ground_wire' } });
const facts = { howToTell: 'Thin', group: 'brass', listed: 'list', material: '' };

// Asked: 231
test('an owner adds a grade once, and it stands at the end of its group in the list alone', async () => {
  const before = await cards();
  const grade = newGrade('#1 Flashing');
  const answers = await Promise.all([add(grade), add(grade), add(grade)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await answers[0]?.json()).toEqual({ metalType: 'number_1_flashing' });
  expect((await typesIn('copper')).at(-1)).toBe('number_1_flashing');
  expect((await list()).find(({ metalType }) => metalType === 'number_1_flashing')).toMatchObject({
    name: '#1 Flashing',
    howToTell: 'Thin and clean',
    price: '4.20',
    change: null,
  });
  expect(await cards()).toEqual(before);
  expect(await audited(server, 'number_1_flashing')).toEqual([
    expect.objectContaining({ action: 'add_grade', actorId: owner.id }) as unknown,
  ]);
  const twin = await add({ ...grade, id: randomUUID() });
  expect(await twin.json()).toMatchObject({ fields: { name: expect.any(String) as string } });
  expect((await add(grade)).status).toBe(201);
  for (const changes of [{ name: 'Other' }, { price: '4.21' }, { howToTell: 'Thick' }]) {
    expect(await codeOf(await add({ ...grade, ...changes }))).toBe('idempotency_key_reused');
  }
});

// Asked: 231
test('a grade is renamed, described, moved and hidden, never deleted, and comes back', async () => {
  await add(newGrade('Ground Wire'));
  const body = { ...facts, name: 'Ground Wire, Bare' };
  expect([(await change('ground_wire', body)).status, (await change('ground_wire', body)).status]).toEqual([
    200, 200,
  ]);
  expect((await typesIn('brass')).includes('ground_wire')).toBe(true);
  await change('ground_wire', { ...body, listed: 'hidden' });
  expect((await list()).some(({ metalType }) => metalType === 'ground_wire')).toBe(false);
  expect((await history()).status).toBe(404);
  await change('ground_wire', body);
  expect((await history()).status).toBe(200);
  expect((await audited(server, 'ground_wire')).map(({ action }) => action)).toEqual([
    'add_grade',
    'change_grade',
    'change_grade',
    'change_grade',
  ]);
});

test('a card is a type of the cards’ call, and keeps the name that its type gives it', async () => {
  await add(newGrade('Copper Nickel'));
  const shown = { ...facts, group: 'copper', name: 'Copper Nickel', listed: 'card' };
  expect((await change('copper_nickel', { ...shown, name: 'Monel' })).status).toBe(400);
  expect((await change('copper_nickel', shown)).status).toBe(200);
  expect((await cards()).at(-1)?.metalType).toBe('copper_nickel');
  await change('copper_nickel', { ...shown, listed: 'list' });
  expect((await cards()).some(({ metalType }) => metalType === 'copper_nickel')).toBe(false);
  const steel = { ...facts, group: 'steel', name: 'Iron', listed: 'list' };
  expect(await (await change('steel', steel)).json()).toMatchObject({
    fields: { name: expect.any(String) as string },
  });
});

const listInSpanish = async () =>
  (await (
    await callApi(pricesFunction, readPriceListApi, { query: { language: 'es' } })
  ).json()) as GradePrice[];
const inSpanish = async (type: string) => (await listInSpanish()).find(({ metalType }) => metalType === type);

test('an owner gives a grade a Spanish name and note, which the Spanish list says, and takes them back', async () => {
  await add(newGrade('Bus Bar', { nameEs: 'Barra de cobre (bus bar)' }));
  expect(await inSpanish('bus_bar')).toMatchObject({
    name: 'Barra de cobre (bus bar)',
    isNameEnglish: false,
    howToTell: 'Thin and clean',
    isNoteEnglish: true,
  });
  const body = { ...facts, name: 'Bus Bar', nameEs: '', howToTellEs: 'Delgada y limpia' };
  expect([(await change('bus_bar', body)).status, (await change('bus_bar', body)).status]).toEqual([
    200, 200,
  ]);
  expect(await inSpanish('bus_bar')).toMatchObject({
    name: 'Bus Bar',
    isNameEnglish: true,
    howToTell: 'Delgada y limpia',
    isNoteEnglish: false,
  });
  // A form that was open before there were Spanish fields changes none of them.
  await change('bus_bar', { ...facts, name: 'Bus Bar, Thick' });
  expect(await inSpanish('bus_bar')).toMatchObject({ howToTell: 'Delgada y limpia', isNoteEnglish: false });
  expect((await list()).find(({ metalType }) => metalType === 'bus_bar')).not.toHaveProperty('isNameEnglish');
  expect((await audited(server, 'bus_bar')).map(({ action }) => action)).toEqual([
    'add_grade',
    'change_grade',
    'change_grade',
  ]);
  const steel = { ...facts, group: 'steel', name: 'Steel', nameEs: 'Fierro' };
  expect(await (await change('steel', steel)).json()).toMatchObject({
    fields: { nameEs: expect.any(String) as string },
  });
});

test('a group is put in order, once, and not by a list that is out of date', async () => {
  const before = await cards();
  const types = await typesIn('stainless');
  const turned = types.toReversed();
  expect([(await order('stainless', turned)).status, (await order('stainless', turned)).status]).toEqual([
    200, 200,
  ]);
  expect(await typesIn('stainless')).toEqual(turned);
  expect(await audited(server, 'stainless')).toHaveLength(1);
  for (const wrong of [turned.slice(1), [...turned, 'steel'], [...turned.slice(1), turned[1] ?? '']])
    expect(await codeOf(await order('stainless', wrong))).toBe('changed_since');
  await order('stainless', types);
  expect(await cards()).toEqual(before);
});

// Asked: 231
test('bad input names its field', async () => {
  expect((await change('gold', { ...facts, name: 'Gold' })).status).toBe(404);
  for (const [field, value] of [
    ['name', ' '],
    ['howToTell', 'x'.repeat(121)],
    ['nameEs', 'x'.repeat(61)],
    ['howToTellEs', 'x'.repeat(121)],
    ['group', 'gold'],
    ['price', 'free'],
    ['name', '•'],
  ] as const)
    expect(await (await add(newGrade('Gold', { [field]: value }))).json()).toMatchObject({
      fields: { [field]: expect.any(String) as string },
    });
});

/** Whether the work left the message that starts a build. */
const asksForBuild = async (work: () => Promise<Response>, status: number) => {
  await server.db.delete(outbox);
  expect((await work()).status).toBe(status);
  return (await server.db.$count(outbox, eq(outbox.kind, 'site_build'))) === 1;
};

test('what pages show of a grade asks for a build, once done; a price alone, which pages fetch, does not', async () => {
  const grade = newGrade('Copper Chops');
  const body = { ...facts, name: 'Copper Chops, Dry', group: 'copper' };
  expect(await asksForBuild(() => add(grade), 201)).toBe(true);
  expect(await asksForBuild(() => change('copper_chops', body), 200)).toBe(true);
  const turned = (await typesIn('copper')).toReversed();
  expect(await asksForBuild(() => order('copper', turned), 200)).toBe(true);
  // The second time nothing changes.
  expect(await asksForBuild(() => add(grade), 201)).toBe(false);
  expect(await asksForBuild(() => change('copper_chops', body), 200)).toBe(false);
  expect(await asksForBuild(() => order('copper', turned), 200)).toBe(false);
  const [price] = await withSeen(server.db, [{ metalType: 'copper_chops', price: '4.25' }]);
  const batch = { id: randomUUID(), prices: [price], publishAt: null };
  expect(await asksForBuild(() => callApi(adminFunction, setPricesApi, { ...as(), body: batch }), 201)).toBe(
    false,
  );
  expect((await list()).find(({ metalType }) => metalType === 'copper_chops')?.price).toBe('4.25');
});
