import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { yardNotes } from '../../netlify/database/schema/yards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import yardsFunction from '../../netlify/functions/yards.ts';
import { YARD_NOTE_VALID_MS } from '../../src/business/constants.ts';
import * as api from '../../src/domain/locations/admin-yards.api.ts';
import { LAWFUL_HOURS_MESSAGE } from '../../src/domain/locations/hours/lawful-hours.ts';
import { readYardNewsApi, type YardNews } from '../../src/domain/locations/yards.api.ts';
import { isIsoDay } from '../../src/domain/locations/yard-news.schema.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { actionsOn, changesOf } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { seenDays, seenNote } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const today = inNewYork(new Date()).date;
const inDays = (count: number) => addDays(today, count);
const by = (params = {}, body?: unknown) => ({
  headers: { cookie: staff.cookie },
  params,
  ...(body === undefined ? {} : { body }),
});
const news = async () => (await (await callApi(yardsFunction, readYardNewsApi)).json()) as YardNews;
const setDay = async (body: {
  readonly yardIds: readonly string[];
  readonly date: string;
  readonly [key: string]: unknown;
}) => {
  const seen = isIsoDay(body.date) ? await seenDays(server.db, body.yardIds, body.date) : [];
  return callApi(adminFunction, api.setSpecialDayApi, by({}, { seen, ...body }));
};
const removeDay = (yardId: string, date: string) =>
  callApi(adminFunction, api.removeSpecialDayApi, by({ yardId, date }));

test('nothing is set at first, and the answer may be kept until it is purged', async () => {
  const response = await callApi(yardsFunction, readYardNewsApi);
  expect(await response.json()).toEqual({ specialDays: [], notes: [] });
  expect(response.headers.get('netlify-cache-tag')).toBe('yards');
  expect(response.headers.get('etag')).toMatch(/^W\//);
});

// Asked: 310
test('a day is set for some yards, changed for one, and removed for all', async () => {
  const date = inDays(3);
  const hours = { opens: '09:00', closes: '12:00' };
  const both = { yardIds: ['newnan', 'griffin'], date, hours, reason: 'Inventory' };
  expect([(await setDay(both)).status, (await setDay(both)).status]).toEqual([200, 200]);
  const closed = { yardIds: ['griffin'], date, hours: null, reason: 'Storm' };
  await setDay(closed);
  await setDay({ ...closed, reason: 'Ice storm' });
  expect((await news()).specialDays).toEqual([
    { yardId: 'griffin', date, hours: null, reason: 'Ice storm' },
    { yardId: 'newnan', date, hours, reason: 'Inventory' },
  ]);
  expect((await removeDay('griffin', date)).status).toBe(200);
  expect((await news()).specialDays.map(({ yardId }) => yardId)).toEqual(['newnan']);
  expect([(await removeDay('all', date)).status, (await removeDay('all', date)).status]).toEqual([200, 200]);
  expect((await news()).specialDays).toEqual([]);
  expect(await actionsOn(server, date)).toEqual([
    'set_special_day',
    'set_special_day',
    'set_special_day',
    'remove_special_day',
    'remove_special_day',
  ]);
});

// Asked: 353
test('hours at which Georgia lets nobody buy metal are refused, with the reason', async () => {
  const day = (opens: string, closes: string) =>
    setDay({ yardIds: ['griffin'], date: inDays(4), hours: { opens, closes }, reason: 'Inventory' });
  for (const [opens, closes] of [
    ['06:59', '12:00'],
    ['08:00', '19:01'],
  ] as const) {
    const refused = await day(opens, closes);
    expect(refused.status).toBe(400);
    expect((await refused.json()) as object).toMatchObject({ fields: { hours: LAWFUL_HOURS_MESSAGE } });
  }
  expect((await news()).specialDays).toEqual([]);
  expect((await day('07:00', '19:00')).status).toBe(200);
  expect((await removeDay('all', inDays(4))).status).toBe(200);
});

test('the same day set by ten at once is one day, and whoever did not see it is told', async () => {
  const date = inDays(5);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      setDay({
        yardIds: nth % 2 ? ['griffin', 'atlanta'] : ['atlanta', 'griffin'],
        date,
        hours: null,
        reason: `Reason ${nth}`,
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set([200, 409, ...statuses])).toEqual(new Set([200, 409]));
  expect(statuses).toContain(200);
  const set = (await news()).specialDays.filter((each) => each.date === date);
  expect(set.map(({ yardId }) => yardId)).toEqual(['griffin', 'atlanta']);
});

test('two who set the same yards on a day do not wait for each other, though one is set in between', async () => {
  const date = inDays(6);
  const set = (...yardIds: string[]) => setDay({ yardIds, date, hours: null, reason: yardIds.join(' and ') });
  const heldUp = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const untilHeldUp = (count: number) =>
    expect
      .poll(async () => (await server.db.execute(heldUp)).rowCount, { timeout: 5_000 })
      .toBeGreaterThanOrEqual(count);
  const [atlanta, newnan] = [await server.db.$client.connect(), await server.db.$client.connect()];
  try {
    await atlanta.query('begin');
    await atlanta.query(`insert into yard_special_days (yard_id, day, reason) values ('atlanta', $1, '')`, [
      date,
    ]);
    const first = set('atlanta', 'newnan');
    await untilHeldUp(1);
    const between = set('newnan');
    await Promise.race([between, untilHeldUp(2)]);
    await newnan.query('begin');
    await newnan.query(`select from yard_special_days where yard_id = 'newnan' and day = $1 for update`, [
      date,
    ]);
    const second = set('atlanta', 'newnan');
    await untilHeldUp(2);
    await atlanta.query('rollback');
    await Promise.race([first, untilHeldUp(2)]);
    await newnan.query('rollback');
    const answers = await Promise.all([first, between, second]);
    // The one in between did not see the first, which the second only repeats.
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
  } finally {
    for (const gate of [atlanta, newnan]) gate.release(true);
  }
});

const whole = { yardIds: ['griffin'], date: inDays(4), hours: null, reason: 'Inventory' };
test.each([
  ['a day that is past', { ...whole, date: inDays(-1) }, 'date'],
  ['a day that is none', { ...whole, date: '2027-02-30' }, 'date'],
  ['no yard', { ...whole, yardIds: [] }, 'yardIds'],
  ['closing before opening', { ...whole, hours: { opens: '12:00', closes: '09:00' } }, 'hours'],
  ['no reason', { ...whole, reason: ' ' }, 'reason'],
])('%s is refused beside its field', async (_, body, field) => {
  const response = await setDay(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as unknown } });
});

const putAt = async (yardId: string, note: string) => {
  const seen = await seenNote(server.db, yardId);
  return callApi(adminFunction, api.setYardNoteApi, by({ yardId }, { note, seen }));
};
const put = (text: string) => putAt('atlanta', text);
const remove = () => callApi(adminFunction, api.removeYardNoteApi, by({ yardId: 'atlanta' }));

test('a note shows for two hours, once more for longer, and is taken down once', async () => {
  expect((await put('Busy now')).status).toBe(200);
  const left = Date.parse((await news()).notes[0]?.expiresAt ?? '') - Date.now();
  expect(Math.abs(left - YARD_NOTE_VALID_MS)).toBeLessThan(10_000);
  await put('40 minutes at the scale');
  expect((await news()).notes).toMatchObject([{ yardId: 'atlanta', note: '40 minutes at the scale' }]);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect((await news()).notes).toEqual([]);
  const expiresAt = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
  const [busy, slow] = [
    { note: 'Busy now', expiresAt },
    { note: '40 minutes at the scale', expiresAt },
  ];
  expect(await changesOf(server, 'atlanta')).toEqual([
    ['set_yard_note', null, busy],
    ['set_yard_note', busy, slow],
    ['remove_yard_note', slow, null],
  ]);
});

test('a note that has expired is not shown', async () => {
  await putAt('newnan', 'Busy');
  await server.db
    .update(yardNotes)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(yardNotes.yardId, 'newnan'));
  expect((await news()).notes).toEqual([]);
  expect(
    ((await (await callApi(adminFunction, api.readYardBoardApi, by())).json()) as YardNews).notes,
  ).toEqual([]);
  // Whoever sees none may write the next one.
  const body = { note: 'Busy again', seen: null };
  expect((await callApi(adminFunction, api.setYardNoteApi, by({ yardId: 'newnan' }, body))).status).toBe(200);
});

test('of first notes of a yard at once one stands, and the others are told', async () => {
  await server.db.delete(yardNotes);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      callApi(
        adminFunction,
        api.setYardNoteApi,
        by({ yardId: 'atlanta' }, { note: `Scale ${nth} is down`, seen: null }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});
