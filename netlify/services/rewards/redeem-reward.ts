import { and, asc, eq, sql } from 'drizzle-orm';
import { rewardTexts } from '../../../src/business/rewards.ts';
import { redeemable } from '../../../src/domain/rewards/points/redeemable.ts';
import type { Redemption, Reward } from '../../../src/domain/rewards/rewards.api.ts';
import { tierOf } from '../../../src/domain/rewards/points/tiers.ts';
import type { ErrorCode } from '../../../src/domain/shared/contract/errors.ts';
import type { Database, Executor } from '../../database/client.ts';
import { customers, pointsLedger, redemptions, rewards } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { inCustomerTransaction, LOCK, LOCKED, stayingCustomer, stillThere } from './rows.ts';
import { randomVoucherCode } from './rules.ts';

interface RedeemRequest {
  readonly customerId: string;
  readonly rewardId: string;
  /** Chosen by the browser for this press of the button: the same key is the same redemption. */
  readonly requestKey: string | null;
}

/** The chance that a code is taken is one in a trillion. */
const TRIES = 5;

/** Locks the customer like lockCustomer(), and reads the reward if it is on offer, in one round trip. Throws not_found, MergedMeanwhile. */
async function lockForReward(tx: Executor, { customerId, rewardId }: RedeemRequest) {
  const { id, name, pointsCost, minimumTier } = rewards;
  const [found] = await tx
    .select({ customer: LOCKED, reward: { id, name, pointsCost, minimumTier } })
    .from(customers)
    .leftJoin(rewards, and(eq(rewards.id, rewardId), eq(rewards.active, true)))
    .where(eq(customers.id, stayingCustomer({ id: customerId })))
    .for(LOCK, { of: customers });
  return { customer: stillThere(found?.customer), reward: found?.reward ?? null };
}

type Locked = Awaited<ReturnType<typeof lockForReward>>;
type OnOffer = NonNullable<Locked['reward']>;

function refusalOf({ customer: { totalPoints, lifetimePoints }, reward }: Locked): ErrorCode | null {
  if (!reward) return 'reward_not_offered';
  const { hasPoints, hasTier } = redeemable(reward, { totalPoints, tier: tierOf(lifetimePoints) });
  if (!hasTier) return 'tier_too_low';
  return hasPoints ? null : 'not_enough_points';
}

const redemptionOf = (row: typeof redemptions.$inferSelect): Redemption => ({
  id: row.id,
  rewardName: row.rewardName,
  pointsCost: row.pointsCost,
  code: row.code,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});

/** Takes the points, makes the voucher and writes the ledger, in one round trip. Null if the code or the request key is taken. */
async function issue(
  tx: Executor,
  customerId: string,
  { id: rewardId, name: key, pointsCost }: OnOffer,
  { requestKey }: RedeemRequest,
  code: string,
): Promise<Redemption | null> {
  // A voucher keeps the name under which it was bought.
  const rewardName = rewardTexts(key)?.name ?? key;
  const voucher = tx
    .$with('voucher')
    .as(
      tx
        .insert(redemptions)
        .values({ customerId, rewardId, rewardName, pointsCost, code, requestKey })
        .onConflictDoNothing()
        .returning(),
    );
  const paid = tx.$with('paid', {}).as(
    sql`update ${customers} set total_points = total_points - points_cost
      from ${voucher} where ${customers.id} = customer_id`,
  );
  const entry = tx.$with('entry', {}).as(
    sql`insert into ${pointsLedger} (customer_id, kind, points, description, redemption_id)
      select customer_id, 'redeem', -points_cost, 'Redeemed: ' || reward_name, id from ${voucher}`,
  );
  const [row] = await tx.with(voucher, paid, entry).select().from(voucher);
  return row ? redemptionOf(row) : null;
}

/** The redemption that a request key already made, if any. Throws idempotency_key_reused if it was for another reward. */
async function earlierRedemption(tx: Executor, customerId: string, { rewardId, requestKey }: RedeemRequest) {
  if (requestKey === null) return null;
  const isIt = and(eq(redemptions.customerId, customerId), eq(redemptions.requestKey, requestKey));
  const [earlier] = await tx.select().from(redemptions).where(isIt);
  if (!earlier) return null;
  if (earlier.rewardId !== rewardId.toLowerCase()) throw new CodedError('idempotency_key_reused');
  return redemptionOf(earlier);
}

/**
 * Pays for a reward with points and makes its voucher, all or nothing. The same request key again returns the first voucher. Throws
 * not_found for an unknown customer, reward_not_offered, tier_too_low, not_enough_points, idempotency_key_reused.
 */
export function redeemReward(
  db: Database,
  request: RedeemRequest,
  drawCode: () => string = randomVoucherCode,
): Promise<Redemption> {
  return inCustomerTransaction(db, async (tx) => {
    const locked = await lockForReward(tx, request);
    const { customer, reward } = locked;
    const refusal = refusalOf(locked);
    for (let left = TRIES; left > 0; left -= 1) {
      const issued = reward && !refusal ? await issue(tx, customer.id, reward, request, drawCode()) : null;
      const redemption = issued ?? (await earlierRedemption(tx, customer.id, request));
      if (redemption) return redemption;
      if (refusal) throw new CodedError(refusal);
    }
    throw new CodedError('unavailable', { retryAfterSeconds: 1 });
  });
}

const list = (db: Database) =>
  db
    .select({
      id: rewards.id,
      name: rewards.name,
      description: rewards.description,
      pointsCost: rewards.pointsCost,
      category: rewards.category,
      minimumTier: rewards.minimumTier,
    })
    .from(rewards)
    .where(eq(rewards.active, true))
    .orderBy(asc(rewards.pointsCost), asc(rewards.name));

/** All rewards on offer, cheapest first. */
export async function listRewards(db: Database): Promise<Reward[]> {
  return (await list(db)).map((reward) => ({ ...reward, ...rewardTexts(reward.name) }));
}
