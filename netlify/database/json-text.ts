import { Placeholder, sql } from 'drizzle-orm';
import type { Database, Executor } from './client.ts';
import { inOneValue, type Rows } from './in-one-value.ts';
import { runStatement, type Statement } from './run-statement.ts';

/** JSON as PostgreSQL wrote it, of a value of this type: an answer carries it as it is, and no field is read and written again. */
export class JsonText<Value> {
  declare readonly of: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** For who needs the value itself. */
export const valueOf = <Value>({ text }: JsonText<Value>): Value => JSON.parse(text) as Value;

interface NamedStatement extends Statement {
  /** The placeholders in the order of its parameters. */
  readonly names: readonly string[];
}

function nameOf(param: unknown): string {
  if (param instanceof Placeholder) return param.name as string;
  throw new Error('Each parameter of such a statement is a placeholder.');
}

/**
 * Makes the function that answers a query's rows as one JSON array. The query's fields are plain JSON, as calls answer them, and its parameters
 * placeholders. Drizzle writes the statement once; it does not carry it out, as there is no row for it to map.
 */
export function jsonList<Row>(
  name: string,
  build: (db: Executor) => Rows<Row>,
): (db: Database, values: Readonly<Record<string, unknown>>) => Promise<JsonText<Row[]>> {
  let statement: NamedStatement | undefined;
  const write = (db: Executor): NamedStatement => {
    const rows = sql<string>`${inOneValue(build(db))}::text`;
    const { sql: text, params } = db
      .select({ text: rows.as('text') })
      .from(sql`(select) as once`)
      .toSQL();
    return { name, text, names: params.map(nameOf) };
  };
  return async (db, values) => {
    statement ??= write(db);
    const given = statement.names.map((key) => values[key]);
    const [found] = await runStatement<{ text: string }>(db, statement, given);
    return new JsonText(found?.text ?? '[]');
  };
}
