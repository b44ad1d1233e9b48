import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { pickups, trucks, truckDays } from '../../netlify/database/schema/trucks.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { SAMPLE_PICKUP } from './quote.sample.ts';
import type { TestServer } from './server.ts';
import { addQuote } from './stored-quote.ts';

type NewTruck = Partial<typeof trucks.$inferInsert>;

/** The next day, from tomorrow on, on which Griffin is open as on every weekday. */
export function weekdayAhead(): string {
  const today = inNewYork(new Date()).date;
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days));
  return ahead.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 2) ?? today;
}

/** The day after it: until the evening before a stop can be moved and is reminded of, and of tomorrow that may be over. */
export const movableDay = (): string => addDays(weekdayAhead(), 1);

/** A truck of Griffin, out from 8 to noon on a day. */
export async function addTruck(
  { db }: TestServer,
  { day = weekdayAhead(), ...changes }: NewTruck & { readonly day?: string } = {},
): Promise<{ readonly truckId: string; readonly day: string }> {
  const truckId = randomUUID();
  await db.insert(trucks).values({
    id: truckId,
    name: `Truck ${truckId.slice(0, 8)}`,
    yardId: 'griffin',
    carriesLb: 10_000,
    isActive: true,
    ...changes,
  });
  await db.insert(truckDays).values({ truckId, day, opens: '08:00', closes: '12:00' });
  return { truckId, day };
}

/** A request for a pickup in Griffin's own ZIP code; its id. */
export const addPickupRequest = (server: TestServer, changes: Parameters<typeof addQuote>[1] = {}) =>
  addQuote(server, {
    kind: 'pickup',
    location: 'griffin',
    details: { ...SAMPLE_PICKUP, weightClass: '1000_to_5000_lb' },
    ...changes,
  });

/** Other journeys know of no truck. */
export async function removeTrucks(db: Database): Promise<void> {
  await db.delete(pickups);
  await db.delete(truckDays);
  await db.delete(trucks);
}
