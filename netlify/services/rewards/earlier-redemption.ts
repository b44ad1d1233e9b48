import { and, eq } from 'drizzle-orm';
import type { Redemption } from '../../../src/domain/rewards/rewards.api.ts';
import type { Executor } from '../../database/client.ts';
import { redemptions } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Wish } from './redeem-refusal.ts';
import { stayingCustomer } from './staying-customer.ts';

/** The redemption that a request key got before, if it did. Throws idempotency_key_reused where it was another reward. */
export async function earlierRedemption(
  db: Executor,
  { customerId, rewardId }: Wish,
  requestKey: string,
): Promise<Redemption | null> {
  const isIt = and(
    eq(redemptions.customerId, stayingCustomer({ id: customerId })),
    eq(redemptions.requestKey, requestKey),
  );
  const [earlier] = await db.select().from(redemptions).where(isIt);
  if (!earlier) return null;
  if (earlier.rewardId !== rewardId.toLowerCase()) throw new CodedError('idempotency_key_reused');
  const { id, rewardName, pointsCost, code, state, createdAt } = earlier;
  return { id, rewardName, pointsCost, code, state, createdAt: createdAt.toISOString() };
}
