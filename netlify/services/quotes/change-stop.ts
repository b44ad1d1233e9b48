import { and, eq, sql } from 'drizzle-orm';
import { YARDS } from '../../../src/business/yards.ts';
import type { OwnStopCancel, OwnStopMove } from '../../../src/domain/truck/customer-stop.api.ts';
import type { Slot } from '../../../src/domain/truck/slots.api.ts';
import { changesUntil } from '../../../src/domain/truck/stop-evening.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import { pickups } from '../../database/schema/trucks.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { CUSTOMER_BY_LINK, recordAudit } from '../audit/record-audit.ts';
import { requestByToken } from '../offers/rows.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { mayMailVisitor } from '../outbox/visitor-mail.ts';
import { pushMessages } from '../push/rows.ts';
import { remind } from '../truck/remind.ts';
import { plannedStop } from '../truck/rows.ts';
import { type OwnStop, stopOf } from '../truck/stop-of.ts';
import { findTruck, listSlots, orNextSlot, type SlotSearch } from '../truck/slots.ts';
import { copyTo } from './rules.ts';

interface Own {
  readonly quote: QuoteRecord;
  readonly stop: OwnStop;
}

/** The request that a token opens, and its stop. Throws not_found. */
async function findOwn(tx: Executor, token: string): Promise<Own> {
  const quote = await requestByToken(tx, token);
  const stop = quote && (await stopOf(tx, quote.id));
  if (!quote || !stop) throw new CodedError('not_found');
  return { quote, stop };
}

/** What the stop takes, with its own time free. Throws not_found. */
function queryOf({ quote: { details, location }, stop }: Own): SlotSearch {
  if (!details || !('zip' in details)) throw new CodedError('not_found');
  const yard = YARDS.find(({ id }) => id === location)?.id;
  return { zip: details.zip, weight: details.weightClass, yard, hold: stop.id, minutes: stop.minutes };
}

/** To when a customer can move their stop. Throws not_found. */
export async function listOwnSlots(
  db: Database,
  token: string,
  now: Date = new Date(),
): Promise<readonly Slot[]> {
  return listSlots(db, queryOf(await findOwn(db, token)), now);
}

const changedMeanwhile = async (tx: Executor, quoteId: string, now: Date) =>
  new CodedError('changed_since', { figures: { now: await plannedStop(tx, quoteId, now) } });

/** The same again, once nobody else plans its request. Throws already_done if it is too late, changed_since if it is not what the customer saw. */
async function lockOwn(tx: Executor, own: Own, seen: number, now: Date): Promise<OwnStop> {
  await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, own.quote.id))
    .for('no key update');
  const stop = await stopOf(tx, own.quote.id);
  if (!stop || stop.version !== seen) throw await changedMeanwhile(tx, own.quote.id, now);
  if (stop.state !== 'planned' || now >= changesUntil(stop.day)) throw new CodedError('already_done');
  return stop;
}

/** Writes what the customer changed, and tells both sides. Throws changed_since, if a driver or a planner was quicker. */
async function write(
  tx: Executor,
  { quote }: Own,
  before: OwnStop,
  change: Partial<typeof pickups.$inferInsert>,
  action: 'plan_stop' | 'cancel_stop',
  now: Date,
): Promise<void> {
  const [written] = await tx
    .update(pickups)
    .set({ ...change, version: before.version + 1, toldVersion: before.version + 1, updatedAt: sql`now()` })
    .where(and(eq(pickups.id, before.id), eq(pickups.version, before.version)))
    .returning({ day: pickups.day, startsAt: pickups.startsAt, state: pickups.state });
  if (!written) throw await changedMeanwhile(tx, quote.id, now);
  const { day, startsAt, state } = before;
  await recordAudit(tx, CUSTOMER_BY_LINK, {
    action,
    subjectKind: 'quote',
    subjectId: quote.id,
    before: { day, startsAt, state },
    after: written,
  });
  const address = copyTo(quote);
  const isMailed = address !== null && (await mayMailVisitor(tx, address));
  await enqueueAgain(tx, [
    { kind: 'stop_staff_mail', subjectId: quote.id },
    ...pushMessages('stop_push', quote.id),
    ...(isMailed ? [{ kind: 'stop_customer_mail', subjectId: quote.id } as const] : []),
  ]);
}

const DONE = { done: true } as const;

/** Moves a stop to another free time. Safe to repeat. Throws not_found, changed_since, already_done, slot_taken. */
export async function moveOwnStop(
  db: Database,
  { token, seen, day, startsAt }: OwnStopMove,
  now: Date = new Date(),
): Promise<typeof DONE> {
  const own = await findOwn(db, token);
  const { stop } = own;
  if (stop.state === 'planned' && stop.day === day && stop.startsAt === startsAt) return DONE;
  const wanted = { day, startsAt, query: queryOf(own) };
  return orNextSlot(db, wanted, now, () =>
    inTransaction(db, async (tx) => {
      const before = await lockOwn(tx, own, seen, now);
      const { truckId } = await findTruck(tx, wanted, now);
      await write(tx, own, before, { truckId, day, startsAt }, 'plan_stop', now);
      await remind(tx, own.quote.id, day, now);
      return DONE;
    }),
  );
}

/** Cancels a stop. Its request stays open. Safe to repeat. Throws not_found, changed_since, already_done. */
export async function cancelOwnStop(
  db: Database,
  { token, seen }: OwnStopCancel,
  now: Date = new Date(),
): Promise<typeof DONE> {
  const own = await findOwn(db, token);
  if (own.stop.state === 'canceled') return DONE;
  return inTransaction(db, async (tx) => {
    const before = await lockOwn(tx, own, seen, now);
    await write(tx, own, before, { state: 'canceled' }, 'cancel_stop', now);
    return DONE;
  });
}
