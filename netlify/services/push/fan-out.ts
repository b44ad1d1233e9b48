import { isWithinHours } from '../../../src/domain/push/push-hours.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPushes } from '../../database/schema/push.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { noticeOf } from './messages.ts';
import { findDevices } from './rows.ts';

/** Queues one message for each device that should get it now. Safe to repeat. */
async function fanOut(db: Database, about: 'quote' | 'offer', subjectId: string): Promise<void | 'more'> {
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
      .onConflictDoNothing()
      .returning({ id: staffPushes.id });
    await enqueue(
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
