import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { customers, pointsLedger } from '../../database/schema/rewards.ts';

type Entry = Omit<typeof pointsLedger.$inferInsert, 'customerId'>;

/**
 * Adds earned points to ledger, balance and lifetime points, with any other change to the customer; returns the
 * balance. The caller has locked the customer's row.
 */
export async function earnPoints(
  tx: Executor,
  customerId: string,
  entries: readonly Entry[],
  changes: PgUpdateSetSource<typeof customers> = {},
): Promise<number> {
  if (entries.length > 0) {
    await tx.insert(pointsLedger).values(entries.map((entry) => ({ ...entry, customerId })));
  }
  const earned = entries.reduce((sum, { points }) => sum + points, 0);
  const [customer] = await tx
    .update(customers)
    .set({
      ...changes,
      totalPoints: sql`${customers.totalPoints} + ${earned}`,
      lifetimePoints: sql`${customers.lifetimePoints} + ${earned}`,
    })
    .where(eq(customers.id, customerId))
    .returning({ totalPoints: customers.totalPoints });
  if (!customer) throw new Error('The customer was not held.');
  return customer.totalPoints;
}
