import type { QueryResultRow } from '@neondatabase/serverless';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database } from './client.ts';

export interface Statement {
  /** Unique, because each connection plans a name once. */
  readonly name: string;
  readonly text: string;
}

/** Runs a handwritten statement on its own; it fails with the same errors as Drizzle's. */
export async function runStatement<Row extends QueryResultRow>(
  db: Database,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  try {
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] });
    return rows;
  } catch (cause) {
    throw new DrizzleQueryError(text, [], cause as Error);
  }
}
