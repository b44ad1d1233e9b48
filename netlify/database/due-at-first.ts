import { sql } from 'drizzle-orm';

/** The due time of a row written by a deploy older than the column `due_at`. */
export const DUE_AT_FIRST = sql`now() + interval '24 hours'`;
