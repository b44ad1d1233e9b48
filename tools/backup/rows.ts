import type { PoolClient } from '@neondatabase/serverless';
import type { Database } from '../../netlify/database/client.ts';

/** Work on one connection. What it does not commit ends with the connection. */
export async function withClient<Result>(
  db: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}

/** Columns as PostgreSQL describes them, in their order. */
export interface TableShape {
  readonly columns: readonly string[];
  readonly rows: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of the columns that are not derived from others. */
  readonly written: readonly string[];
}

/** Its row belongs to the tables, not to their content. */
const VERSION = 'schema_version';
/** Migrations write their first rows. */
const NEVER_EMPTY: readonly string[] = ['retention_runs'];
const ROWS_AT_ONCE = 500;

/** Begins a transaction that may take its time, and reads and writes values in one form everywhere. */
export async function begin(client: PoolClient, how = ''): Promise<void> {
  await client.query(`begin ${how}`);
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
  ])
    await client.query(`set local ${setting}`);
}

/** Our tables; those names need no quotes. Empty where there are none yet. */
export async function tablesIn(client: PoolClient): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name,
       array_agg(format('%I %s', attname, format_type(atttypid, atttypmod)) order by attnum) as columns,
       array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as written
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> $1 and attnum > 0 and not attisdropped
     group by relname order by relname`,
    [VERSION],
  );
  return rows;
}

/**
 * The rows of a table, each as PostgreSQL writes it, in a JSON string and on a line of its own. Sorted, so that the same rows make
 * the same file. `count` hears how many there are.
 */
export async function* linesOfTable(
  client: PoolClient,
  { name }: Table,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  await client.query(
    `declare all_rows no scroll cursor for
     select to_json(t::text)::text as line from ${name} as t order by t::text collate "C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from all_rows`);
    if (rows.length === 0) break;
    count(rows.length);
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close all_rows');
}

/** Where each sequence stands, by its name; those never used are left out. */
export async function readSequences(client: PoolClient): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query<{ name: string; last: string | null; readable: boolean }>(
    `select sequencename as name, last_value::text as last,
       has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'select') as readable
     from pg_sequences where schemaname = 'public' order by 1`,
  );
  // PostgreSQL then shows each of them as never used.
  if (rows.some(({ readable }) => !readable))
    throw new Error(
      'This role may not read everything: set MIGRATION_DATABASE_URL to the address of the role that owns the tables.',
    );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

export async function setSequences(
  client: PoolClient,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2::bigint)`, [name, last]);
}

/** Throws unless every table is as migrations leave it. */
export async function assertEmpty(client: PoolClient, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.filter((each) => !NEVER_EMPTY.includes(each.name))) {
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length > 0)
      throw new Error(`The database is not empty: ${name} has rows. Restore into an empty one.`);
  }
}

/** Keeps everybody else out until the transaction ends. */
export async function lockTables(client: PoolClient, tables: readonly Table[]): Promise<void> {
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`);
}

/**
 * Runs `fill` on empty tables without their triggers, which would add rows that are not in the backup, and without foreign keys, as rows come
 * in the order of their tables' names; adding the keys again checks every row.
 */
export async function withoutTriggersAndKeys(
  client: PoolClient,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; key: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, key } of keys) await client.query(`alter table ${table} drop constraint ${key}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const name of NEVER_EMPTY) await client.query(`delete from ${name}`);
  await fill();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, key, definition } of keys)
    await client.query(`alter table ${table} add constraint ${key} ${definition}`);
}

/** Inserts rows that linesOfTable() wrote. Returns how many. */
export async function insertLines(
  client: PoolClient,
  { name, written }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  // Without the offset PostgreSQL would read each row again for each of its columns.
  const statement = `
    insert into ${name} (${written.join(', ')}) overriding system value
    select ${written.map((column) => `(each).${column}`).join(', ')}
    from (select line::${name} as each from unnest($1::text[]) as line offset 0) as read`;
  let count = 0;
  let waiting: string[] = [];
  const insert = async () => {
    if (waiting.length > 0) await client.query(statement, [waiting]);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(JSON.parse(line) as string);
    if (waiting.length === ROWS_AT_ONCE) await insert();
  }
  await insert();
  return count;
}
