import { and, asc, between, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { Callback } from '../../../src/domain/quotes/quote.schema.ts';
import type { Calendar, UnplannedPickup } from '../../../src/domain/truck/admin-calendar.api.ts';
import type { MissedReason } from '../../../src/domain/truck/stop-state.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { pickups, truckDays, trucks } from '../../database/schema/trucks.ts';
import { readClosedDays } from '../locations/rows.ts';
import { ASKED, askedPickup, readStops, TRUCK, TRUCK_DAY } from './rows.ts';

const DAYS_SHOWN = 7;
const UNPLANNED_SHOWN = 100;
/** After this many days without a truck, staff call instead of planning. */
const UNPLANNED_DAYS = 60;

const ofYard = (yard: YardId) =>
  and(or(eq(quoteRequests.location, yard), isNull(quoteRequests.location)), not(quoteRequests.suspectedSpam));

const OPEN = inArray(quoteRequests.state, ['new', 'answered']);

// Drizzle leaves out a column's table in a selection.
const MISSED_LAST = sql<MissedReason | null>`(select stop.missed_reason from ${pickups} as stop
  where stop.quote_id = quote_requests.id and stop.state = 'missed' order by stop.updated_at desc limit 1)`;

/** Open pickup requests without a stop. Who has canceled theirs asks again if they want one. */
async function readUnplanned(db: Database, yard: YardId): Promise<readonly UnplannedPickup[]> {
  const rows = await db
    .select({ request: ASKED, missedReason: MISSED_LAST })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.kind, 'pickup'),
        OPEN,
        ofYard(yard),
        sql`${quoteRequests.createdAt} > now() - interval '1 day' * ${UNPLANNED_DAYS}`,
        sql`not exists (select 1 from ${pickups} where ${pickups.quoteId} = ${quoteRequests.id} and ${pickups.state} <> 'missed')`,
      ),
    )
    .orderBy(
      asc(sql`${quoteRequests.details} ->> 'day'`),
      asc(quoteRequests.createdAt),
      asc(quoteRequests.id),
    )
    .limit(UNPLANNED_SHOWN);
  return rows.map(({ request, missedReason }) => ({ ...askedPickup(request), missedReason }));
}

/** The calls that are booked for these days. */
export async function readCalls(
  db: Database,
  yard: YardId,
  from: string,
  to: string,
): Promise<Calendar['calls']> {
  const rows = await db
    .select({ ...ASKED, state: quoteRequests.state })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.kind, 'callback'),
        OPEN,
        ofYard(yard),
        between(sql`${quoteRequests.details} ->> 'day'`, from, to),
        // Asked for at most a week ahead; the index by kind is in the order of this.
        sql`${quoteRequests.createdAt} > ${from}::date - interval '30 days'`,
      ),
    )
    .orderBy(asc(sql`${quoteRequests.details} ->> 'day'`), asc(sql`${quoteRequests.details} ->> 'time'`));
  return rows.map(({ id, firstName, lastName, phone, details, state }) => {
    const { day, time } = details as Callback;
    return { quoteId: id, name: `${firstName} ${lastName}`, phone, day, time, isAnswered: state !== 'new' };
  });
}

/** A week of a yard's trucks, with what waits to be planned. */
export async function readCalendar(
  db: Database,
  { yard, from }: { readonly yard: YardId; readonly from: string },
): Promise<Calendar> {
  const week = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(from, ahead));
  const to = addDays(from, DAYS_SHOWN - 1);
  const list = await db.select(TRUCK).from(trucks).where(eq(trucks.yardId, yard)).orderBy(asc(trucks.name));
  const ids = list.map(({ id }) => id);
  const days = await db
    .select({ ...TRUCK_DAY, driverName: staffUsers.name })
    .from(truckDays)
    .leftJoin(staffUsers, eq(staffUsers.id, truckDays.driverId))
    .where(and(inArray(truckDays.truckId, ids), between(truckDays.day, from, to)))
    .orderBy(asc(truckDays.day), asc(truckDays.truckId));
  const isClosed = await readClosedDays(db, week);
  const { date: today, minutes: minute } = inNewYork(new Date());
  const isShown = sql`${pickups.state} <> 'held' or ${pickups.heldUntil} > now()`;
  return {
    today,
    minute,
    trucks: list,
    days,
    stops: await readStops(db, and(inArray(pickups.truckId, ids), between(pickups.day, from, to), isShown)),
    calls: await readCalls(db, yard, from, to),
    unplanned: await readUnplanned(db, yard),
    closed: week.filter((day) => isClosed(yard, day)),
  };
}
