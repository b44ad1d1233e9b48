import { and, eq, asc } from 'drizzle-orm';
import type { GivenRefund } from '../../../src/domain/payments/refund-order.ts';
import type { Database } from '../../database/client.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import type { RefundRow } from './ask-refund.ts';
import { recordRefund } from './record-refund.ts';
import { REFUND_PROVIDERS } from './refund-capture.ts';
import { describeError, log } from '../../lib/log.ts';

async function close(db: Database, row: RefundRow, given: GivenRefund): Promise<void> {
  const { id, provider, orderId, capture, amountCents } = row;
  if (given.outcome === 'done') {
    await recordRefund(db, { provider, orderId, reference: given.reference, capture, amountCents });
  }
  const changes = {
    done: { state: 'done' },
    pending: {},
    refused: { state: 'refused' },
  } as const;
  await db
    .update(refundRequests)
    .set({
      ...changes[given.outcome],
      ...(given.outcome === 'refused' ? { refusal: given.refusal } : { reference: given.reference }),
    })
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, 'asked')));
}

/**
 * Asks a provider for a refund, or finds that it was made, and records the outcome. Safe to repeat: its idempotency key
 * merges parallel calls, and a repeat looks first, because providers forget keys. Throws unavailable: try again later.
 */
export async function workRefund(db: Database, row: RefundRow, isRepeat = true): Promise<void> {
  if (row.state !== 'asked') return;
  const { find, give } = REFUND_PROVIDERS[row.provider];
  const given = (isRepeat ? await find(row) : null) ?? (await give(row));
  await close(db, row, given);
}

/** More than one run can ask about. */
const LIMIT = 100;

/** Works on the refunds that providers have not made yet, oldest first, until `isOver`; returns how many are left. */
export async function workRefunds(db: Database, isOver: () => boolean): Promise<number> {
  const isWaiting = eq(refundRequests.state, 'asked');
  const waiting = await db
    .select()
    .from(refundRequests)
    .where(isWaiting)
    .orderBy(asc(refundRequests.createdAt))
    .limit(LIMIT);
  for (const row of waiting) {
    if (isOver()) break;
    try {
      await workRefund(db, row);
    } catch (error) {
      const { orderId, provider } = row;
      log({ event: 'refund_waits', orderId, provider, error: describeError(error) });
    }
  }
  return db.$count(refundRequests, isWaiting);
}
