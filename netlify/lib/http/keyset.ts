import { and, between, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { STAFF_PAGE_LENGTH } from '../../../src/business/constants.ts';
import {
  cursorText,
  type Page,
  type PageCursor,
  readCursor,
} from '../../../src/domain/shared/contract/page-cursor.ts';
import { idsOfCode } from '../../../src/domain/shared/contact/request-code.ts';
import { searchKey } from '../../../src/domain/shared/text/search-key.ts';
import { nameWords } from '../../database/name-words.ts';

/** A time as cursors contain it: ISO with microseconds. */
export const exactTime = (column: AnyColumn | SQL) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** In the order of the indexes by date. */
const NEWEST_FIRST = {
  order: (at: AnyColumn, id: AnyColumn) => sql`${at} desc nulls last, ${id}`,
  // The first comparison lets the index be used.
  after: (at: AnyColumn, id: AnyColumn, cursor: PageCursor) =>
    sql`(${at} <= ${cursor.at}::timestamptz and (${at} < ${cursor.at}::timestamptz or ${id} > ${cursor.id}))`,
};

const DUE_FIRST: typeof NEWEST_FIRST = {
  order: (at, id) => sql`${at}, ${id}`,
  after: (at, id, cursor) => sql`(${at}, ${id}) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
};

/**
 * Whether an expression starts with a prefix, which may hold any character, by an index on it with text_pattern_ops. The character at the
 * end is Unicode's last. A migration raises such an index's statistics, so that the planner can tell rare prefixes from common ones.
 */
export const beginsWith = (expression: SQL, text: string): SQL =>
  sql`(${expression} ~>=~ ${text}::text and ${expression} ~<~ (${text}::text || U&'\\+10FFFD'))`;

/** Whether an email address starts with a text in lower case. */
export const emailBegins = (column: AnyColumn, text: string): SQL => beginsWith(sql`lower(${column})`, text);

/** Whether each typed word begins a word of a name, in any order and as both are said: "garcia" finds José Núñez García. A text without letters and digits finds none. */
export function nameHas(name: AnyColumn | SQL, text: string): SQL {
  const words = searchKey(text).split(' ');
  if (words[0] === '') return sql`false`;
  const query = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
  return sql`${nameWords(name)} @@ ${query}::tsquery`;
}

/** Whether an id is one that a code, as mails have it, may stand for. */
export function idHasCode(id: AnyColumn, text: string): SQL | undefined {
  const [first, last] = idsOfCode(text) ?? [];
  return first && last ? between(id, first, last) : undefined;
}

export const EMPTY_PAGE: Page<never> = { rows: [], next: null };

/** A page, made from one row more than it shows. */
export function pageOf<Row>(
  found: readonly Row[],
  length: number,
  cursorAt: (last: Row) => string,
): Page<Row> {
  const rows = found.slice(0, length);
  const last = found.length > length ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : cursorAt(last) };
}

interface PageOptions {
  /** Which rows the list has. */
  readonly where: SQL | undefined;
  /** The `after` of the list's query. */
  readonly after: string | undefined;
  /** The columns that the list is ordered by. */
  readonly at: AnyColumn;
  readonly id: AnyColumn;
  readonly length?: number;
  /** By this column instead, soonest first; the query selects it as `dueAt`, with exactTime(). */
  readonly dueAt?: AnyColumn | false;
}

/** A page of a query, which selects `id` and, as exactTime(), `createdAt`. Newest first by default. An invalid cursor finds nothing. */
export async function readPage<Query extends PgSelect>(
  query: Query,
  { where, after, at: createdAt, id, length = STAFF_PAGE_LENGTH, dueAt = false }: PageOptions,
): Promise<Page<Query['_']['result'][number]>> {
  const direction = dueAt ? DUE_FIRST : NEWEST_FIRST;
  const at = dueAt || createdAt;
  const cursor = after === undefined ? undefined : readCursor(after);
  if (cursor === null) return EMPTY_PAGE;
  const found = await query
    .where(and(where, cursor && direction.after(at, id, cursor)))
    .orderBy(direction.order(at, id))
    .limit(length + 1);
  return pageOf(found, length, (last) =>
    cursorText({ at: last[dueAt ? 'dueAt' : 'createdAt'], id: last['id'] }),
  );
}
