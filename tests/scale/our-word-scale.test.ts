import { beforeAll, expect, test } from 'vitest';
import { fillRandomBooks } from '../support/random-books.ts';
import { useServer } from '../support/server.ts';
import { countedAndSlow } from '../support/slow-word.ts';
import { staffWith } from '../support/staff.ts';

const TICKETS = 10_000;
// The same books each time; SEED=… makes others, as the proof's own do.
const seed = Number(process.env['SEED'] ?? (process.env['PROOF'] === '1' ? Date.now() % 1_000_000 : 1));

const server = useServer();
beforeAll(async () => {
  const { id: staffId } = await staffWith(server.db, 'staff');
  await fillRandomBooks(server.db, { count: TICKETS, seed, staffId });
});

test(`of ${TICKETS} random tickets it says what a slow count of the books says (seed ${seed})`, async () => {
  const [counted, slow] = await countedAndSlow(server.db);
  expect(counted).toEqual(slow);
});
