import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { metalPriceHistory, metalPrices } from '../../netlify/database/schema/prices.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { publishDuePrices } from '../../netlify/services/prices/publish-due-prices.ts';
import * as api from '../../src/domain/prices/admin-prices.api.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { actionsOn, audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { codeOf } from '../support/code-of.ts';
import { confirmAll } from '../support/confirm-all.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { type Batch, withSeen } from '../support/seen.ts';
import { sendAll } from '../support/paid-order.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useLinkedServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const by = (id = '', cookie = staff.cookie) => ({ headers: { cookie }, params: { id } });

type Prices = Readonly<Record<string, string>>;
const batchOf = (prices: Prices, more: object = {}) => ({
  id: randomUUID(),
  prices: Object.entries(prices).map(([metalType, price]) => ({ metalType, price })),
  publishAt: null,
  ...more,
});
const send = async (body: Batch, cookie?: string) => {
  const prices = await withSeen(server.db, body.prices);
  return callApi(adminFunction, api.setPricesApi, { ...by('', cookie), body: { ...body, prices } });
};
const confirm = (body: Batch) => confirmAll((confirmed) => send({ ...body, confirmed }));
const undoes = (id: string) => callApi(adminFunction, api.undoPricesApi, by(id));
const cancels = (id: string) => callApi(adminFunction, api.cancelPricesApi, by(id));
const read = async () =>
  (await (await callApi(adminFunction, api.readPriceBoardApi, by())).json()) as api.PriceBoard;
const priceOf = async (metalType: string) =>
  (await read()).metals.find((metal) => metal.metalType === metalType)?.price;
const shown = async (id: string) => (await read()).batches.find((batch) => batch.id === id);
const linesOfHistory = async (metalType: string) => {
  const ofMetal = and(
    eq(metalPriceHistory.metalPriceId, metalPrices.id),
    eq(metalPrices.metalType, metalType),
  );
  return (await server.db.select().from(metalPriceHistory).innerJoin(metalPrices, ofMetal)).length;
};
/** Far enough ahead that the hour that repeats in the fall, whose first occurrence counts, is not past. */
const soon = () => newYorkLocal(new Date(Date.now() + 3 * 3_600_000));
const makeDue = (id: string, at = new Date(Date.now() - 1_000)) =>
  server.db.update(priceBatches).set({ publishAt: at }).where(eq(priceBatches.id, id));

// Asked: 310, 312
test('several prices are published together, once, and undone together, once', async () => {
  const batch = batchOf({ copper_wire: '4.64', steel: '0.12' });
  const first = await send(batch);
  expect([first.status, await first.json()]).toEqual([201, { state: 'published' }]);
  expect([await priceOf('copper_wire'), await priceOf('steel')]).toEqual(['4.64', '0.12']);
  const history = await linesOfHistory('copper_wire');
  expect((await send(batch)).status).toBe(201);
  expect(await linesOfHistory('copper_wire')).toBe(history);
  expect(await shown(batch.id)).toMatchObject({ createdBy: staff.name, state: 'published', canUndo: true });

  const undone = await Promise.all([undoes(batch.id), undoes(batch.id), undoes(batch.id)]);
  expect(undone.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await priceOf('copper_wire'), await priceOf('steel')]).toEqual(['4.50', '0.11']);
  expect(await linesOfHistory('copper_wire')).toBe(history + 1);
  expect(await shown(batch.id)).toMatchObject({ state: 'undone', canUndo: false });
  const actor = { actorId: staff.id, actorName: staff.name };
  const [old, fresh] = [
    { copper_wire: '4.50', steel: '0.11' },
    { copper_wire: '4.64', steel: '0.12' },
  ];
  expect(await audited(server, batch.id)).toEqual([
    { action: 'publish_prices', ...actor, before: old, after: fresh },
    { action: 'undo_prices', ...actor, before: fresh, after: old },
  ]);
});

test('one batch sent ten times at once changes the price once', async () => {
  const before = await linesOfHistory('brass');
  const batch = batchOf({ brass: '2.60' });
  const body = { ...batch, prices: await withSeen(server.db, batch.prices) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      untilAnswered(() => callApi(adminFunction, api.setPricesApi, { ...by(''), body })),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await linesOfHistory('brass')).toBe(before + 1);
  expect(await audited(server, batch.id)).toHaveLength(1);
});

test('of batches of the same metals at once one counts, and the others are told; none waits for another', async () => {
  // No price is a large change after any other, because they come in any order.
  const prices = Array.from({ length: 10 }, (_, index) => `0.5${3 + (index % 5)}`);
  const answers = await Promise.all(
    prices.map((price, index) =>
      send(
        batchOf(index % 2 ? { aluminum: price, old_sheet: price } : { old_sheet: price, aluminum: price }),
      ),
    ),
  );
  const codes = await Promise.all(answers.map((answer) => (answer.status === 201 ? 'ok' : codeOf(answer))));
  expect(new Set(['ok', 'changed_since', ...codes])).toEqual(new Set(['ok', 'changed_since']));
  expect(codes).toContain('ok');
  expect(await priceOf('aluminum')).toBe(await priceOf('old_sheet'));
});

// Asked: 312
test('a large change asks again, and changes nothing until it is confirmed', async () => {
  const batch = batchOf({ cast_aluminum: '0.61', stainless_steel: '0.52' });
  const questions = ['Stainless Steel from $0.44 to $0.52 per lb (+18.2%)'];
  const asked = await send(batch);
  expect(await asked.json()).toMatchObject({ code: 'not_confirmed', figures: { questions } });
  expect([await priceOf('cast_aluminum'), await shown(batch.id)]).toEqual(['0.60', undefined]);
  const slipped = { ...batch, prices: [{ metalType: 'stainless_steel', price: '0.53' }] };
  expect(await codeOf(await send({ ...slipped, confirmed: questions }))).toBe('not_confirmed');
  expect((await send({ ...batch, confirmed: questions })).status).toBe(201);
  expect(await priceOf('stainless_steel')).toBe('0.52');
});

test('a change of more than 50% is an owner’s, who is asked', async () => {
  const batch = batchOf({ cast_aluminum: '6.10' });
  const confirmed = ['Cast Aluminum from $0.61 to $6.10 per lb (+900.0%)'];
  const refused = await send({ ...batch, confirmed });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'needs_owner', figures: { questions: confirmed } });
  const { cookie } = await staffWith(server.db, 'owner');
  expect(await codeOf(await send(batch, cookie))).toBe('not_confirmed');
  expect((await send({ ...batch, confirmed }, cookie)).status).toBe(201);
  expect((await undoes(batch.id)).status).toBe(200);
});

test('a jump is measured from the last price that was not 0, whether it goes out now or is scheduled', async () => {
  for (const yard of [undefined, 'newnan'] as const) {
    const at = yard ? ' at Newnan GA' : '';
    const to = (price: string | null) => ({
      ...batchOf({}),
      prices: [{ metalType: 'brass', price, ...(yard && { yardId: yard }) }],
    });
    await confirm(to('2.50'));
    expect((await confirm(to('0'))).status).toBe(201);
    // A yard may go by way of the common price, too.
    for (const price of yard ? [null, '0'] : []) expect((await confirm(to(price))).status).toBe(201);
    for (const batch of [to('25.00'), { ...to('25.00'), publishAt: soon() }])
      expect(await (await send(batch)).json()).toMatchObject({
        code: 'needs_owner',
        figures: { questions: [`Red Brass${at} from $2.50 to $25.00 per lb (+900.0%)`] },
      });
    // Nothing is asked about a price that comes back.
    const [back, waits] = [to('2.50'), { ...to('2.55'), publishAt: soon() }];
    expect((await send(waits)).status).toBe(201);
    expect((await send(back)).status).toBe(201);
    expect((await confirm(to('0'))).status).toBe(201);
    // Nor is more paid meanwhile, because nothing is posted.
    const brass = ticketLine({ metalType: 'brass', gross: '1', price: '25.00', priceReason: 'agreed' });
    const ticket = ticketOf({ yardId: 'newnan', lines: [brass], totalCents: 2_500 });
    const paid = await callApi(adminFunction, recordTicketApi, { ...by(), body: ticket });
    expect(await paid.json()).toMatchObject({
      code: 'needs_owner',
      figures: { questions: ['Red Brass at $25.00 per lb, last posted $2.50 per lb'] },
    });
    await makeDue(waits.id);
    expect(await publishDuePrices(server.db)).toEqual({ published: 1 });
  }
});

test('new prices for most of the board are asked about', async () => {
  const all = (await read()).metals;
  const same = (count: number) =>
    batchOf(Object.fromEntries(all.slice(0, count).map(({ metalType, price }) => [metalType, price])));
  const half = Math.floor(all.length / 2);
  const most = await send(same(half + 1));
  const questions = [`New prices for ${half + 1} of ${all.length} grades`];
  expect(await most.json()).toMatchObject({ code: 'not_confirmed', figures: { questions } });
  expect((await send(same(half))).status).toBe(201);
});

test('a batch whose prices have changed again cannot be undone', async () => {
  const batch = batchOf({ auto_bodies: '0.090', mixed_metals: '0.11' });
  await send(batch);
  await changePrice(server.db, 'mixed_metals', '0.12');
  await changePrice(server.db, 'mixed_metals', '0.11');
  expect((await shown(batch.id))?.canUndo).toBe(false);
  expect(await codeOf(await undoes(batch.id))).toBe('price_moved_on');
  expect(await priceOf('auto_bodies')).toBe('0.090');
});

const waiting = (price: string) => ({ ...batchOf({ steel: price }), publishAt: soon() });

// Asked: 312
test('prices wait for their time, and two runs at once publish them once, the last one last', async () => {
  const [early, late] = [waiting('0.115'), waiting('0.12')];
  for (const batch of [late, early]) expect(await (await send(batch)).json()).toEqual({ state: 'scheduled' });
  expect(await publishDuePrices(server.db)).toEqual({ published: 0 });
  expect(await codeOf(await undoes(early.id))).toBe('already_done');
  await makeDue(early.id, new Date(Date.now() - 60_000));
  await makeDue(late.id);
  const runs = await Promise.all([publishDuePrices(server.db), publishDuePrices(server.db)]);
  expect(runs.map(({ published }) => published).reduce((sum, each) => sum + each)).toBe(2);
  expect(await priceOf('steel')).toBe('0.12');
  expect((await audited(server, early.id)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['schedule_prices', staff.id],
    ['publish_prices', staff.id],
  ]);
});

test('what is scheduled is not published over prices that have moved so far that it became a jump', async () => {
  const [calm, jump, confirmed] = [waiting('0.125'), waiting('0.13'), waiting('0.18')];
  for (const batch of [calm, jump, confirmed]) expect((await confirm(batch)).status).toBe(201);
  await makeDue(calm.id);
  expect(await publishDuePrices(server.db)).toEqual({ published: 1 });
  await changePrice(server.db, 'steel', '0.155');
  await makeDue(jump.id);
  expect(await publishDuePrices(server.db)).toEqual({ published: 0 });
  expect([await priceOf('steel'), (await shown(jump.id))?.state]).toEqual(['0.155', 'canceled']);
  expect((await audited(server, jump.id)).map(({ action }) => action)).toEqual([
    'schedule_prices',
    'cancel_prices',
  ]);
  await sendAll(server);
  const told = server.mail.messages().filter(({ subject }) => subject.endsWith('weren’t published'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('/admin/prices');
  const again = waiting('0.18');
  expect((await confirm(again)).status).toBe(201);
  for (const { id } of [confirmed, again]) await makeDue(id);
  await publishDuePrices(server.db);
  // Confirmed against the current price, and against one that is gone.
  expect([(await shown(confirmed.id))?.state, (await shown(again.id))?.state]).toEqual([
    'canceled',
    'published',
  ]);
});

const AT_GRIFFIN = 'griffin';
const published = async (metalType: string, price: string | null, yardId?: string) => {
  const batch = { ...batchOf({}), prices: [{ metalType, price, ...(yardId && { yardId }) }] };
  expect((await confirm(batch)).status).toBe(201);
  return batch.id;
};

test('what is scheduled for a yard is measured from the common price, if the yard has lost its own meanwhile', async () => {
  await published('aluminum', '0.40');
  await published('aluminum', '0.60', AT_GRIFFIN);
  const prices = [{ metalType: 'aluminum', yardId: AT_GRIFFIN, price: '0.62' }];
  const batch = { ...batchOf({}), prices, publishAt: soon() };
  expect((await send(batch)).status).toBe(201);
  await published('aluminum', null, AT_GRIFFIN);
  await makeDue(batch.id);
  expect(await publishDuePrices(server.db)).toEqual({ published: 0 });
  expect((await shown(batch.id))?.state).toBe('canceled');
});

test('a yard that follows the common price again is measured with that of the same batch, now and when it is due', async () => {
  await published('cast_aluminum', '0.44');
  const own = await published('cast_aluminum', '0.48', AT_GRIFFIN);
  const follow = (more: object = {}) => ({
    ...batchOf({ cast_aluminum: '0.38' }, more),
    prices: [
      { metalType: 'cast_aluminum', price: '0.38' },
      { metalType: 'cast_aluminum', yardId: AT_GRIFFIN, price: null },
    ],
  });
  const asked = await send(follow());
  const questions = ['Cast Aluminum at Griffin GA from $0.48 to $0.38 per lb (−20.8%)'];
  expect(await asked.json()).toMatchObject({ code: 'not_confirmed', figures: { questions } });
  expect((await undoes(own)).status).toBe(200);
  await published('cast_aluminum', '0.44', AT_GRIFFIN);
  const waits = follow({ publishAt: soon() });
  expect((await send(waits)).status).toBe(201);
  await published('cast_aluminum', '0.48', AT_GRIFFIN);
  await makeDue(waits.id);
  expect(await publishDuePrices(server.db)).toEqual({ published: 0 });
});

test.each([undefined, AT_GRIFFIN])(
  'batches are undone one after the other, from the top (%s)',
  async (yardId) => {
    const bottom = await published('stainless_steel', '0.51', yardId);
    const middle = await published('stainless_steel', '0.50', yardId);
    const top = await published('stainless_steel', '0.49', yardId);
    expect(await codeOf(await undoes(bottom))).toBe('price_moved_on');
    expect((await undoes(top)).status).toBe(200);
    expect(await codeOf(await undoes(bottom))).toBe('price_moved_on');
    expect([(await shown(middle))?.canUndo, (await shown(bottom))?.canUndo]).toEqual([true, false]);
    expect((await undoes(middle)).status).toBe(200);
    expect((await undoes(bottom)).status).toBe(200);
  },
);

test.each([undefined, AT_GRIFFIN])(
  'a price that was changed and changed back has moved on (%s)',
  async (yardId) => {
    const first = await published('stainless_steel', '0.51', yardId);
    await published('stainless_steel', '0.50', yardId);
    await published('stainless_steel', '0.51', yardId);
    expect((await shown(first))?.canUndo).toBe(false);
    expect(await codeOf(await undoes(first))).toBe('price_moved_on');
  },
);

test('a scheduled batch is canceled once, and a published one is not, nor one that was undone', async () => {
  const batch = { ...batchOf({ brass: '2.55' }), publishAt: soon() };
  await send(batch);
  expect([(await cancels(batch.id)).status, (await cancels(batch.id)).status]).toEqual([200, 200]);
  await makeDue(batch.id);
  expect(await publishDuePrices(server.db)).toEqual({ published: 0 });
  expect(await actionsOn(server, batch.id)).toEqual(['schedule_prices', 'cancel_prices']);
  const now = batchOf({ brass: '2.56' });
  await send(now);
  const figures = { by: expect.any(String) as string, at: expect.any(String) as string };
  expect(await (await cancels(now.id)).json()).toMatchObject({ code: 'already_done', figures });
  await undoes(now.id);
  expect(await codeOf(await cancels(now.id))).toBe('already_done');
});

test.each([
  ['past', newYorkLocal(new Date(Date.now() - 600_000))],
  ['in an hour that the clocks leave out', '2027-03-14T02:30'],
  ['no time', 'tomorrow'],
  ['years ahead', '2039-01-01T08:00'],
])('a time that is %s is refused beside its field', async (_, publishAt) => {
  const response = await send(batchOf({ brass: '2.57' }, { publishAt }));
  expect(await response.json()).toMatchObject({ fields: { publishAt: expect.any(String) as unknown } });
});

test('a batch is its maker’s, its metals are known and named once, its prices are prices', async () => {
  const batch = batchOf({ brass: '2.58' });
  await send(batch);
  const other = await staffWith(server.db, 'owner');
  expect(await codeOf(await send(batch, other.cookie))).toBe('idempotency_key_reused');
  expect((await send({ ...batch, prices: [{ metalType: 'brass', price: '2.580' }] })).status).toBe(201);
  const later = newYorkLocal(new Date(Date.now() + 3_600_000));
  for (const changes of [
    { prices: [{ metalType: 'brass', price: '2.61' }] },
    { prices: [...batch.prices, { metalType: 'steel', price: '0.12' }] },
    { prices: [{ metalType: 'brass', yardId: 'griffin', price: '2.58' }] },
    { publishAt: later },
  ]) {
    expect(await codeOf(await send({ ...batch, ...changes }))).toBe('idempotency_key_reused');
  }
  const two = batchOf({ brass: '2.60', old_sheet: '0.55' });
  expect((await send(two)).status).toBe(201);
  expect(await codeOf(await send({ ...two, prices: two.prices.slice(0, 1) }))).toBe('idempotency_key_reused');
  const scheduled = batchOf({ brass: '2.59' }, { publishAt: later });
  expect((await send(scheduled)).status).toBe(201);
  expect((await send(scheduled)).status).toBe(201);
  expect(await codeOf(await send({ ...scheduled, publishAt: null }))).toBe('idempotency_key_reused');
  expect((await cancels(scheduled.id)).status).toBe(200);
  expect((await send(batchOf({ gold: '1' }))).status).toBe(404);
  expect((await send(batchOf({}))).status).toBe(400);
  expect((await send(batchOf({ brass: '1e3' }))).status).toBe(400);
  const twice = batchOf({ brass: '2.59' });
  expect((await send({ ...twice, prices: [...twice.prices, ...twice.prices] })).status).toBe(400);
  for (const id of ['x', randomUUID()]) {
    expect([(await undoes(id)).status, (await cancels(id)).status]).toEqual([404, 404]);
  }
  expect((await send(batchOf({ brass: '2.6' }), '')).status).toBe(401);
});

test('a crash on the way leaves nothing behind', async () => {
  const before = await priceOf('copper_wire');
  server.link.once('commit', 'metal_prices');
  const batch = batchOf({ copper_wire: '4.55' });
  expect((await send(batch)).status).toBe(503);
  expect([await priceOf('copper_wire'), await shown(batch.id), await audited(server, batch.id)]).toEqual([
    before,
    undefined,
    [],
  ]);
});
