import { and, eq } from 'drizzle-orm';
import { tierStart } from '../../../src/domain/rewards/tiers.ts';
import type { ErrorCode } from '../../../src/domain/shared/errors.ts';
import type { Executor } from '../../database/client.ts';
import { customers, rewards } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

export interface Wish {
  readonly customerId: string;
  readonly rewardId: string;
}

/** Why a customer may not have a reward as things stand now, or null where nothing is in the way. */
export async function redeemRefusal(db: Executor, { customerId, rewardId }: Wish): Promise<ErrorCode | null> {
  const [found] = await db
    .select({
      totalPoints: customers.totalPoints,
      lifetimePoints: customers.lifetimePoints,
      minimumTier: rewards.minimumTier,
      pointsCost: rewards.pointsCost,
    })
    .from(customers)
    .leftJoin(rewards, and(eq(rewards.id, rewardId), eq(rewards.active, true)))
    .where(eq(customers.id, stayingCustomer({ id: customerId })));
  if (!found) return 'not_found';
  const { totalPoints, lifetimePoints, minimumTier, pointsCost } = found;
  if (minimumTier === null || pointsCost === null) return 'reward_not_offered';
  if (lifetimePoints < tierStart(minimumTier)) return 'tier_too_low';
  return totalPoints < pointsCost ? 'not_enough_points' : null;
}
