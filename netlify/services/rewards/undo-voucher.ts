import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { customers, pointsLedger } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { closeVoucher } from './close-voucher.ts';
import { inCustomerTransaction } from './in-customer-transaction.ts';

/** Gives the points of a voucher back, as an entry that counts for no tier. Throws not_found, already_done with who was first. */
export function undoVoucher(db: Database, staff: Staff, redemptionId: string) {
  return inCustomerTransaction(db, async (tx) => {
    const { customerId, rewardName, pointsCost } = await closeVoucher(tx, staff, {
      redemptionId,
      state: 'undone',
    });
    const description = `Given back: ${rewardName}`;
    const entry = { kind: 'undo', points: pointsCost, description } as const;
    await tx.insert(pointsLedger).values({ ...entry, customerId, redemptionId });
    await tx
      .update(customers)
      .set({ totalPoints: sql`${customers.totalPoints} + ${pointsCost}` })
      .where(eq(customers.id, customerId));
    return { state: 'undone' } as const;
  });
}
