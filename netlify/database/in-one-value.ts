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

/** A query's rows as one JSON array, which can be a field of another row and so arrives in the same round trip. Only for columns that are plain JSON. */
export const inOneValue = <Row>(rows: Rows<Row>): SQL<readonly Row[]> =>
  sql`(select coalesce(json_agg(found), '[]') from ${rows} as found (${fieldNames(rows)}))`;
