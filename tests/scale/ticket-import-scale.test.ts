import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import ownersFunction from '../../netlify/functions/owners.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { readReport } from '../../netlify/services/tickets/read-report.ts';
import { callParts } from '../../src/domain/tickets/pos/pos-file.ts';
import {
  importTicketsApi,
  type PosOutcome,
  previewTicketsApi,
} from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { countReads } from '../support/count-reads.ts';
import { drawTickets } from '../support/drawn-tickets.ts';
import { expectReports } from '../support/expect-report.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';

const TICKETS = 10_000;
/** Of an import of 10,000 rows. */
const MOST_MS = 60_000;

const server = useServer();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'owner'));
});

test(`an import of ${TICKETS} tickets is looked at and taken within a minute for 10,000 rows, and every figure of the reports is exact`, async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => addCustomer(server.db)));
  const drawn = drawTickets(
    TICKETS,
    people.map(({ phone }) => phone),
  );
  const rows = drawn.reduce((sum, { lines }) => sum + lines.length, 0);
  const sent = drawn
    .map(({ ticket }) => ticket)
    .toSorted((one, other) => one.soldAt.localeCompare(other.soldAt));
  const asked = new Map<string, readonly string[]>();
  const states = async (contract: typeof importTicketsApi) => {
    const found: PosOutcome['state'][] = [];
    // As the page does: a question takes as much of a call as a line.
    const questionsOf = ({ number }: (typeof sent)[0]) => asked.get(number) ?? [];
    const weighed = sent.map((ticket) => ({ ticket, lines: [...ticket.lines, ...questionsOf(ticket)] }));
    for (const part of callParts(weighed)) {
      const tickets = part.map(({ ticket }) => ticket);
      const confirmed = tickets.flatMap(questionsOf);
      const { body } = await staffCall(ownersFunction, contract, cookie, { body: { tickets, confirmed } });
      const { outcomes } = body as unknown as { outcomes: readonly PosOutcome[] };
      for (const { number, unusual } of outcomes) asked.set(number, unusual);
      found.push(...outcomes.map(({ state }) => state));
    }
    return found;
  };
  const start = performance.now();
  const looked = await states(previewTicketsApi as unknown as typeof importTicketsApi);
  const taken = await states(importTicketsApi);
  const ms = performance.now() - start;
  console.info(`${rows} rows looked at and taken in ${Math.round(ms)} ms`);
  expect(looked.every((state) => state === 'new')).toBe(true);
  expect(taken.every((state) => state === 'new')).toBe(true);
  expect((ms * TICKETS) / rows).toBeLessThan(MOST_MS);
  expect((await states(importTicketsApi)).every((state) => state === 'known')).toBe(true);
  await expectReports(server.db, drawn, { from: '2024-01-01', to: '2024-08-31' });
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

test('the report of a day reads the tickets of that day alone', async () => {
  await server.db.execute(sql`analyze tickets`);
  await server.db.execute(sql`analyze visits`);
  const range = { from: '2024-08-05', to: '2024-08-05', by: 'yard' } as const;
  const { whole } = await countReads(server, ['tickets', 'visits'], [(db) => readReport(db, range)]);
  expect(whole).toBe(0);
});
