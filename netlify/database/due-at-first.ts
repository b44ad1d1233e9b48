import { sql } from 'drizzle-orm';

/** When a row is due that a deploy before the column `due_at` writes. */
export const DUE_AT_FIRST = sql`now() + interval '24 hours'`;
