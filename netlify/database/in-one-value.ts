import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

interface Rows<Row> extends SQLWrapper {
  readonly _: { readonly result: readonly Row[]; readonly selectedFields: object };
}

/** The JSON names of a query's columns, as a list. */
const fieldNames = <Row>(rows: Rows<Row>): SQL =>
  sql.join(
    Object.keys(rows._.selectedFields).map((name) => sql.identifier(name)),
    sql`, `,
  );

/**
 * The rows of a query as one JSON array, to be a field of another row: it comes in the same round trip. For fields
 * that are plain JSON, as calls answer them.
 */
export const inOneValue = <Row>(rows: Rows<Row>): SQL<readonly Row[]> =>
  sql`(select coalesce(json_agg(found), '[]') from ${rows} as found (${fieldNames(rows)}))`;
