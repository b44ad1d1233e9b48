import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { PUSH_VALID_MS } from '../../../src/business/constants.ts';
import { yardName } from '../../../src/business/yards.ts';
import { isWithinHours, loudMs } from '../../../src/domain/push/push-hours.ts';
import type { PushMessage } from '../../../src/domain/push/push-message.ts';
import { dayText } from '../../../src/domain/locations/hours/special-days.ts';
import { clockFace } from '../../../src/domain/shared/time/new-york-time.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/shared/quote-state.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offers } from '../../database/schema/offers.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { type PushSubject, staffPushDevices, staffPushes } from '../../database/schema/push.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { log } from '../../lib/log.ts';
import { sendPush } from '../../providers/push/send-push.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { stopOf } from '../truck/stop-of.ts';
import { findDevices } from './rows.ts';

/** Queues one message for each device that should get it now. Safe to repeat. */
async function fanOut(db: Database, about: PushSubject, subjectId: string): Promise<void | 'more'> {
  const notice = await noticeOf(db, about, subjectId);
  if (!notice) return undefined;
  return inTransaction(db, async (tx) => {
    const now = new Date();
    const devices = await findDevices(tx, notice);
    const due = devices.filter(({ hours }) => isWithinHours(hours, now));
    if (due.length === 0) return undefined;
    const pushes = await tx
      .insert(staffPushes)
      .values(due.map(({ sessionId }) => ({ sessionId, about, subjectId, createdAt: now })))
      .onConflictDoUpdate({
        target: [staffPushes.sessionId, staffPushes.about, staffPushes.subjectId],
        set: { createdAt: now },
        // What changes again is told again, each change once.
        setWhere: notice.changedAt ? lt(staffPushes.createdAt, notice.changedAt) : sql`false`,
      })
      .returning({ id: staffPushes.id });
    await enqueueAgain(
      tx,
      pushes.map(({ id }) => ({ kind: 'device_push', subjectId: id })),
    );
    return 'more';
  });
}

/** A new request. */
export const pushQuote = (db: Database, quoteId: string): Promise<void | 'more'> =>
  fanOut(db, 'quote', quoteId);

/** A customer's decision on an offer. */
export const pushDecision = (db: Database, offerId: string): Promise<void | 'more'> =>
  fanOut(db, 'offer', offerId);

/** A customer's change of a truck's stop. */
export const pushStop = (db: Database, quoteId: string): Promise<void | 'more'> =>
  fanOut(db, 'stop', quoteId);

/**
 * Notifies one device, unless it is signed out or in its quiet hours by now, or the news is old: then nothing is sent, also later. An
 * address that is gone is removed. Throws unavailable.
 */
export async function pushToDevice(db: Database, pushId: string): Promise<void> {
  const [push] = await db.select().from(staffPushes).where(eq(staffPushes.id, pushId));
  const notice = push ? await noticeOf(db, push.about, push.subjectId) : null;
  if (!push || !notice) return;
  const where = eq(staffPushDevices.sessionId, push.sessionId);
  const [device] = await findDevices(db, { where, yardId: notice.yardId });
  const now = new Date();
  const freshMs = push.createdAt.getTime() + PUSH_VALID_MS - now.getTime();
  const validMs = device ? loudMs(device.hours, now, freshMs) : 0;
  if (!device || validMs <= 0) return log({ event: 'push_dropped', pushId });
  // What is told of a stop takes no other news of its request away from a device that is off.
  const topic = (push.about === 'stop' ? push.id : push.subjectId).replaceAll('-', '');
  if ((await sendPush(device, notice.message, { topic, validMs })) === 'sent') return;
  // Unless it has a new address in the meantime.
  await db.delete(staffPushDevices).where(and(where, eq(staffPushDevices.endpoint, device.endpoint)));
  log({ event: 'push_device_gone', pushId });
}

/** What a device is told, and of which yard it is; null: of none. */
interface Notice {
  readonly message: PushMessage;
  readonly yardId: string | null;
  /** Absent if it never changes. */
  readonly changedAt?: Date;
}

/** "Brass and 2 more": of a list of grades, by our own names for them. What somebody typed stays off a locked screen. */
async function metalsText(db: Executor, metalTypes: readonly string[]): Promise<string | null> {
  const [first] = metalTypes;
  if (first === undefined) return null;
  const types = [...new Set(metalTypes)];
  const grades = await db
    .select({ metalType: metalPrices.metalType, name: metalPrices.name })
    .from(metalPrices)
    .where(inArray(metalPrices.metalType, types));
  const name = grades.find(({ metalType }) => metalType === first)?.name;
  if (name === undefined) return null;
  return types.length > 1 ? `${name} and ${types.length - 1} more` : name;
}

async function bodyOf(db: Executor, yardId: string | null, metalTypes: readonly string[]): Promise<string> {
  const metals = await metalsText(db, metalTypes);
  return metals === null ? yardName(yardId) : `${yardName(yardId)}: ${metals}`;
}

async function quoteNotice(db: Executor, quoteId: string): Promise<Notice | null> {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
  if (!quote || quote.suspectedSpam) return null;
  const { id, kind, location, estimate } = quote;
  return {
    message: {
      title: `New ${QUOTE_KIND_NAMES[kind].toLowerCase()} request`,
      body: await bodyOf(
        db,
        location,
        (estimate ?? []).map(({ metalType }) => metalType),
      ),
      path: adminQuotePath(id),
      tag: `quote-${id}`,
    },
    yardId: location,
  };
}

async function offerNotice(db: Executor, offerId: string): Promise<Notice | null> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (!offer || offer.decidedAt === null) return null;
  const { id, quoteId, state, yardId, lines } = offer;
  return {
    message: {
      title: state === 'accepted' ? 'Offer accepted' : 'Offer declined',
      body: await bodyOf(
        db,
        yardId,
        lines.flatMap(({ metalType }) => metalType ?? []),
      ),
      path: adminQuotePath(quoteId),
      tag: `offer-${id}`,
    },
    yardId,
  };
}

async function stopNotice(db: Executor, quoteId: string): Promise<Notice | null> {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
  const stop = await stopOf(db, quoteId);
  if (!quote || !stop) return null;
  return {
    message: {
      title: stop.state === 'canceled' ? 'Pickup canceled' : 'Pickup moved',
      body: `${dayText(stop.day)}, ${clockFace(stop.startsAt)}`,
      path: adminQuotePath(quoteId),
      tag: `stop-${quoteId}`,
    },
    yardId: quote.location,
    changedAt: stop.updatedAt,
  };
}

const NOTICES: Readonly<Record<PushSubject, (db: Executor, id: string) => Promise<Notice | null>>> = {
  quote: quoteNotice,
  offer: offerNotice,
  stop: stopNotice,
};

/** What staff's devices are told about a request, the decision on an offer or a stop; null if there is nothing left to tell. */
const noticeOf = (db: Executor, about: PushSubject, id: string): Promise<Notice | null> =>
  NOTICES[about](db, id);
