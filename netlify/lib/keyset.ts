import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { cursorText, type Page, type PageCursor, readCursor } from '../../src/domain/shared/page-cursor.ts';

/** A time as cursors carry it: ISO with microseconds. */
export const exactTime = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Newest first, as indexes "by date" lie. */
export const newestFirst = (at: AnyColumn, id: AnyColumn) => sql`${at} desc nulls last, ${id}`;

/** The rows after a cursor. The first comparison is the index's. */
export const after = (at: AnyColumn, id: AnyColumn, cursor: PageCursor): SQL =>
  sql`(${at} <= ${cursor.at}::timestamptz and (${at} < ${cursor.at}::timestamptz or ${id} > ${cursor.id}))`;

/**
 * Whether a text in lower case begins with another, whatever that holds, by an index with text_pattern_ops. The character at the end is
 * Unicode's last. Such an index has its statistics raised by a migration, so that a rare beginning is told from a common one.
 */
export const beginsWith = (column: AnyColumn, text: string): SQL =>
  sql`(lower(${column}) ~>=~ ${text}::text and lower(${column}) ~<~ (${text}::text || U&'\\+10FFFD'))`;

/** Where a page begins: null at the start. 'nowhere': the text is no cursor, which finds nothing. */
export const cursorOf = (text: string | undefined): PageCursor | null | 'nowhere' =>
  text === undefined ? null : (readCursor(text) ?? 'nowhere');

export const EMPTY_PAGE: Page<never> = { rows: [], next: null };

/** A page of one more row than it has room for. */
export function pageOf<Row extends { readonly id: string; readonly createdAt: string }>(
  found: readonly Row[],
  length: number,
): Page<Row> {
  const rows = found.slice(0, length);
  const last = found.length > length ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorText({ at: last.createdAt, id: last.id }) : null };
}
