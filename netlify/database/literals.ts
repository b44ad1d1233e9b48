import { sql, type SQL } from 'drizzle-orm';

/** Values of a closed list, with commas between: part of a statement's text, so that each has the plan of its own index. */
export const literalText = (...values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ');

/** The same, within a `sql`. */
export const literals = (...values: readonly string[]): SQL => sql.raw(literalText(...values));
