import * as fc from 'fast-check';
import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { lineCentsOf, linePoundsOf } from '../../netlify/database/line-sql.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { daySums, staleDays } from '../../netlify/database/schema/day-sums.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import sumDaysFunction from '../../netlify/functions/sum-days.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { readReport } from '../../netlify/services/tickets/read-report.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { sumDays } from '../../netlify/services/tickets/sum-days.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { payoutCents } from '../../src/domain/estimate/payout.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { decimalOf, type SaleUnit, weightSteps } from '../../src/domain/shared/numbers/weight.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { REPORT_GROUPS } from '../../src/domain/tickets/ticket-report.api.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { type DrawnTicket, drawTickets } from '../support/drawn-tickets.ts';
import { EFFORT } from '../support/effort.ts';
import { expectReports, keptAndAnew } from '../support/expect-report.ts';
import { addCustomer } from '../support/rewards-books.ts';

import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';

const server = useLinkedServer();
let clerk: ReturnType<typeof actorOf>;
beforeAll(async () => {
  clerk = actorOf(await staffWith(server.db, 'owner'), 'owner');
});
afterEach(() => {
  vi.useRealTimers();
});

const { seed = Date.now() } = fc.readConfigureGlobal();

type Query = Parameters<typeof readReport>[1];

/** The report says what the tickets themselves come to. */
const expectSame = async (
  { from, to }: Pick<Query, 'from' | 'to'>,
  ...queries: readonly Omit<Query, 'from' | 'to'>[]
) => {
  const [kept, anew] = await keptAndAnew(server.db, { from, to }, queries);
  expect(kept).toEqual(anew);
};

const take = (given: readonly Parameters<typeof posTicketOf>[0][]) =>
  takePosTickets(
    server.db,
    { actor: clerk, source: 'import' },
    given.map((ticket) => posTicketSchema.parse(posTicketOf(ticket))),
  );

const YARDS = ['griffin', 'newnan', 'atlanta', undefined] as const;
const OLD = { from: '2024-01-01', to: '2024-08-31' } as const;

/** 2,000 in a proof. */
const TICKETS = Math.min(2_000, 15 * EFFORT.walks);

const deed = fc.record({
  what: fc.constantFrom(
    'import',
    'import',
    'import',
    'import',
    'void',
    'void',
    'late',
    'night',
    'read',
    'read',
  ),
  some: fc.integer({ min: 1, max: 60 }),
  which: fc.nat(),
  by: fc.constantFrom(...REPORT_GROUPS),
  yard: fc.constantFrom(...YARDS),
});

// Asked: 303
test('reports from kept sums equal those from the tickets, imported into old days, recorded late and voided in random order', async () => {
  onTestFailed(() => console.error(`SEED=${seed}`));
  const { db } = server;
  const people = await Promise.all(Array.from({ length: 8 }, () => addCustomer(db)));
  const drawn = drawTickets(
    TICKETS,
    people.map(({ phone }) => phone),
  );
  const today = inNewYork(new Date()).date;
  const left = new Map(
    fc
      .sample(fc.shuffledSubarray([...drawn], { minLength: drawn.length }), 1)[0]
      ?.map((each) => [each.ticket.number, each]),
  );
  const taken = new Map<string, DrawnTicket>();
  const standing = async () =>
    db.select({ id: tickets.id, number: tickets.number }).from(tickets).where(isNull(tickets.voidedAt));
  const deeds = fc.sample(deed, { numRuns: TICKETS, seed });
  for (const { what, some, which, by, yard } of deeds) {
    if (left.size === 0) break;
    if (what === 'import') {
      const part = [...left.values()].slice(0, some);
      const outcomes = await take(part.map(({ ticket }) => ticket));
      if (!outcomes.every(({ state }) => state === 'new')) throw new Error('A ticket was not taken.');
      for (const each of part) {
        left.delete(each.ticket.number);
        taken.set(each.ticket.number, each);
      }
    } else if (what === 'void') {
      const known = await standing();
      const gone = known[which % Math.max(1, known.length)];
      if (!gone) continue;
      await voidTicket(db, clerk, gone.id, 'Entered twice');
      taken.delete(gone.number ?? '');
    } else if (what === 'late') {
      const person = people[which % people.length];
      const lines = [
        ticketLine({ deduction: '2', deductionReason: 'dirty', priceReason: 'agreed' }),
        ticketLine({ price: '4.00', priceReason: 'mixed' }),
        ticketLine({ metalType: 'steel', unit: 'ton', gross: '0.5', price: '0.11', priceReason: 'agreed' }),
      ];
      await recordTicket(
        db,
        clerk,
        ticketOf({
          lines,
          totalCents: 3_600 + 4_000 + 11_000,
          soldAt: which % 4 === 0 ? null : `${addDays(today, -(which % 6) - 1)}T1${which % 9}:15`,
          customerId: which % 3 === 0 ? (person?.id ?? null) : null,
          yardId: yard ?? 'newnan',
        }),
      );
    } else if (what === 'night') {
      await sumDays(db);
    } else {
      const from = addDays(OLD.from, which % 240);
      const to = which % 8 > 0 ? addDays(from, some) : today;
      await expectSame({ from, to }, { by, yard });
    }
  }
  expect(left.size).toBe(0);
  const [kept, gone] = people;
  await sumDays(db);
  await mergeCustomers(db, clerk, kept?.id ?? '', gone?.id ?? '');
  await expectSame(
    { from: OLD.from, to: today },
    ...REPORT_GROUPS.flatMap((by) => YARDS.map((yard) => ({ by, yard }))),
  );
  expect(await db.$count(daySums)).toBeGreaterThan(500);
  // What was kept for each old day is right, and is not read anew.
  expect(await db.$count(staleDays, sql`day < ${today}`)).toBe(0);
  await expectReports(db, [...taken.values()], OLD);
});

const soldOn = (day: string) => sql`day = ${day}::date`;

// Both have a night with another number of hours.
test.each([
  ['2023-11-05', '04:59:30', '05:00:30', ['00:00', '01:30', '23:59']],
  ['2024-03-10', '03:59:30', '04:00:30', ['00:00', '01:59', '03:00', '23:59']],
])('%s is over at midnight in New York, and is summed then', async (day, before, after, times) => {
  const { db } = server;
  vi.useFakeTimers({ now: new Date(`${addDays(day, 1)}T${before}Z`), toFake: ['Date'] });
  await take([
    ...times.map((time) => ({ soldAt: `${day}T${time}` })),
    { soldAt: `${addDays(day, -1)}T23:59` },
  ]);
  const query = { from: day, to: day, by: 'day' } as const;
  await sumDays(db);
  expect(await db.$count(daySums, soldOn(day))).toBe(0);
  expect((await readReport(db, query)).total.tickets).toBe(times.length);
  vi.setSystemTime(new Date(`${addDays(day, 1)}T${after}Z`));
  await sumDays(db);
  expect(await db.$count(daySums, soldOn(day))).toBeGreaterThan(0);
  expect(await db.$count(staleDays, soldOn(day))).toBe(0);
  expect((await readReport(db, query)).total.tickets).toBe(times.length);
  await expectSame(query, query);
});

test('a ticket that is being saved while its day is summed is counted when it is there', async () => {
  const { db } = server;
  const day = '2023-06-01';
  const query = { from: day, to: day, by: 'source' } as const;
  await take([{ soldAt: `${day}T10:00` }, { soldAt: `${day}T11:00` }]);
  const [first] = await db.select().from(tickets).where(eq(tickets.soldOn, day));
  await inTransaction(db, async (tx) => {
    await tx
      .update(tickets)
      .set({ source: 'webhook' })
      .where(eq(tickets.id, first?.id ?? ''));
    // Nobody waits for the one who saves, nor for another who sums.
    await Promise.all([sumDays(db), sumDays(db)]);
    expect((await readReport(db, query)).rows).toMatchObject([{ key: 'import', tickets: 2 }]);
  });
  expect(await db.$count(staleDays, soldOn(day))).toBeGreaterThan(0);
  await expectSame(query, query);
  expect((await readReport(db, query)).rows).toHaveLength(2);
});

test.each([1, 2, 3])('what is sold after step %s of summing its day is counted', async (step) => {
  const day = `2023-05-0${step}`;
  const query = { from: day, to: day, by: 'day' } as const;
  await take([{ soldAt: `${day}T10:00` }]);
  let steps = 0;
  const stop = server.link.watch({
    after: async ({ writes }) => {
      if (writes.length === 0) return;
      steps += 1;
      if (steps === step) await take([{ soldAt: `${day}T11:00` }]);
    },
  });
  await sumDays(database(), query);
  stop();
  expect(steps).toBeGreaterThanOrEqual(3);
  expect((await readReport(server.db, query)).total.tickets).toBe(2);
});

test('each night the sums of days that are over are written, and a void afterwards is in the next report', async () => {
  const { db } = server;
  const day = '2023-07-04';
  const query = { from: day, to: day, by: 'yard' } as const;
  await take([{ soldAt: `${day}T10:00` }, { soldAt: `${day}T11:00`, yardId: 'newnan' }]);
  expect((await sumDaysFunction()).status).toBe(204);
  expect(server.logged().at(-1)).toContain('"name":"sum-days","days":');
  expect(await db.$count(staleDays, soldOn(day))).toBe(0);
  const sold = await db
    .select()
    .from(tickets)
    .where(inArray(tickets.soldOn, [day]));
  for (const { id, yardId } of sold)
    if (yardId === 'newnan') await voidTicket(db, clerk, id, 'Entered twice');
  expect((await readReport(db, query)).rows).toMatchObject([{ key: 'griffin', tickets: 1 }]);
  await expectSame(query, query);
});

test('sums are of one thing each, and a day has them once', async () => {
  const { db } = server;
  const [row] = await db.select().from(daySums).limit(1);
  if (!row) throw new Error('There are no sums.');
  await expect(db.insert(daySums).values(row)).rejects.toMatchObject({
    cause: { constraint: 'day_sums_once' },
  });
  await expect(
    db.insert(daySums).values({ ...row, day: '2022-01-01', source: 'counter', metalType: 'steel' }),
  ).rejects.toMatchObject({ cause: { constraint: 'day_sum_is_by_one_thing' } });
});

const decimal = (most: number, places: number) =>
  fc.bigInt({ min: 0n, max: BigInt(most) }).map((steps) => decimalOf(steps, places));
const line = fc.record({
  weight: decimal(20_000_000_000, 3),
  price: decimal(1_000_000, 4),
  units: fc.constantFrom<readonly [SaleUnit, SaleUnit]>(
    ['lb', 'lb'],
    ['lb', 'ton'],
    ['ton', 'lb'],
    ['ton', 'ton'],
    ['each', 'each'],
  ),
});

test('PostgreSQL counts cents and pounds of a line as everything else does', async () => {
  onTestFailed(() => console.error(`SEED=${seed}`));
  const lines = fc.sample(line, { numRuns: 5_000, seed });
  const { rows } = await server.db.$client.query<{ cents: string; pounds: string | null }>(
    `select ${lineCentsOf('weight', 'price')} as cents, ${linePoundsOf('weight')} as pounds
      from unnest($1::numeric[], $2::numeric[], $3::text[], $4::text[]) with ordinality as v (weight, price, unit, price_unit, at)
      order by at`,
    [
      lines.map(({ weight }) => weight),
      lines.map(({ price }) => price),
      lines.map(({ units }) => units[0]),
      lines.map(({ units }) => units[1]),
    ],
  );
  const expected = lines.map(({ weight, price, units: [unit, priceUnit] }) => ({
    cents: payoutCents({ price, unit: priceUnit }, weight, unit),
    steps: unit === 'each' ? null : weightSteps(weight, unit),
  }));
  expect(
    rows.map(({ cents, pounds }) => ({
      cents: Number(cents),
      steps: pounds === null ? null : BigInt(Math.round(Number(pounds) * 1_000)),
    })),
  ).toEqual(expected);
});
