import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { customers, pointsLedger, redemptions, visits } from '../../database/schema/rewards.ts';

/** Whatever belongs to one customer becomes the other's, and whoever was merged into the one leads to the other. */
export async function moveRewards(tx: Executor, fromId: string, toId: string): Promise<void> {
  await tx.update(visits).set({ customerId: toId }).where(eq(visits.customerId, fromId));
  await tx
    .update(redemptions)
    .set({
      customerId: toId,
      // Both browsers may have drawn the same key; the one who stays keeps it.
      requestKey: sql`case when not exists (select from ${redemptions} kept
        where kept.customer_id = ${toId} and kept.request_key = redemptions.request_key) then redemptions.request_key end`,
    })
    .where(eq(redemptions.customerId, fromId));
  await tx
    .update(pointsLedger)
    .set({ customerId: toId, movedFrom: fromId })
    .where(eq(pointsLedger.customerId, fromId));
  await tx.update(customers).set({ mergedInto: toId }).where(eq(customers.mergedInto, fromId));
}
