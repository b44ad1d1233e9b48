import { between, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { cursorText, type Page, type PageCursor, readCursor } from '../../src/domain/shared/page-cursor.ts';
import { idsOfCode } from '../../src/domain/shared/request-code.ts';
import { searchKey } from '../../src/domain/shared/search-key.ts';

/** A time as cursors contain it: ISO with microseconds. */
export const exactTime = (column: AnyColumn | SQL) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Newest first, the order of the indexes by date. */
export const newestFirst = (at: AnyColumn, id: AnyColumn) => sql`${at} desc nulls last, ${id}`;

/** The rows after a cursor. The first comparison lets the index be used. */
export const after = (at: AnyColumn, id: AnyColumn, cursor: PageCursor): SQL =>
  sql`(${at} <= ${cursor.at}::timestamptz and (${at} < ${cursor.at}::timestamptz or ${id} > ${cursor.id}))`;

/**
 * Whether an expression starts with a prefix, which may hold any character, by an index on it with text_pattern_ops. The character at the
 * end is Unicode's last. A migration raises such an index's statistics, so that the planner can tell rare prefixes from common ones.
 */
const beginsWith = (expression: SQL, text: string): SQL =>
  sql`(${expression} ~>=~ ${text}::text and ${expression} ~<~ (${text}::text || U&'\\+10FFFD'))`;

/** Whether an email address starts with a text in lower case. */
export const emailBegins = (column: AnyColumn, text: string): SQL => beginsWith(sql`lower(${column})`, text);

/** Whether a name starts with a text, as both are said. A text without letters and digits finds none. */
export function nameBegins(name: AnyColumn | SQL, text: string): SQL {
  const key = searchKey(text);
  return key === '' ? sql`false` : beginsWith(sql`search_key(${name})`, key);
}

/** Whether an id is one that a code, as mails have it, may stand for. */
export function idHasCode(id: AnyColumn, text: string): SQL | undefined {
  const [first, last] = idsOfCode(text) ?? [];
  return first && last ? between(id, first, last) : undefined;
}

/** Where a page begins: null at the start. 'nowhere' if the text is not a cursor, which finds nothing. */
export const cursorOf = (text: string | undefined): PageCursor | null | 'nowhere' =>
  text === undefined ? null : (readCursor(text) ?? 'nowhere');

export const EMPTY_PAGE: Page<never> = { rows: [], next: null };

/** A page, made from one row more than it shows. */
export function pageOf<Row extends { readonly id: string; readonly createdAt: string }>(
  found: readonly Row[],
  length: number,
): Page<Row> {
  const rows = found.slice(0, length);
  const last = found.length > length ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorText({ at: last.createdAt, id: last.id }) : null };
}
