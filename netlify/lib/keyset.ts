import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { fieldNames, type Rows } from '../database/in-one-value.ts';
import { JsonText } from '../database/json-text.ts';
import { cursorText, type Page, type PageCursor, readCursor } from '../../src/domain/shared/page-cursor.ts';

/** A time as cursors carry it: ISO with microseconds. */
export const exactTime = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Newest first, as indexes "by date" lie. */
export const newestFirst = (at: AnyColumn, id: AnyColumn) => sql`${at} desc nulls last, ${id}`;

/** Behind the row that the placeholders `at` and `after` name. The first comparison is the index's. */
export const behind = (at: AnyColumn, id: AnyColumn): SQL =>
  sql`(${at} <= ${sql.placeholder('at')}::timestamptz and (${at} < ${sql.placeholder('at')}::timestamptz
    or ${id} > ${sql.placeholder('after')}))`;

/**
 * Whether a text in lower case begins with a placeholder, whatever it holds, by an index with text_pattern_ops: LIKE would need
 * the value when it is planned. The character at the end is Unicode's last. Such an index has its statistics raised by a migration, so that
 * a rare beginning is told from a common one.
 */
export const beginsWith = (column: AnyColumn, placeholder: string): SQL =>
  sql`(lower(${column}) ~>=~ ${sql.placeholder(placeholder)}::text
    and lower(${column}) ~<~ (${sql.placeholder(placeholder)}::text || U&'\\+10FFFD'))`;

/**
 * A statement that answers a page of a list as `text`, a Page in JSON. `rows` has room for one more than the page; their fields
 * are plain JSON, with `id` and an exactTime `createdAt` among them.
 */
export function pageAsJson<Row extends { readonly id: string; readonly createdAt: string }>(
  db: Executor,
  rows: Rows<Row>,
  length: number,
) {
  const [shown, last] = [sql.raw(String(length)), sql.raw(String(length - 1))];
  // The cursor is written as cursorText does.
  const page = sql`(with found (${fieldNames(rows)}) as materialized ${rows} select json_build_object(
    'rows', coalesce((select json_agg(shown) from (select * from found limit ${shown}) shown), '[]'),
    'next', (select "createdAt" || '_' || id from found where exists (select from found offset ${shown})
      offset ${last} limit 1))::text as text) as page`;
  return db.select({ text: sql<string>`page.text` }).from(page);
}

const EMPTY = new JsonText<Page<never>>('{"rows":[],"next":null}');

/** What such a statement has found; nothing where it was not asked. */
export const pageOfJson = <Row>(found: readonly { readonly text: string }[] = []): JsonText<Page<Row>> =>
  found[0] ? new JsonText(found[0].text) : EMPTY;

const START: PageCursor = { at: '', id: '' };

/** The values of `behind`; null where the text is no cursor, which finds nothing. */
export function cursorValues(after: string | undefined) {
  const cursor = after === undefined ? START : readCursor(after);
  return cursor && { at: cursor.at, after: cursor.id };
}

/** A page of one more row than it has room for. */
export function pageOf<Row extends { readonly id: string; readonly createdAt: string }>(
  found: readonly Row[],
  length: number,
): Page<Row> {
  const rows = found.slice(0, length);
  const last = found.length > length ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorText({ at: last.createdAt, id: last.id }) : null };
}
