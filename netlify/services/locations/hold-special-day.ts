import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';

/**
 * Until the transaction ends nobody else changes what any yard does on this day: some of its rows may not be there yet, so that
 * two who set several yards could each wait for the other's.
 */
export const holdSpecialDay = (tx: Executor, date: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('special_day'), ${date}::date - date '2000-01-01')`);
