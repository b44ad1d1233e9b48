import { type Placeholder, sql } from 'drizzle-orm';

/**
 * For `.limit()`, the number as part of the statement. Drizzle would make it a value, and PostgreSQL plan the statement anew each
 * time: with any number of rows in mind, the plan it could keep looks dearer.
 */
export const atMost = (rows: number) => sql.raw(String(rows)) as unknown as Placeholder;
