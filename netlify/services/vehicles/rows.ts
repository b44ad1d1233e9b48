import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { VEHICLE_DECODED_DAYS } from '../../../src/business/vehicles.ts';
import type { Executor } from '../../database/client.ts';
import { vehicleKinds } from '../../database/schema/vehicles.ts';
import type { DecodedKind } from '../../providers/vehicles/decode-pattern.ts';

const OLDEST: SQL = sql`now() - make_interval(days => ${VEHICLE_DECODED_DAYS})`;

/** What the decoder said about a kind of car; null: we have not asked lately. */
export async function findKind(db: Executor, pattern: string): Promise<DecodedKind | null> {
  const { make, model, year, kind, milliPounds } = vehicleKinds;
  const [found] = await db
    .select({ make, model, year, kind, milliPounds })
    .from(vehicleKinds)
    .where(and(eq(vehicleKinds.pattern, pattern), gt(vehicleKinds.decodedAt, OLDEST)));
  return found ?? null;
}

export async function saveKind(db: Executor, pattern: string, kind: DecodedKind): Promise<void> {
  await db
    .insert(vehicleKinds)
    .values({ pattern, ...kind })
    .onConflictDoUpdate({ target: vehicleKinds.pattern, set: { ...kind, decodedAt: sql`now()` } });
}

/** Those that findKind() no longer finds. */
export const deleteOldKinds = (db: Executor) =>
  db.delete(vehicleKinds).where(lt(vehicleKinds.decodedAt, OLDEST));
