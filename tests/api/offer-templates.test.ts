import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import {
  deleteOfferTemplateApi,
  listOfferTemplatesApi,
  saveOfferTemplateApi,
} from '../../src/domain/offers/offer-templates.api.ts';
import { actionsOn } from '../support/audited.ts';
import { offerLineOf } from '../support/offer.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'staff'));
});

const body = { name: 'Car, complete', lines: [{ ...offerLineOf({ weight: null }), price: null }] };
const list = async () => (await staffCall(adminFunction, listOfferTemplatesApi, cookie)).body;
const save = (id: string, changes: object = {}) =>
  staffCall(adminFunction, saveOfferTemplateApi, cookie, { id, body: { ...body, ...changes } });
const remove = (id: string) => staffCall(adminFunction, deleteOfferTemplateApi, cookie, { id });

test('a template is saved, renamed, extended and deleted, each once however often it is sent, with its audit rows', async () => {
  const id = randomUUID();
  for (const _ of [1, 2]) expect(await save(id)).toEqual({ status: 200, body: { id, ...body } });
  await save(randomUUID(), { name: 'AC units' });
  for (const _ of [1, 2]) expect((await save(id, { name: 'Whole car' })).status).toBe(200);
  const lines = [...body.lines, { ...offerLineOf(), label: 'Wheels' }];
  for (const _ of [1, 2]) expect((await save(id, { name: 'Whole car', lines })).status).toBe(200);
  expect(await list()).toMatchObject([{ name: 'AC units' }, { id, name: 'Whole car', lines }]);
  for (const _ of [1, 2]) expect(await remove(id)).toEqual({ status: 200, body: { done: true } });
  expect(await list()).toMatchObject([{ name: 'AC units' }]);
  expect(await actionsOn(server, id)).toEqual([
    'save_offer_template',
    'save_offer_template',
    'save_offer_template',
    'delete_offer_template',
  ]);
});

test.each([
  ['no name', { name: '  ' }],
  ['no lines', { lines: [] }],
  ['a price that is none', { lines: [{ ...offerLineOf(), price: 'much' }] }],
  ['too many lines', { lines: Array.from({ length: 21 }, () => offerLineOf()) }],
])('a template with %s is refused, and nothing is saved', async (_, changes) => {
  const before = await list();
  expect((await save(randomUUID(), changes)).status).toBe(400);
  expect(await list()).toEqual(before);
});
