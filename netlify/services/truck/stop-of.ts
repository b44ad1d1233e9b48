import { and, asc, desc, eq, ne, not, sql } from 'drizzle-orm';
import type { StopTime } from '../../../src/domain/truck/admin-calendar.api.ts';
import type { Executor } from '../../database/client.ts';
import { pickups } from '../../database/schema/trucks.ts';

// Apart from rows.ts: whoever mails about a stop needs no more.

export const STOP_TIME = {
  id: pickups.id,
  truckId: pickups.truckId,
  day: pickups.day,
  startsAt: pickups.startsAt,
  minutes: pickups.minutes,
  state: pickups.state,
  missedReason: pickups.missedReason,
  version: pickups.version,
};

/** Whether the customer knows of the stop as it is. */
export const IS_TOLD = sql<boolean>`${pickups.toldVersion} is not distinct from ${pickups.version}`;

/** Whether a truck comes, or came: the request has no other such stop. */
export const IS_STANDING = sql<boolean>`${pickups.state} not in ('missed', 'canceled')`;

export interface OwnStop extends StopTime {
  readonly updatedAt: Date;
  readonly isTold: boolean;
}

/** The stop of a request, which may be canceled; null: none is planned, or a truck went there for nothing. */
export async function stopOf(tx: Executor, quoteId: string): Promise<OwnStop | null> {
  const [stop] = await tx
    .select({ ...STOP_TIME, updatedAt: pickups.updatedAt, isTold: IS_TOLD })
    .from(pickups)
    .where(and(eq(pickups.quoteId, quoteId), ne(pickups.state, 'missed')))
    .orderBy(asc(sql`${pickups.state} = 'canceled'`), desc(pickups.updatedAt))
    .limit(1);
  return stop ?? null;
}

/** The stop of a request with which a truck comes, or came. */
export async function standingStop(tx: Executor, quoteId: string): Promise<OwnStop | null> {
  const stop = await stopOf(tx, quoteId);
  return stop?.state === 'canceled' ? null : stop;
}

/** Writes down that the customer knows of this version, unless they did: whether it was news. */
export async function markTold(
  tx: Executor,
  { id, version }: Pick<StopTime, 'id' | 'version'>,
): Promise<boolean> {
  const told = await tx
    .update(pickups)
    .set({ toldVersion: version })
    .where(and(eq(pickups.id, id), eq(pickups.version, version), not(IS_TOLD)))
    .returning({ id: pickups.id });
  return told.length > 0;
}
