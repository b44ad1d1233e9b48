import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { describeError, log } from '../../lib/log.ts';
import { workRefund } from './work-refund.ts';

/** More than one run can ask about. */
const LIMIT = 100;

/** Asks about the refunds that no provider has given yet, oldest first, until `isOver`; how many are left then. */
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
