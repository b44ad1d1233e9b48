import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertAddresses, priceAlerts } from '../../netlify/database/schema/price-alerts.ts';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { metalPrices, yardPriceHistory, yardPriceOverrides } from '../../netlify/database/schema/prices.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { cleanUp } from '../../netlify/services/clean-up.ts';
import { checkAlerts, queueLists } from '../../netlify/services/price-alerts/fire-alerts.ts';
import { mailPriceAlerts } from '../../netlify/services/price-alerts/mail.ts';
import { publishDuePrices } from '../../netlify/services/prices/publish-due-prices.ts';
import { seedGrades } from '../../src/domain/prices/grades/seed-grades.ts';
import type { YardId } from '../../src/business/yards.ts';
import { lastListTime } from '../../src/domain/price-alerts/alert-fires.ts';
import {
  type AlertsPage,
  changeAlertApi,
  confirmAlertApi,
  createAlertApi,
  endAlertApi,
  openAlertsApi,
  unsubscribeApi,
} from '../../src/domain/price-alerts/price-alerts.api.ts';
import * as api from '../../src/domain/prices/admin-prices.api.ts';
import { changeGradeApi } from '../../src/domain/prices/grades/admin-grades.api.ts';
import { GRADE_GROUP_KEYS } from '../../src/domain/prices/grades/grades.ts';
import { readPriceListApi, type GradePrice } from '../../src/domain/prices/list/price-list.api.ts';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { changePrice } from '../support/change-price.ts';
import { codeOf } from '../support/code-of.ts';
import { workOutbox } from '../support/due-work.ts';
import { type Batch, seenGrade, withSeen } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

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

const GRADE = 'copper_2';
let mailboxes = 0;
const freshEmail = () => `alerts${(mailboxes += 1)}@example.com`;
const alertOf = (changes: object = {}) => ({
  kind: 'at_least',
  metalType: GRADE,
  yardId: '',
  atLeast: '4.20',
  email: freshEmail(),
  locale: 'en',
  ...changes,
});
const ask = (body: object) => callApi(quotesFunction, createAlertApi, { body });
const mailsTo = async (email: string) => {
  await settled();
  return server.mail.messages().filter(({ to }) => to.includes(email));
};
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { fields?: Record<string, string> }).fields;
const onPage = async (
  contract: typeof openAlertsApi | typeof confirmAlertApi | typeof endAlertApi | typeof changeAlertApi,
  body: object,
) => callApi(quotesFunction, contract, { body });
const alertsOf = async (response: Response) => ((await response.json()) as AlertsPage).alerts;
const rowOf = async (email: string) => {
  const [row] = await server.db.select().from(alertAddresses).where(eq(alertAddresses.email, email));
  return row;
};

async function asked(changes: object = {}) {
  const body = alertOf(changes);
  expect((await ask(body)).status).toBe(202);
  const mail = (await mailsTo(body.email)).at(-1);
  const token = /(?:price-alerts|avisos-de-precio)#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const alerts = await alertsOf(await onPage(openAlertsApi, { token }));
  return { ...body, token, alertId: alerts.at(-1)?.id ?? '', mail };
}
async function agreed(changes: object = {}) {
  const alert = await asked(changes);
  const { token, alertId } = alert;
  expect((await onPage(confirmAlertApi, { token, alertId })).status).toBe(200);
  return alert;
}
const publish = async (price: string, metalType = GRADE) => {
  const body = batchOf([{ metalType, price }]);
  expect((await send(body)).status).toBe(201);
  return body.id;
};
/** A quarter of an hour goes by. */
async function wait() {
  await server.db.execute(
    sql`update outbox set available_at = available_at - interval '15 minutes' where state = 'pending'`,
  );
  await server.db.execute(sql`update metal_prices set updated_at = updated_at - interval '15 minutes'`);
  await workOutbox();
}
const alertsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ headers }) => 'list-unsubscribe' in headers);
const newDay = (email: string) =>
  server.db
    .update(alertAddresses)
    .set({ mailedAt: sql`mailed_at - interval '25 hours'` })
    .where(eq(alertAddresses.email, email));
const ago = (interval: string) => sql`now() - ${interval}::interval`;
const click = (url: URL) =>
  callApi(quotesFunction, unsubscribeApi, {
    path: url.pathname,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('price alerts', () => {
  beforeEach(async () => {
    await server.db.delete(alertAddresses);
    await changePrice(server.db, GRADE, '4.05');
    await wait();
  });

  test.each([
    ['en', 'Please confirm', '#2 copper', '/price-alerts#'],
    ['es', 'Confirme su aviso', 'cobre', '/es/avisos-de-precio#'],
  ])(
    'in %s an address is asked first, and the answer is the same for one that we know',
    async (locale, subject, grade, path) => {
      const { email, mail, token } = await agreed({ locale });
      expect(mail?.subject).toContain(subject);
      expect(mail?.text).toMatch(new RegExp(grade, 'i'));
      expect(mail?.text).toContain(`${path}${token}`);
      const answers = await Promise.all([{ email, locale }, { locale }].map((body) => ask(alertOf(body))));
      for (const answer of answers)
        expect([answer.status, await answer.json()]).toEqual([202, { done: true }]);
      expect((await mailsTo(email)).at(-1)?.subject).toMatch(/already|Ya tiene/);
    },
  );

  test('what says nothing, is no amount, or is reached already is refused at its field', async () => {
    const refusals = [
      [{ atLeast: '-1' }, 'atLeast', 'Please enter dollars and cents, like 4.50'],
      [{ atLeast: '4.501' }, 'atLeast', 'Please enter dollars and cents, like 4.50'],
      [{ atLeast: '4.05' }, 'atLeast', 'The price is already there. Please enter a higher one'],
      [{ metalType: '' }, 'metalType', 'Please choose a grade'],
      [{ email: 'ada@' }, 'email', 'Please enter a valid email'],
    ] as const;
    for (const [changes, field, sentence] of refusals)
      expect(await fieldsOf(await ask(alertOf(changes)))).toEqual({ [field]: sentence });
    expect(await codeOf(await ask(alertOf({ metalType: 'gold' })))).toBe('no_alert');
    for (const set of [{ listed: 'hidden' }, { listed: 'list', price: '0' }] as const) {
      await server.db.update(metalPrices).set(set).where(eq(metalPrices.metalType, GRADE));
      expect(await codeOf(await ask(alertOf()))).toBe('no_alert');
    }
    await server.db
      .update(metalPrices)
      .set({ listed: 'list', price: '4.05' })
      .where(eq(metalPrices.metalType, GRADE));
    expect(await server.db.$count(alertAddresses)).toBe(0);
  });

  test('a price that reaches the amount is told once it has stood for 15 minutes, with the one before', async () => {
    const { email } = await agreed({ yardId: 'griffin' });
    const unconfirmed = await asked();
    const id = await publish('4.20');
    await workOutbox();
    expect(await alertsTo(email)).toEqual([]);
    await wait();
    const [mail, ...more] = await alertsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/is now \$4\.20 per lb$/);
    expect(mail?.text).toMatch(/\$4\.20 per lb at Griffin.* since .*; it was \$4\.05/);
    expect(await alertsTo(unconfirmed.email)).toEqual([]);
    // The same publish once more, and a price that stays above.
    await newDay(email);
    await checkAlerts(server.db, id);
    await publish('4.30');
    await wait();
    expect(await alertsTo(email)).toHaveLength(1);
    await publish('4.10');
    await wait();
    await publish('4.20');
    await wait();
    expect(await alertsTo(email)).toHaveLength(2);
  });

  test('prices that were undone in the meantime mail nobody', async () => {
    const { email } = await agreed();
    const id = await publish('4.40');
    expect((await undoes(id)).status).toBe(200);
    await wait();
    expect(await priceAt(GRADE)).toBe('4.05');
    // Nor does one that has not stood for long when the check of another comes.
    await publish('4.10');
    await server.db.execute(sql`update outbox set available_at = now() where state = 'pending'`);
    await publish('4.40');
    await workOutbox();
    expect(await alertsTo(email)).toEqual([]);
  });

  test('a price that reaches the amount before its alert is confirmed is told then', async () => {
    const { email, token, alertId } = await asked();
    await publish('4.20');
    await wait();
    await onPage(confirmAlertApi, { token, alertId });
    await workOutbox();
    expect((await alertsTo(email)).map(({ subject }) => subject).join()).toMatch(/is now \$4\.20 per lb$/);
  });

  test('a price that moved is told from 3%, measured from the last mail, once a day and then the next morning', async () => {
    const { email } = await agreed({ kind: 'moved', atLeast: '' });
    await publish('4.17');
    await wait();
    expect(await alertsTo(email)).toEqual([]);
    await publish('4.18');
    await wait();
    expect(await alertsTo(email)).toHaveLength(1);
    await publish('4.05');
    await wait();
    expect(await alertsTo(email)).toHaveLength(1);
    const row = await rowOf(email);
    await mailPriceAlerts(server.db, row?.id ?? '', new Date(Date.now() + 25 * 3_600_000));
    const [, second] = await alertsTo(email);
    expect(second?.text).toContain('it was $4.18');
  });

  test('a grade that is hidden or priced by phone since then is not told until it is shown again', async () => {
    const { email } = await agreed();
    const id = await publish('4.40');
    await server.db.update(metalPrices).set({ listed: 'hidden' }).where(eq(metalPrices.metalType, GRADE));
    await wait();
    await checkAlerts(server.db, id);
    expect(await alertsTo(email)).toEqual([]);
    const seen = await seenGrade(server.db, GRADE);
    const { cookie } = await staffWith(server.db, 'owner');
    await callApi(ownersFunction, changeGradeApi, {
      headers: { cookie },
      params: { metalType: GRADE },
      body: { ...seen, listed: 'list', seen },
    });
    await wait();
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test('an alert in another unit than the list’s starts over as it is changed or asked for again', async () => {
    const [again, changed] = [await agreed(), await agreed()];
    await server.db.update(priceAlerts).set({ unit: 'ton', knownPrice: '4.90' });
    await ask(alertOf({ email: again.email }));
    const { token, alertId } = changed;
    await onPage(changeAlertApi, { token, alertId, atLeast: '4.30' });
    await publish('4.30');
    await wait();
    for (const { email } of [again, changed])
      expect((await alertsTo(email)).map(({ text }) => text).join()).toContain('it was $4.05');
  });

  test('the whole list goes out each Monday, once', async () => {
    const { email } = await agreed({ kind: 'weekly', metalType: '', atLeast: '' });
    await queueLists(server.db);
    await workOutbox();
    expect(await alertsTo(email)).toEqual([]);
    const monday = lastListTime(new Date(Date.now() + 7 * 86_400_000));
    for (const at of [monday, monday]) await queueLists(server.db, at);
    await workOutbox();
    await workOutbox();
    const [mail, ...more] = await alertsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('This week’s scrap prices');
    expect(mail?.text).toContain('$4.05 per lb');
    await newDay(email);
    await queueLists(server.db, lastListTime(new Date(monday.getTime() + 8 * 86_400_000)));
    await workOutbox();
    expect(await alertsTo(email)).toHaveLength(2);
  });

  test('an address has three alerts; two tabs that confirm at once count as one, and the fourth is refused', async () => {
    const email = freshEmail();
    const kinds = [
      { yardId: 'griffin' },
      { yardId: 'newnan' },
      { yardId: 'atlanta' },
      { kind: 'moved', atLeast: '' },
    ];
    const alerts = [];
    for (const changes of kinds) alerts.push(await asked({ email, ...changes }));
    const [first, second, third, fourth] = alerts.map(({ token, alertId }) => ({ token, alertId }));
    for (const each of [first, second]) await onPage(confirmAlertApi, each ?? {});
    const answers = await Promise.all(
      [third, third, fourth].map((each) => onPage(confirmAlertApi, each ?? {})),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(3);
    expect(await server.db.$count(priceAlerts, sql`confirmed_at is not null`)).toBe(3);
    const refused = await Promise.all(
      [first, second, third, fourth].map((each) => onPage(confirmAlertApi, each ?? {})),
    );
    expect(refused.filter(({ status }) => status === 409)).toHaveLength(1);
    await onPage(endAlertApi, first ?? {});
    expect((await onPage(confirmAlertApi, fourth ?? {})).status).toBe(200);
  });

  test('its page changes an amount and ends alerts; with the last one the address is gone', async () => {
    const { email, token, alertId } = await agreed();
    const change = (atLeast: string) => onPage(changeAlertApi, { token, alertId, atLeast });
    expect(await fieldsOf(await change('4.501'))).toEqual({
      atLeast: 'Please enter dollars and cents, like 4.50',
    });
    expect(await fieldsOf(await change('4.00'))).toEqual({
      atLeast: 'The price is already there. Please enter a higher one',
    });
    expect(await alertsOf(await change('$4.35'))).toMatchObject([{ atLeastCents: 435, isOn: true }]);
    const second = await asked({ email, kind: 'moved', atLeast: '' });
    expect(await alertsOf(await onPage(endAlertApi, { token, alertId }))).toMatchObject([
      { id: second.alertId, isOn: false },
    ]);
    expect(await codeOf(await onPage(changeAlertApi, { token, alertId, atLeast: '5' }))).toBe('not_found');
    expect(await codeOf(await onPage(confirmAlertApi, { token, alertId }))).toBe('not_found');
    expect(await alertsOf(await onPage(endAlertApi, { token }))).toEqual([]);
    expect(await rowOf(email)).toBeUndefined();
    for (const contract of [openAlertsApi, endAlertApi])
      expect(await codeOf(await onPage(contract, { token }))).toBe('not_found');
  });

  test('what nobody confirms stops after 48 hours, and is deleted the night after', async () => {
    const [old, young] = [await asked(), await asked()];
    const kept = await agreed();
    for (const [{ email, alertId }, interval] of [
      [old, '48 hours 1 minute'],
      [young, '47 hours 59 minutes'],
      [kept, '300 days'],
    ] as const) {
      await server.db
        .update(priceAlerts)
        .set({ createdAt: ago(interval) })
        .where(eq(priceAlerts.id, alertId));
      await server.db
        .update(alertAddresses)
        .set({ askedAt: ago(interval) })
        .where(eq(alertAddresses.email, email));
    }
    const late = { token: old.token, alertId: old.alertId };
    expect(await codeOf(await onPage(confirmAlertApi, late))).toBe('not_found');
    expect(await cleanUp(server.db)).toMatchObject({ alerts: 1, alertAddresses: 1 });
    expect(await rowOf(old.email)).toBeUndefined();
    const { token, alertId } = young;
    expect((await onPage(confirmAlertApi, { token, alertId })).status).toBe(200);
    expect(await rowOf(kept.email)).toBeDefined();
  });

  test('one click of a mail program ends them, twice if it likes, and no other key does', async () => {
    const { email, token } = await agreed({ locale: 'es' });
    await publish('4.40');
    await wait();
    const [mail] = await alertsTo(email);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(.*)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    expect(url.href).not.toContain(token);
    const wrong = new URL(url.href.replace(/[^/]+$/, token));
    expect(await codeOf(await click(wrong))).toBe('not_found');
    // Opened in a browser, or by whoever looks through mail, it leads to the page that asks.
    const opened = await callApi(quotesFunction, unsubscribeApi, { path: url.pathname, method: 'GET' });
    const [, id, key] = /([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/es/avisos-de-precio#end.${id}.${key}`,
    ]);
    expect(await rowOf(email)).toBeDefined();
    for (const time of [1, 2]) expect([time, (await click(url)).status]).toEqual([time, 200]);
    expect(await rowOf(email)).toBeUndefined();
  });

  test('an address that refuses our mail is forgotten, and nobody is told', async () => {
    const email = freshEmail();
    await agreed({ email });
    const gone = `x${Date.now()}@no-mailbox.example`;
    await server.db.update(alertAddresses).set({ email: gone }).where(eq(alertAddresses.email, email));
    const before = server.mail.messages().length;
    await publish('4.40');
    await wait();
    expect(await rowOf(gone)).toBeUndefined();
    expect(server.mail.messages()).toHaveLength(before);
    expect((await ask(alertOf({ email: gone, atLeast: '4.90' }))).status).toBe(202);
    expect(await rowOf(gone)).toBeUndefined();
  });
});
