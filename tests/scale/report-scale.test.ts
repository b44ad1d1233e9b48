import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readReport } from '../../netlify/services/tickets/read-report.ts';
import { sumDays } from '../../netlify/services/tickets/sum-days.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { REPORT_GROUPS } from '../../src/domain/tickets/ticket-report.api.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { fillTables } from '../support/fill-tables.ts';
import { PUT_BACK, TAKE_OFF } from '../support/many-customers.ts';
import { keptAndAnew } from '../support/expect-report.ts';
import { useServer } from '../support/server.ts';

const TICKETS = 1_000_000;
const MOST_MS = 1_000;
const TABLES = ['tickets', 'visits', 'points_ledger'];
/** What a busy day leaves until its night. */
const MARKS = 8_000;

const today = inNewYork(new Date()).date;
const year = { from: addDays(today, -365), to: today } as const;

const server = useServer();

beforeAll(async () => {
  // A year of 2,733 tickets a day until today at three yards: half have two lines, a third have points, some a deduction or another price.
  await fillTables(
    server.db,
    [
      ...TAKE_OFF,
      sql`insert into staff_users (name, email) select 'Clerk ' || n, n || '@example.com' from generate_series(1, 6) n`,
      sql`insert into customers (first_name, last_name, phone) values ('Ann', 'Lee', '+17705550101')`,
      sql`insert into tickets (id, yard_id, total_cents, source, recorded_by, customer_id, sold_on, sold_at)
        select gen_random_uuid(), (array['griffin', 'newnan', 'atlanta'])[1 + n % 3], 5000,
          (array['counter', 'webhook', 'import'])[1 + n % 5 % 3], case when n % 5 in (0, 3) then s.ids[1 + n % 6] end,
          case when n % 3 = 0 then c.id end, ${today}::date - 365 + n / 2733,
          (${today}::date - 365 + n / 2733)::timestamp + interval '15 hours' + n % 2733 * interval '10 seconds'
        from generate_series(0, ${TICKETS}::int - 1) n, customers c, (select array_agg(id) as ids from staff_users) s`,
      sql`insert into visits (id, ticket_id, line_no, customer_id, metal_type, weight, unit, gross, tare, deduction, deduction_reason,
          price, posted_price, price_unit, price_reason, amount_cents, visited_on, created_at)
        select gen_random_uuid(), t.id, l, t.customer_id, (select array_agg(metal_type order by metal_type) from metal_prices)[1 + h % 30],
          10, case h % 11 when 0 then 'each' else 'lb' end, 12, 1, 1, case h % 2 when 0 then 'moisture' else 'dirty' end,
          case h % 9 when 0 then 4.9 else 5 end, 5, 'lb', case h % 9 when 0 then 'mixed' end, case h % 9 when 0 then 4900 else 5000 end,
          sold_on, sold_at
        from (select *, abs(hashtext(id::text)) as h from tickets) t, generate_series(1, 2) l where l = 1 or h % 2 = 0`,
      sql`insert into points_ledger (customer_id, kind, points, description, ticket_id)
        select customer_id, 'earn', 500, 'Scrap', id from tickets where customer_id is not null`,
      PUT_BACK,
      sql`insert into stale_days (day) select ${today}::date from generate_series(1, ${MARKS}::int)`,
    ],
    [...TABLES, 'stale_days'],
  );
}, 600_000);

// No statement may take longer than 5 s; how long all of them take is the machine's affair.
test('the sums of a whole year are written in the time of a night', async () => {
  const start = performance.now();
  const { days } = await sumDays(server.db);
  const ms = performance.now() - start;
  console.info(`${days} days summed in ${Math.round(ms)} ms`);
  expect(days).toBe(365);
});

test.each(REPORT_GROUPS)(
  `a year’s report by %s of ${TICKETS} tickets takes a second at most, and reads today’s alone`,
  async (by) => {
    const read = (query: object) => (db: typeof server.db) => readReport(db, { ...year, by, ...query });
    const { whole, rowsEach, fastestMs } = await countReads(server, TABLES, eightTimes(read({})));
    console.info(`by ${by}: ${Math.round(fastestMs)} ms, ${Math.round(rowsEach)} rows`);
    expect([whole, rowsEach < 10_000, fastestMs < MOST_MS]).toEqual([0, true, true]);
  },
);

test('it says what all the tickets come to', async () => {
  const [kept, anew] = await keptAndAnew(server.db, year, [{ by: 'grade', yard: 'griffin' }]);
  expect(kept).toEqual(anew);
});
