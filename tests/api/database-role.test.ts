import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, database, type Database, type OpenDatabase } from '../../netlify/database/client.ts';
import { FUNCTIONS_ROLE } from '../../tools/database/create-cluster.ts';
import { ROOT } from '../../tools/root.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let functions: OpenDatabase;
beforeAll(async () => {
  server = await startServer();
  functions = createDatabase({ url: server.database.url, overTcp: true });
});
afterAll(async () => {
  await functions.close();
  await server.stop();
});

/** How PostgreSQL refuses a statement: its code, or nothing where it does not. */
const refusalOf = (statement: string, db: Database = functions.db): Promise<string | undefined> =>
  db.$client.query(statement).then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  );

const NO_RIGHT = '42501';
/** Raised by a trigger. */
const APPEND_ONLY = 'P0001';

// Asked: 393
test('the functions are a role that owns nothing and is no superuser', async () => {
  const { rows } = await database().execute(sql`
    select current_user as role, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
      has_database_privilege(current_database(), 'create') as may_create_schemas,
      has_schema_privilege('public', 'create') as may_create_tables
    from pg_roles where rolname = current_user`);
  expect(rows).toEqual([
    {
      role: FUNCTIONS_ROLE,
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      owned: 0,
      may_create_schemas: false,
      may_create_tables: false,
    },
  ]);
});

test('it has the settings that migrations give to the owner, and the guide for Neon has them too', async () => {
  const { rows } = await server.db.execute<{ rolname: string; rolconfig: string[] }>(
    sql`select rolname, rolconfig from pg_roles where rolname in ('site', ${FUNCTIONS_ROLE})`,
  );
  const settingsOf = (role: string) =>
    rows.find(({ rolname }) => rolname === role)?.rolconfig.toSorted() ?? [];
  expect(settingsOf('site').length).toBeGreaterThan(2);
  expect(settingsOf(FUNCTIONS_ROLE)).toEqual(settingsOf('site'));
  const guide = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const written = guide.matchAll(/alter role site_functions set (\w+) = '?([^';]+)'?;/g);
  expect([...written].map(([, name, value]) => `${name}=${value}`).toSorted()).toEqual(settingsOf('site'));
});

// Asked: 393
// ASVS: 13.2.2
test.each([
  ['drop trigger audit_log_append_only on audit_log', NO_RIGHT],
  ['alter table audit_log disable trigger audit_log_append_only', NO_RIGHT],
  ['drop trigger points_ledger_append_only on points_ledger', NO_RIGHT],
  ['alter table points_ledger disable trigger all', NO_RIGHT],
  ['drop trigger payment_movements_is_append_only on payment_movements', NO_RIGHT],
  ['drop trigger metal_price_history_is_append_only on metal_price_history', NO_RIGHT],
  ['create or replace function refuse_change() returns trigger language sql as $$ select null $$', NO_RIGHT],
  ['drop function refuse_ledger_change() cascade', NO_RIGHT],
  ['set session_replication_role = replica', NO_RIGHT],
  ['truncate audit_log', NO_RIGHT],
  ['truncate points_ledger cascade', NO_RIGHT],
  ['create trigger mine before insert on audit_log for each row execute function refuse_change()', NO_RIGHT],
  ['alter table points_ledger add column mine int', NO_RIGHT],
  ['alter table customers drop constraint customer_points_not_negative', NO_RIGHT],
  ['drop table audit_log cascade', NO_RIGHT],
  ['create table mine (id int)', NO_RIGHT],
  ['set role site', NO_RIGHT],
  ['update schema_version set version = 0', NO_RIGHT],
  ['delete from metal_price_history', APPEND_ONLY],
  ['update metal_price_history set price = 1', APPEND_ONLY],
])('it cannot %s', async (statement, code) => {
  expect(await refusalOf(statement)).toBe(code);
});

const BOOKS = [
  'audit_log',
  'points_ledger',
  'payment_movements',
  'metal_price_history',
  'yard_price_history',
];

// Where one role does everything, the functions own the tables, too.
test('not even the owner of the books can empty them, nor what they refer to', async () => {
  const refusals = [];
  for (const statement of [...BOOKS.map((book) => `truncate ${book}`), 'truncate customers cascade'])
    refusals.push(await refusalOf(statement, server.db));
  expect(refusals).toEqual(refusals.map(() => APPEND_ONLY));
});

// Asked: 393
test('a table that a later migration makes is its to read and write, and nothing more', async () => {
  await server.db.execute(sql`create table later (id bigint generated always as identity, word text)`);
  expect(await refusalOf(`insert into later (word) values ('a')`)).toBeUndefined();
  expect(await refusalOf(`update later set word = 'b'`)).toBeUndefined();
  expect(await refusalOf('delete from later')).toBeUndefined();
  expect(await refusalOf('truncate later')).toBe(NO_RIGHT);
  expect(await refusalOf('drop table later')).toBe(NO_RIGHT);
});
