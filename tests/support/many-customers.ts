import { sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { fillTables } from './fill-tables.ts';

export const MANY = { customers: 100_000, visitsEach: 9, ledgerEach: 20 } as const;

export const MEASURED_REWARD = 'Measured Reward';

/** "+16780000001" and on. */
export const customerPhoneOf = (index: number): string => `+1678${String(index).padStart(7, '0')}`;

const TABLES = sql.raw(
  `('tickets'::regclass, 'visits'::regclass, 'redemptions'::regclass, 'points_ledger'::regclass)`,
);

// Checks, references and indexes are most of the work for each row, so they are dropped, and added back for the whole table.
export const TAKE_OFF = [
  sql`set local maintenance_work_mem = '256MB'`,
  sql`create temp table taken_off on commit drop as
    select contype = 'f' as is_reference, format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid),
        case when contype in ('c', 'f') then 'not valid' end) as back
    from pg_constraint where contype in ('c', 'f', 'p', 'u') and (conrelid in ${TABLES} or confrelid in ${TABLES})
    union all
    select false, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in ${TABLES} and not exists (select from pg_constraint where conindid = indexrelid)`,
  sql`do $$ begin execute (select string_agg(off, '; ' order by is_reference desc) from taken_off); end $$`,
];
export const PUT_BACK = sql`do $$ begin execute (select string_agg(back, '; ' order by is_reference) from taken_off); end $$`;

// Sales are in order of time, as in real life: a customer's rows are scattered over the whole table. Each of a
// customer's nine sales earns points and a bonus; with a birthday and a voucher that makes twenty entries.
const FILL = [
  sql`insert into rewards (name, description, points_cost, category, minimum_tier)
    values (${MEASURED_REWARD}, 'For measuring alone.', 500, 'yard', 'Bronze')`,
  sql`insert into customers (first_name, last_name, email, phone, date_of_birth, date_of_birth_set_at, total_points,
      lifetime_points, total_visits, consecutive_visits, last_visit_on, created_at)
    select 'Ada', 'Wright', 'ada' || i || '@example.com', '+1678' || lpad(i::text, 7, '0'), date '1972-01-01' + i % 366,
      now() - interval '2 years', 53950, 54950, ${MANY.visitsEach}, ${MANY.visitsEach}, current_date - 10,
      now() - interval '2 years'
    from generate_series(1, ${MANY.customers}) i`,
  sql`insert into tickets (id, customer_id, total_cents, source, sold_on, sold_at)
    select gen_random_uuid(), c.id, 50000 + 1000 * n, 'import', current_date - (100 - 10 * n),
      now() - make_interval(days => 100 - 10 * n)
    from generate_series(1, ${MANY.visitsEach}) n, customers c where c.phone like '+1678%' order by n`,
  sql`insert into visits (id, ticket_id, line_no, customer_id, metal_type, weight, unit, amount_cents, visited_on, created_at)
    select id, id, 1, customer_id, 'copper_wire', total_cents / 1000 + 50, 'lb', total_cents, sold_on, sold_at from tickets`,
  sql`insert into redemptions (customer_id, reward_id, reward_name, points_cost, code, state, request_key, created_at)
    select c.id, r.id, r.name, 1000, 'RW-' || c.phone, 'issued', gen_random_uuid(), now() - interval '5 days'
    from customers c, rewards r where r.name = ${MEASURED_REWARD} and c.phone like '+1678%'`,
  sql`insert into points_ledger (customer_id, kind, points, description, ticket_id, created_at)
    select v.customer_id, kind, points, 'Scrap sale: Bare Bright Copper', v.id, v.sold_at from tickets v,
      lateral (values ('earn', v.total_cents / 10), ('streak_bonus', v.total_cents / 100)) entry (kind, points)`,
  sql`insert into points_ledger (customer_id, kind, points, description, birthday_year, created_at)
    select id, 'birthday', 500, 'Birthday bonus', extract(year from now() at time zone 'America/New_York') - 1, now() - interval '300 days'
    from customers where phone like '+1678%'`,
  sql`insert into points_ledger (customer_id, kind, points, description, redemption_id, created_at)
    select customer_id, 'redeem', -points_cost, 'Redeemed: Measured Reward', id, created_at from redemptions`,
];

/** Fills a database without customers like a business of many years: MANY customers, 20 ledger entries each. */
export const addManyCustomers = (db: Database): Promise<void> =>
  fillTables(
    db,
    [...TAKE_OFF, ...FILL, PUT_BACK],
    ['customers', 'tickets', 'visits', 'redemptions', 'points_ledger', 'rewards'],
  );
