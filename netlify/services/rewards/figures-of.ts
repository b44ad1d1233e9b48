import { eq, sql } from 'drizzle-orm';
import { streakOfDays } from '../../../src/domain/rewards/streak.ts';
import type { Executor } from '../../database/client.ts';
import { pointsLedger, visits } from '../../database/schema/rewards.ts';

/** A customer's figures as the ledger and the visits have them. */
export async function figuresOf(tx: Executor, customerId: string) {
  const [points] = await tx
    .select({
      totalPoints: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int`,
      lifetimePoints: sql<number>`coalesce(sum(${pointsLedger.points})
        filter (where ${pointsLedger.points} > 0 and ${pointsLedger.kind} <> 'undo'), 0)::int`,
    })
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, customerId));
  const days = await tx
    .select({ day: visits.visitedOn, count: sql<number>`count(*)::int` })
    .from(visits)
    .where(eq(visits.customerId, customerId))
    .groupBy(visits.visitedOn);
  return {
    totalPoints: points?.totalPoints ?? 0,
    lifetimePoints: points?.lifetimePoints ?? 0,
    totalVisits: days.reduce((sum, { count }) => sum + count, 0),
    ...streakOfDays(days.map(({ day }) => day)),
  };
}
