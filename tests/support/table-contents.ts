import { sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';

/** The content of each table as a number of rows and a sum of hashes, by its name. */
type Contents = ReadonlyMap<string, string>;

/**
 * Reads all tables in one statement, and only if anything has been written since: each transaction that writes takes a number.
 * Numbers are the cluster's, so a PostgreSQL of its own is the quickest.
 */
export async function contentsReader(db: Database): Promise<() => Promise<Contents>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const each = tables.map(
    ({ name }) => sql`
      select ${sql.raw(`'${name}'`)} as name,
        count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
      from ${sql.identifier(name)} as t`,
  );
  const all = sql.join(each, sql` union all `);
  let last: { readonly written: string; readonly contents: Contents } | undefined;
  return async () => {
    const { rows: numbers } = await db.execute<{ written: string }>(
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as written`,
    );
    const written = numbers[0]?.written ?? '';
    if (last?.written === written) return last.contents;
    const { rows } = await db.execute<{ name: string; content: string }>(all);
    last = { written, contents: new Map(rows.map(({ name, content }) => [name, content])) };
    return last.contents;
  };
}

const rowsOf = (content = '') => Number.parseInt(content, 10);

/** "orders +1", "customers changed": the tables that are no longer as they were. */
export const changedTables = (before: Contents, after: Contents): readonly (readonly [string, string])[] =>
  [...after].flatMap(([name, content]) => {
    const was = before.get(name);
    if (was === content) return [];
    const more = rowsOf(content) - rowsOf(was);
    return [[name, more === 0 ? 'changed' : more > 0 ? `+${more}` : String(more)] as const];
  });
