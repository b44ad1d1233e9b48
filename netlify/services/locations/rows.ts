import { gte, sql } from 'drizzle-orm';
import { YARDS, type YardId } from '../../../src/business/yards.ts';
import { withDaysSet } from '../../../src/domain/locations/days-set.ts';
import type { YardHours } from '../../../src/domain/locations/opening.ts';
import type { Executor } from '../../database/client.ts';
import { yardSpecialDays } from '../../database/schema/yards.ts';

/**
 * Until the transaction ends, nobody else changes any yard's hours on this day. Some rows may not exist yet, so without this lock
 * two people who set several yards could each wait for the other's.
 */
export const holdSpecialDay = (tx: Executor, date: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('special_day'), ${date}::date - date '2000-01-01')`);

interface YardHoursNow extends YardHours {
  readonly id: YardId;
}

/** The hours of all yards, with the special days that staff have set from a New York date on. */
export async function readYardHours(tx: Executor, fromDate: string): Promise<readonly YardHoursNow[]> {
  const days = await tx.select().from(yardSpecialDays).where(gte(yardSpecialDays.day, fromDate));
  const set = days.map(({ yardId, day, opens, closes }) => ({
    yardId,
    date: day,
    hours: opens !== null && closes !== null ? { opens, closes } : null,
  }));
  return YARDS.map((yard) => withDaysSet(yard.id, yard, set));
}
