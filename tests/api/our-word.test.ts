import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { wordRecords } from '../../netlify/database/schema/word-records.ts';
import yardsFunction from '../../netlify/functions/yards.ts';
import { YARD_IDS } from '../../src/business/yards.ts';
import { type OurWord, readOurWordApi } from '../../src/domain/our-word/our-word.api.ts';
import { OUR_WORD_LEAST } from '../../src/business/constants.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { callApi } from '../support/call.ts';
import { fillRandomBooks } from '../support/random-books.ts';
import { useServer } from '../support/server.ts';
import { countedAndSlow } from '../support/slow-word.ts';
import { staffWith } from '../support/staff.ts';

// The same books each time; SEED=… makes others, as the proof's own do.
const seed = Number(process.env['SEED'] ?? (process.env['PROOF'] === '1' ? Date.now() % 1_000_000 : 1));

const server = useServer();
const read = async () => (await (await callApi(yardsFunction, readOurWordApi, {})).json()) as OurWord;

beforeAll(async () => {
  const { id: staffId } = await staffWith(server.db, 'staff');
  await fillRandomBooks(server.db, { count: 600, seed, staffId });
});

test('before the first night nothing is said', async () => {
  expect(await read()).toEqual({ days: null, records: [] });
});

test(`of 600 random tickets it says what a slow count of the books says (seed ${seed})`, async () => {
  const [counted, slow] = await countedAndSlow(server.db);
  expect(counted).toEqual(slow);
});

test('it tells the days, all yards and then each, and has a tag of its content', async () => {
  const today = inNewYork(new Date()).date;
  const word = await read();
  expect(word.days).toEqual({ from: addDays(today, -90), to: addDays(today, -1) });
  expect(word.records.map(({ yardId }) => yardId)).toEqual([null, ...YARD_IDS]);
  const { headers } = await callApi(yardsFunction, readOurWordApi, {});
  const again = await callApi(yardsFunction, readOurWordApi, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a figure of fewer than thirty is not shown', async () => {
  const few = OUR_WORD_LEAST - 1;
  const figures = {
    paid: { tickets: few, asPosted: few, below: [], uncompared: 90 },
    voids: { tickets: OUR_WORD_LEAST, voided: 1 },
    offers: { accepted: 90, paid: few, kept: few },
    holds: { held: 90, used: few, kept: few },
    answers: { requests: few, medianMinutes: 5 },
  };
  await server.db
    .update(wordRecords)
    .set({ figures })
    .where(sql`scope = 'all'`);
  const [all] = (await read()).records;
  expect(all).toEqual({
    yardId: null,
    paid: null,
    voids: figures.voids,
    offers: null,
    holds: null,
    answers: null,
  });
});
