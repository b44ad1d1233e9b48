import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
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
