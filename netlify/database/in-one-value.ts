import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

interface Rows<Row> extends SQLWrapper {
  readonly _: { readonly result: readonly Row[]; readonly selectedFields: object };
}

/**
 * The rows of a query as one JSON array, for a field of another: what belongs to a row comes in the same trip. For fields
 * that are plain JSON, as calls answer them.
 */
export function inOneValue<Row>(rows: Rows<Row>): SQL<readonly Row[]> {
  const names = Object.keys(rows._.selectedFields).map((name) => sql.identifier(name));
  return sql`(select coalesce(json_agg(found), '[]') from ${rows} as found (${sql.join(names, sql`, `)}))`;
}
