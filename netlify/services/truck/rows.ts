import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { YARD_IDS, type YardId, YARDS } from '../../../src/business/yards.ts';
import { zipPlace } from '../../../src/domain/locations/places/zip-places.ts';
import { weightTexts } from '../../../src/domain/quotes/texts.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import type { AskedPickup, CalendarStop, StopTime } from '../../../src/domain/truck/admin-calendar.api.ts';
import type { PlannedStop } from '../../../src/domain/offers/offers.api.ts';
import type { CalendarDay } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { Truck } from '../../../src/domain/truck/admin-trucks.api.ts';
import { changesUntil } from '../../../src/domain/truck/stop-evening.ts';
import { poundsOf, type TruckRoute } from '../../../src/domain/truck/route.ts';
import { papersOf, vehicleName } from '../../../src/domain/vehicles/car-summary.ts';
import type { Executor } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { quotePhotos, quoteRequests } from '../../database/schema/quotes.ts';
import { pickups, truckDays, trucks } from '../../database/schema/trucks.ts';
import { IS_STANDING, IS_TOLD, STOP_TIME, stopOf } from './stop-of.ts';

/** What keeps its truck from being elsewhere. A hold that has run out does not, though its row may still be there. */
const TAKES_TIME = sql`${IS_STANDING} and (${pickups.heldUntil} is null or ${pickups.heldUntil} > now())`;

export const TRUCK_DAY = {
  truckId: truckDays.truckId,
  day: truckDays.day,
  opens: truckDays.opens,
  closes: truckDays.closes,
  driverId: truckDays.driverId,
};

export const TRUCK = {
  id: trucks.id,
  name: trucks.name,
  yardId: trucks.yardId,
  carriesLb: trucks.carriesLb,
  isActive: trucks.isActive,
};

/** What askedPickup() reads of a request. */
export const ASKED = {
  id: quoteRequests.id,
  firstName: quoteRequests.firstName,
  lastName: quoteRequests.lastName,
  phone: quoteRequests.phone,
  description: quoteRequests.description,
  details: quoteRequests.details,
  vehicle: quoteRequests.vehicle,
  createdAt: quoteRequests.createdAt,
  state: quoteRequests.state,
};

type AskedRecord = Pick<typeof quoteRequests.$inferSelect, keyof typeof ASKED>;

const VIN_END = 6;

/** A request for a pickup, as its truck needs it. */
export function askedPickup({
  id,
  firstName,
  lastName,
  details,
  vehicle,
  ...asked
}: AskedRecord): AskedPickup {
  const { address, city, state, zip, weightClass, day, window } = details as Pickup;
  return {
    quoteId: id,
    name: `${firstName} ${lastName}`,
    phone: asked.phone,
    description: asked.description,
    isWon: asked.state === 'won',
    address,
    city,
    state,
    zip,
    pounds: vehicle?.weight ? Math.round(vehicle.weight.milliPounds / 1_000) : poundsOf(weightClass),
    place: zipPlace(zip),
    load: vehicle ? vehicleName(vehicle) : weightTexts[weightClass],
    vinEnd: vehicle?.vin ? vehicle.vin.slice(-VIN_END) : null,
    papers: vehicle ? papersOf(vehicle, asked.createdAt) : [],
    askedDay: day,
    askedWindow: window,
  };
}

/** As copyTo() of quotes has it. */
const HAS_MAIL = sql<boolean>`(${quoteRequests.emailMe} and ${quoteRequests.email} is not null and not ${quoteRequests.suspectedSpam})`;

const STAFF_PHOTOS = sql<number>`(select count(*)::int from ${quotePhotos}
  where ${quotePhotos.quoteId} = ${pickups.quoteId} and ${quotePhotos.addedById} is not null)`;

const HAS_OFFER = sql<boolean>`exists (select from ${offers} where ${offers.quoteId} = ${quoteRequests.id} and ${offers.state} = 'accepted')`;

/** Stops by day, truck and time, with what was asked for. */
export async function readStops(tx: Executor, fits: SQL | undefined): Promise<readonly CalendarStop[]> {
  const rows = await tx
    .select({
      stop: STOP_TIME,
      zip: pickups.heldZip,
      weight: pickups.heldWeight,
      isTold: IS_TOLD,
      photos: STAFF_PHOTOS,
      request: { ...ASKED, hasMail: HAS_MAIL, hasOffer: HAS_OFFER },
    })
    .from(pickups)
    .leftJoin(quoteRequests, eq(quoteRequests.id, pickups.quoteId))
    .where(fits)
    .orderBy(asc(pickups.day), asc(pickups.truckId), asc(pickups.startsAt), asc(pickups.id));
  return rows.map(({ stop, zip, weight, isTold, photos, request }) => {
    const asked = request && askedPickup(request);
    return {
      ...stop,
      asked,
      place: asked ? asked.place : zipPlace(zip ?? ''),
      pounds: asked ? asked.pounds : weight ? poundsOf(weight) : 0,
      told: isTold ? 'yes' : request?.hasMail ? 'not_yet' : 'without_mail',
      photos,
      hasOffer: request?.hasOffer ?? false,
    };
  });
}

interface LockedStop {
  readonly stop: StopTime;
  readonly quoteId: string;
  /** Of its truck. */
  readonly yardId: YardId;
  readonly driverId: string | null;
}

/** The stop of a request that nobody else changes until the transaction ends; null: it is no longer planned. */
export async function lockStop(tx: Executor, id: string): Promise<LockedStop | null> {
  const [found] = await tx
    .select({
      stop: STOP_TIME,
      quoteId: pickups.quoteId,
      yardId: trucks.yardId,
      driverId: truckDays.driverId,
    })
    .from(pickups)
    .innerJoin(trucks, eq(trucks.id, pickups.truckId))
    .leftJoin(truckDays, and(eq(truckDays.truckId, pickups.truckId), eq(truckDays.day, pickups.day)))
    .where(eq(pickups.id, id))
    .for('update', { of: pickups });
  return found?.quoteId ? { ...found, quoteId: found.quoteId } : null;
}

/** Where staff find a request's pickup in the calendar; null: it asks for no truck, or none is set up for it. */
export async function calendarDayOf(
  tx: Executor,
  { id, details, location }: Pick<typeof quoteRequests.$inferSelect, 'id' | 'details' | 'location'>,
): Promise<CalendarDay | null> {
  if (!details || !('window' in details)) return null;
  const stop = await stopOf(tx, id);
  const yards = YARD_IDS.filter((yard) => location === null || yard === location);
  const isIts = stop
    ? eq(trucks.id, stop.truckId)
    : and(eq(trucks.isActive, true), inArray(trucks.yardId, yards));
  const [truck] = await tx.select(TRUCK).from(trucks).where(isIts).orderBy(asc(trucks.name)).limit(1);
  if (!truck) return null;
  return {
    yard: truck.yardId,
    day: stop?.day ?? details.day,
    stop: stop && { startsAt: stop.startsAt, truck: truck.name, state: stop.state },
  };
}

/** What the customer of a request is told of its stop. */
export async function plannedStop(tx: Executor, quoteId: string, now: Date): Promise<PlannedStop | null> {
  const stop = await stopOf(tx, quoteId);
  if (!stop) return null;
  const { day, startsAt, version } = stop;
  const state = stop.state as PlannedStop['state'];
  const until = changesUntil(day);
  const isOpen = state === 'planned' && now < until;
  return { day, startsAt, state, version, changesUntil: isOpen ? until.toISOString() : null };
}

/** A truck that is out on a day. */
export interface OutTruck extends Pick<TruckRoute, 'opens' | 'closes' | 'carriesLb' | 'yard'> {
  readonly truck: Truck;
  readonly day: string;
}

const YARD_PLACES = new Map(YARDS.map(({ id, coordinates }) => [id, coordinates]));

/** The trucks in use that are out, by day and truck. `isHeld`: nobody else plans those days until the transaction ends. */
export async function readOutTrucks(
  tx: Executor,
  fits: SQL | undefined,
  { isHeld = false } = {},
): Promise<readonly OutTruck[]> {
  const rows = tx
    .select({ truck: TRUCK, day: TRUCK_DAY })
    .from(truckDays)
    .innerJoin(trucks, eq(trucks.id, truckDays.truckId))
    .where(and(eq(trucks.isActive, true), fits))
    .orderBy(asc(truckDays.day), asc(truckDays.truckId));
  const found = await (isHeld ? rows.for('update', { of: truckDays }) : rows);
  return found.flatMap(({ truck, day: { day, opens, closes } }) => {
    const yard = YARD_PLACES.get(truck.yardId);
    return yard ? [{ truck, day, opens, closes, carriesLb: truck.carriesLb, yard }] : [];
  });
}

/** Each truck's day with what it does. `without`: one that looks for another time. */
export async function withStops(
  tx: Executor,
  out: readonly OutTruck[],
  without?: string,
): Promise<readonly (OutTruck & TruckRoute)[]> {
  if (out.length === 0) return [];
  const days = [...new Set(out.map(({ day }) => day))];
  const stops = await readStops(tx, and(inArray(pickups.day, days), TAKES_TIME));
  return out.map((each) => ({
    ...each,
    stops: stops.filter(
      ({ id, truckId, day }) => id !== without && truckId === each.truck.id && day === each.day,
    ),
  }));
}

/** The constraint knows no clock: what ran out makes room. */
export const dropLapsedHolds = (tx: Executor, day: string) =>
  tx
    .delete(pickups)
    .where(and(eq(pickups.day, day), eq(pickups.state, 'held'), lt(pickups.heldUntil, sql`now()`)));
