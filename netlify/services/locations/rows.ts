import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { type YardId, YARDS } from '../../../src/business/yards.ts';
import type { OfferEnding } from '../../../src/domain/locations/admin-yards.api.ts';
import { withDaysSet } from '../../../src/domain/locations/hours/days-set.ts';
import { hoursOn, type YardHours } from '../../../src/domain/locations/hours/opening.ts';
import type { Executor } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
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

/** Open offers of these yards that end on a day because their yard was to close then; the first 50. */
export async function offersEndingOn(
  tx: Executor,
  yardIds: readonly YardId[],
  date: string,
): Promise<readonly OfferEnding[]> {
  const midnight = sql`${date}::timestamp at time zone 'America/New_York'`;
  const rows = await tx
    .select({
      quoteId: offers.quoteId,
      firstName: quoteRequests.firstName,
      lastName: quoteRequests.lastName,
      validUntil: offers.validUntil,
    })
    .from(offers)
    .innerJoin(quoteRequests, eq(quoteRequests.id, offers.quoteId))
    .where(
      and(
        eq(offers.state, 'sent'),
        offers.untilClosing,
        inArray(offers.yardId, [...yardIds]),
        gt(offers.validUntil, sql`clock_timestamp()`),
        gte(offers.validUntil, midnight),
        lt(offers.validUntil, sql`(${date}::timestamp + interval '1 day') at time zone 'America/New_York'`),
      ),
    )
    .orderBy(asc(offers.validUntil), asc(offers.id))
    .limit(50);
  return rows.map(({ quoteId, firstName, lastName, validUntil }) => ({
    quoteId,
    customer: `${firstName} ${lastName}`,
    validUntil: validUntil.toISOString(),
  }));
}

/** Says for each of these dates whether a yard is closed all day, by its week or by a special day. */
export async function readClosedDays(
  tx: Executor,
  dates: readonly string[],
): Promise<(yardId: YardId, date: string) => boolean> {
  const days = await tx
    .select({ yardId: yardSpecialDays.yardId, day: yardSpecialDays.day, opens: yardSpecialDays.opens })
    .from(yardSpecialDays)
    .where(inArray(yardSpecialDays.day, [...dates]));
  return (yardId, date) => {
    const special = days.find((each) => each.yardId === yardId && each.day === date);
    if (special) return special.opens === null;
    const yard = YARDS.find(({ id }) => id === yardId);
    return !yard || hoursOn(yard, date) === null;
  };
}
