import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { describeError, log } from '../../lib/log.ts';
import { workRefund } from './work-refund.ts';

/** More than one run can ask about. */
const LIMIT = 100;

/** Asks about the refunds that no provider has answered yet, oldest first, until `isOver`; how many are left. */
export async function workRefunds(db: Database, isOver: () => boolean): Promise<number> {
  const waiting = await db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.state, 'asked'))
    .orderBy(asc(refundRequests.createdAt))
    .limit(LIMIT);
  let left = waiting.length;
  for (const row of waiting) {
    if (isOver()) break;
    try {
      await workRefund(db, row);
      left -= 1;
    } catch (error) {
      const { orderId, provider } = row;
      log({ event: 'refund_waits', orderId, provider, error: describeError(error) });
    }
  }
  return left;
}
