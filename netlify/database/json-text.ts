import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { inOneValue, type Rows } from './in-one-value.ts';

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

/** A statement that answers the rows of a query as `text`, a JSON array. For fields that are plain JSON, as calls answer them. */
export const asJson = <Row>(db: Executor, rows: Rows<Row>) =>
  db.select({ text: sql<string>`${inOneValue(rows)}::text` }).from(sql`(select) as once`);

/** What such a statement has found. */
export const jsonOf = <Value>([found]: readonly { readonly text: string }[]): JsonText<Value> =>
  new JsonText(found?.text ?? '[]');
