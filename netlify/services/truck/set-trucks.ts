import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Truck, Trucks, TruckSet } from '../../../src/domain/truck/admin-trucks.api.ts';
import type { TruckChange, TruckDaysChange } from '../../../src/domain/truck/truck.schema.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database, Executor } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { pickups, truckDays, trucks } from '../../database/schema/trucks.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { alreadyDone, assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { unplanStops } from './plan-stop.ts';
import { TRUCK, TRUCK_DAY } from './rows.ts';

/** All trucks, and when they are out from today on. */
export async function listTrucks(db: Database, now: Date = new Date()): Promise<Trucks> {
  const list = await db.select(TRUCK).from(trucks).orderBy(desc(trucks.isActive), asc(trucks.name));
  const days = await db
    .select(TRUCK_DAY)
    .from(truckDays)
    .where(gte(truckDays.day, inNewYork(now).date))
    .orderBy(asc(truckDays.day), asc(truckDays.truckId));
  return { trucks: list, days };
}

/** Whether any truck is set up, also one that is out of use. */
export const hasTrucks = async (db: Database): Promise<boolean> =>
  (await db.select({ id: trucks.id }).from(trucks).limit(1)).length > 0;

const subjectOf = (id: string) => ({ subjectKind: 'truck', subjectId: id });

/** Two people who add the same truck have no row to lock. */
const lockTruck = (tx: Executor, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('truck'), hashtext(${id}))`);

async function findTruck(tx: Executor, id: string): Promise<Truck | null> {
  const [truck] = await tx.select(TRUCK).from(trucks).where(eq(trucks.id, id));
  return truck ?? null;
}

const factsOf = ({ name, yardId, carriesLb, isActive }: Truck) => ({ name, yardId, carriesLb, isActive });

/** Takes what is ahead of it off a truck: stops, and times that are held for whoever is asking. */
async function clear(tx: Executor, actor: Staff, fits: SQL | undefined): Promise<TruckSet> {
  const ahead = and(fits, gte(pickups.day, inNewYork(new Date()).date));
  await tx.delete(pickups).where(and(ahead, eq(pickups.state, 'held')));
  return { unplanned: await unplanStops(tx, actor, ahead) };
}

/** Adds a truck or changes it. What it was to do is planned again if it is out of use, or another yard's. Throws not_found, changed_since, invalid_input. */
export async function saveTruck(
  db: Database,
  actor: Staff,
  id: string,
  { seen, ...facts }: TruckChange,
): Promise<TruckSet> {
  if (!isUuid(id)) throw new CodedError('not_found');
  try {
    return await inTransaction(db, async (tx) => {
      await lockTruck(tx, id);
      const found = await findTruck(tx, id);
      const before = found && factsOf(found);
      if (before && JSON.stringify(before) === JSON.stringify(factsOf({ id, ...facts })))
        return { unplanned: 0 };
      await assertSeen(tx, subjectOf(id), { seen, now: before });
      await tx
        .insert(trucks)
        .values({ id, ...facts })
        .onConflictDoUpdate({ target: trucks.id, set: facts });
      await recordAudit(tx, actor, { action: 'save_truck', ...subjectOf(id), before, after: facts });
      const leaves = before && ((before.isActive && !facts.isActive) || before.yardId !== facts.yardId);
      return leaves ? clear(tx, actor, eq(pickups.truckId, id)) : { unplanned: 0 };
    });
  } catch (error) {
    if (violates(error, 'trucks_by_name'))
      throw new CodedError('invalid_input', { fields: { name: 'There’s already a truck with this name' } });
    throw error;
  }
}

async function assertDriver(tx: Executor, driverId: string | null): Promise<void> {
  if (driverId === null) return;
  const [driver] = await tx.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.id, driverId));
  if (!driver) throw new CodedError('invalid_input', { fields: { driverId: 'Please choose a driver' } });
}

/** The truck has been out, or is: what it did that day stays. */
const wasOut = sql`${pickups.state} in ('on_the_way', 'arrived', 'done', 'missed')`;

/** Sets the hours of some days. Without hours, what was planned is planned again. Throws not_found, changed_since, already_done, invalid_input. */
export async function setTruckDays(
  db: Database,
  actor: Staff,
  id: string,
  { days, hours, driverId, seen }: TruckDaysChange,
): Promise<TruckSet> {
  if (!isUuid(id)) throw new CodedError('not_found');
  const today = inNewYork(new Date()).date;
  if (days.some((day) => day < today))
    throw new CodedError('invalid_input', { fields: { days: 'That day is in the past' } });
  return inTransaction(db, async (tx) => {
    await lockTruck(tx, id);
    if (!(await findTruck(tx, id))) throw new CodedError('not_found');
    await assertDriver(tx, driverId);
    const chosen = and(eq(truckDays.truckId, id), inArray(truckDays.day, days));
    const now = (
      await tx.select(TRUCK_DAY).from(truckDays).where(chosen).orderBy(asc(truckDays.day)).for('update')
    ).map(({ day, opens, closes, driverId: driver }) => ({ day, opens, closes, driverId: driver }));
    const wanted = hours ? [...new Set(days)].toSorted().map((day) => ({ day, ...hours, driverId })) : [];
    if (JSON.stringify(now) === JSON.stringify(wanted)) return { unplanned: 0 };
    await assertSeen(tx, subjectOf(id), { seen, now });
    const record = () =>
      recordAudit(tx, actor, {
        action: 'set_truck_days',
        ...subjectOf(id),
        before: now.length > 0 ? now : null,
        after: { days, hours, driverId },
      });
    if (hours) {
      await tx
        .insert(truckDays)
        .values(wanted.map((day) => ({ truckId: id, ...day })))
        .onConflictDoUpdate({ target: [truckDays.truckId, truckDays.day], set: { ...hours, driverId } });
      await record();
      return { unplanned: 0 };
    }
    const ofThese = and(eq(pickups.truckId, id), inArray(pickups.day, days));
    const unplanned = await clear(tx, actor, ofThese);
    // Only now: a driver may have reported while we waited for their stop.
    const [out] = await tx.select({ id: pickups.id }).from(pickups).where(and(ofThese, wasOut)).limit(1);
    if (out) throw await alreadyDone(tx, subjectOf(id));
    await tx.delete(truckDays).where(chosen);
    await record();
    return unplanned;
  });
}
