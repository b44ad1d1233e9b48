import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StopTime } from '../../../src/domain/truck/admin-calendar.api.ts';
import type { StopPlan, StopReport } from '../../../src/domain/truck/truck.schema.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database, Executor } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { pickups, truckDays } from '../../database/schema/trucks.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { remind } from './remind.ts';
import { dropLapsedHolds, lockStop, readOutTrucks } from './rows.ts';
import { IS_STANDING, IS_TOLD, STOP_TIME } from './stop-of.ts';

const ACTIONS = ['plan_stop', 'unplan_stop', 'cancel_stop', 'report_stop'];

const subjectOf = (quoteId: string) => ({ subjectKind: 'quote', subjectId: quoteId });

const refusal = async (tx: Executor, quoteId: string, now: StopTime | null) =>
  changedSince(tx, { ...subjectOf(quoteId), actions: ACTIONS }, now);

const timeOf = ({
  truckId,
  day,
  startsAt,
  minutes,
}: Pick<StopTime, 'truckId' | 'day' | 'startsAt' | 'minutes'>) => ({
  truckId,
  day,
  startsAt,
  minutes,
});

/** Whoever plans the same request waits here, so that the second sees what the first did. */
async function lockRequest(tx: Executor, quoteId: string): Promise<void> {
  const [quote] = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.id, quoteId), eq(quoteRequests.kind, 'pickup')))
    .for('no key update');
  if (!quote) throw new CodedError('not_found');
}

const ofRequest = async (tx: Executor, quoteId: string): Promise<StopTime | null> => {
  const [stop] = await tx
    .select(STOP_TIME)
    .from(pickups)
    .where(and(eq(pickups.quoteId, quoteId), IS_STANDING));
  return stop ?? null;
};

async function write(tx: Executor, id: string, { quoteId, ...time }: StopPlan, before: StopTime | null) {
  // A truck that was on its way to another time is not on its way to this one.
  const state = 'planned' as const;
  const set = { ...timeOf(time), state, version: (before?.version ?? 0) + 1, updatedAt: sql`now()` };
  const [written] = await (before
    ? tx.update(pickups).set(set).where(eq(pickups.id, id)).returning(STOP_TIME)
    : tx
        .insert(pickups)
        .values({ id, quoteId, ...set })
        .returning(STOP_TIME));
  if (!written) throw new Error('The stop was not written.');
  return written;
}

/** Plans a stop, or moves it. Throws not_found, changed_since, slot_taken, invalid_input. */
export async function planStop(db: Database, actor: Staff, id: string, plan: StopPlan): Promise<StopTime> {
  const { quoteId, truckId, day, seen } = plan;
  if (!isUuid(id)) throw new CodedError('not_found');
  if (day < inNewYork(new Date()).date)
    throw new CodedError('invalid_input', { fields: { day: 'That day is in the past' } });
  try {
    return await inTransaction(db, async (tx) => {
      await lockRequest(tx, quoteId);
      const fits = and(eq(truckDays.truckId, truckId), eq(truckDays.day, day));
      const [out] = await readOutTrucks(tx, fits, { isHeld: true });
      if (!out) throw new CodedError('invalid_input', { fields: { day: 'This truck isn’t out that day' } });
      assertAtYard(actor, out.truck.yardId);
      const locked = await lockStop(tx, id);
      if (locked && locked.quoteId !== quoteId) throw new CodedError('not_found');
      if (locked) assertAtYard(actor, locked.yardId);
      const before = locked && locked.stop;
      const now = before ?? (await ofRequest(tx, quoteId));
      if (before && JSON.stringify(timeOf(before)) === JSON.stringify(timeOf(plan))) return before;
      const isMovable = now === null || (now.id === id && ['planned', 'on_the_way'].includes(now.state));
      if (!isMovable || (now?.version ?? null) !== seen) throw await refusal(tx, quoteId, now);
      await dropLapsedHolds(tx, day);
      const written = await write(tx, id, plan, before);
      await remind(tx, quoteId, day, new Date());
      await recordAudit(tx, actor, {
        action: 'plan_stop',
        ...subjectOf(quoteId),
        before: before && timeOf(before),
        after: { ...timeOf(plan), truck: out.truck.name },
      });
      return written;
    });
  } catch (error) {
    if (violates(error, 'pickups_never_overlap')) throw new CodedError('slot_taken');
    throw error;
  }
}

/** Takes a stop off its truck. Throws not_found, changed_since. */
export async function unplanStop(
  db: Database,
  actor: Staff,
  id: string,
  seen: number,
): Promise<{ readonly done: true }> {
  if (!isUuid(id)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const locked = await lockStop(tx, id);
    if (!locked) return { done: true };
    const { stop: before, quoteId, yardId } = locked;
    assertAtYard(actor, yardId);
    if (before.version !== seen || before.state !== 'planned') throw await refusal(tx, quoteId, before);
    await unplanStops(tx, actor, eq(pickups.id, id));
    return { done: true };
  });
}

/** Takes stops off their trucks that nobody has driven to yet: their requests are to be planned again, unless they came to nothing. Returns how many. */
export async function unplanStops(tx: Executor, actor: Staff, fits: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(pickups)
    .where(and(fits, eq(pickups.state, 'planned')))
    .returning({ ...STOP_TIME, quoteId: pickups.quoteId });
  for (const { quoteId, ...stop } of gone)
    await recordAudit(tx, actor, {
      action: 'unplan_stop',
      ...subjectOf(quoteId ?? ''),
      before: timeOf(stop),
    });
  return gone.length;
}

/** Who knows when the truck comes still does after what the driver reports. */
const STILL_TOLD = sql`case when ${IS_TOLD} then ${pickups.version} + 1 else ${pickups.toldVersion} end`;

/** What may be planned in place of a stop that was missed. */
const isReplaced = (error: unknown) =>
  violates(error, 'pickup_once_for_a_request') || violates(error, 'pickups_never_overlap');

/** Writes down what the driver reports. Throws not_found, changed_since if it is not the stop that they saw, or its request or time has another stop. */
export async function reportStop(
  db: Database,
  actor: Staff,
  id: string,
  { to, reason, seen }: StopReport,
): Promise<StopTime> {
  if (!isUuid(id)) throw new CodedError('not_found');
  let ofQuote = '';
  return inTransaction(db, async (tx) => {
    const locked = await lockStop(tx, id);
    if (!locked) throw new CodedError('not_found');
    const { stop: before, quoteId, yardId, driverId } = locked;
    ofQuote = quoteId;
    if (driverId !== actor.id) assertAtYard(actor, yardId);
    if (before.state === to && before.missedReason === reason) return before;
    if (before.version !== seen || before.state === 'canceled') throw await refusal(tx, quoteId, before);
    const [written] = await tx
      .update(pickups)
      .set({
        state: to,
        missedReason: reason,
        version: before.version + 1,
        toldVersion: STILL_TOLD,
        updatedAt: sql`now()`,
      })
      .where(eq(pickups.id, id))
      .returning(STOP_TIME);
    if (!written) throw new CodedError('not_found');
    await recordAudit(tx, actor, {
      action: 'report_stop',
      ...subjectOf(quoteId),
      before: { state: before.state },
      after: { state: to, ...(reason && { reason }) },
    });
    return written;
  }).catch(async (error: unknown) => {
    throw isReplaced(error) ? await refusal(db, ofQuote, await ofRequest(db, ofQuote)) : error;
  });
}
