import { randomUUID } from 'node:crypto';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { PICKUP_DAYS_AHEAD, TRUCK_HOLD_MS, TRUCK_STOP_MINUTES } from '../../../src/business/constants.ts';
import { YARD_IDS, type YardId } from '../../../src/business/yards.ts';
import { halfDayOf } from '../../../src/domain/quotes/request-words.ts';
import { refusalSentences } from '../../../src/domain/quotes/texts.ts';
import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import { clockMinutes } from '../../../src/domain/shared/time/clock-minutes.ts';
import { zipPlace } from '../../../src/domain/locations/places/zip-places.ts';
import { inOrderOnce, nextSlot } from '../../../src/domain/truck/slot-days.ts';
import { freeStarts, poundsOf } from '../../../src/domain/truck/route.ts';
import type { HeldSlot, NextSlot, Slot } from '../../../src/domain/truck/slots.api.ts';
import type { SlotHoldInput, SlotQuery } from '../../../src/domain/truck/slot.schema.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database, Executor } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { pickups, truckDays, trucks } from '../../database/schema/trucks.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { readClosedDays } from '../locations/rows.ts';
import { remind } from './remind.ts';
import { dropLapsedHolds, readOutTrucks, withStops } from './rows.ts';

interface TruckSlot extends Slot {
  readonly truckId: string;
}

export interface SlotSearch extends SlotQuery {
  /** Absent: as long as usual. */
  readonly minutes?: number;
}

/** A time that somebody wants, and for what. */
export interface WantedSlot extends Slot {
  readonly query: SlotSearch;
}

const yardsOf = (yard: YardId | undefined): readonly YardId[] => (yard ? [yard] : YARD_IDS);

const firstDay = (now: Date): string => addDays(inNewYork(now).date, 1);

/** Which truck could come when, from tomorrow on; `day`: on that day alone, and then nobody else plans it until the transaction ends. */
async function freeSlots(
  tx: Executor,
  { zip, weight, yard, hold, minutes = TRUCK_STOP_MINUTES }: SlotSearch,
  now: Date,
  day?: string,
): Promise<readonly TruckSlot[]> {
  const place = zipPlace(zip);
  if (!place) return [];
  const [first, last] = [firstDay(now), addDays(inNewYork(now).date, PICKUP_DAYS_AHEAD)];
  if (day !== undefined && (day < first || day > last)) return [];
  const when = day === undefined ? between(truckDays.day, first, last) : eq(truckDays.day, day);
  const fits = and(when, inArray(trucks.yardId, [...yardsOf(yard)]));
  const out = await readOutTrucks(tx, fits, { isHeld: day !== undefined });
  const isClosed = await readClosedDays(tx, [...new Set(out.map((each) => each.day))]);
  const open = out.filter(({ truck, day: its }) => !isClosed(truck.yardId, its));
  const routes = await withStops(tx, open, hold);
  return routes.flatMap((route) =>
    freeStarts(route, { place, pounds: poundsOf(weight), minutes }).map((startsAt) => ({
      day: route.day,
      startsAt,
      truckId: route.truck.id,
    })),
  );
}

/** When a truck can come, each time once. None: no truck is set up, none comes there, or all are full. */
export async function listSlots(
  db: Executor,
  query: SlotSearch,
  now: Date = new Date(),
): Promise<readonly Slot[]> {
  return inOrderOnce(await freeSlots(db, query, now));
}

/** The refusal of a time that somebody else has or that it is too late for, with the first one after it, or else the first of all. */
async function slotTaken(db: Executor, { query, ...wanted }: WantedSlot, now: Date): Promise<CodedError> {
  const slots = await listSlots(db, query, now);
  const next = nextSlot(slots, wanted);
  const isLate = wanted.day < firstDay(now);
  return new CodedError('slot_taken', {
    figures: { next, isLate } satisfies NextSlot,
    fields: { 'pickup.window': refusalSentences[isLate ? 'slotLate' : 'slotTaken'] },
  });
}

/** Does what takes a time. If that is gone, says which is the next: throws slot_taken. */
export async function orNextSlot<T>(
  db: Database,
  wanted: WantedSlot,
  now: Date,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const isTaken = error instanceof CodedError && error.code === 'slot_taken';
    if (!isTaken && !violates(error, 'pickups_never_overlap')) throw error;
    throw await slotTaken(db, wanted, now);
  }
}

/** Finds a truck for a time, which nobody else takes until the transaction ends. Throws slot_taken. */
export async function findTruck(
  tx: Executor,
  { query, day, startsAt }: WantedSlot,
  now: Date,
): Promise<TruckSlot> {
  const slot = (await freeSlots(tx, query, now, day)).find((each) => each.startsAt === startsAt);
  if (!slot) throw new CodedError('slot_taken');
  await dropLapsedHolds(tx, day);
  return slot;
}

const dropHold = (tx: Executor, id: string) =>
  tx.delete(pickups).where(and(eq(pickups.id, id), eq(pickups.state, 'held')));

/** Keeps a time for somebody who fills in the form, in place of what the same id held. Throws slot_taken. */
export async function holdSlot(
  db: Database,
  { id, day, startsAt, ...wanted }: SlotHoldInput,
  now: Date = new Date(),
): Promise<HeldSlot> {
  const slotWanted = { day, startsAt, query: { ...wanted, hold: id } };
  return orNextSlot(db, slotWanted, now, () =>
    inTransaction(db, async (tx) => {
      const slot = await findTruck(tx, slotWanted, now);
      await dropHold(tx, id);
      const [written] = await tx
        .insert(pickups)
        .values({
          ...slot,
          id,
          minutes: TRUCK_STOP_MINUTES,
          state: 'held',
          heldUntil: sql`now() + ${TRUCK_HOLD_MS} * interval '1 millisecond'`,
          heldZip: wanted.zip,
          heldWeight: wanted.weight,
        })
        .onConflictDoNothing({ target: pickups.id })
        .returning({ heldUntil: pickups.heldUntil });
      // The id is that of a stop already.
      if (!written?.heldUntil) throw new CodedError('slot_taken');
      return { id, day, startsAt, heldUntil: written.heldUntil.toISOString() };
    }),
  );
}

/** What a request with a truck's time looks for; null: it asks for a half day, or for no truck. */
export function slotOf({
  pickup,
  location,
}: Pick<QuoteRequestInput, 'pickup' | 'location'>): WantedSlot | null {
  if (!pickup || halfDayOf(pickup.window)) return null;
  const { day, window, zip, weightClass: weight, hold } = pickup;
  const yard = YARD_IDS.find((id) => id === location);
  return { day, startsAt: clockMinutes(window), query: { zip, weight, yard, hold } };
}

/** Plans a new request at the time that it asks for, with what is held for it. Throws slot_taken. */
export async function bookSlot(tx: Executor, quoteId: string, wanted: WantedSlot, now: Date): Promise<void> {
  const slot = await findTruck(tx, wanted, now);
  if (wanted.query.hold) await dropHold(tx, wanted.query.hold);
  await tx
    .insert(pickups)
    .values({ ...slot, id: randomUUID(), quoteId, minutes: TRUCK_STOP_MINUTES, version: 1, toldVersion: 1 });
  await remind(tx, quoteId, wanted.day, now);
}
