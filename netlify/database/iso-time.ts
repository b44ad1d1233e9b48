import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const FORMAT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A time in JSON's format, "2026-05-04T12:00:00.000Z". */
export const isoTime = (time: PgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', ${sql.raw(FORMAT)})`;

/** The same for handwritten SQL; `time` is a column, or any expression of our own. */
export const isoTimeText = (time: string): string => `to_char(${time} at time zone 'UTC', ${FORMAT})`;
