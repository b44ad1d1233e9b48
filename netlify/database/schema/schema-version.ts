import { sql } from 'drizzle-orm';
import { boolean, check, integer } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** The number of the last migration that was applied. Each migration sets it (docs/how-to/add-a-table.md). */
export const schemaVersion = impersonalTable(
  'schema_version',
  {
    only: boolean().primaryKey().default(true),
    version: integer().notNull(),
    /** The oldest code that works with these tables. Raised when something is dropped. */
    servesFrom: integer('serves_from').notNull(),
  },
  (table) => [check('schema_version_is_one_row', sql`${table.only}`)],
);
