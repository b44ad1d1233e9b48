import type { Redemption } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { earlierRedemption } from './earlier-redemption.ts';
import { redeemRefusal, type Wish } from './redeem-refusal.ts';
import { REDEEM, type Redeemed } from './redeem-statement.ts';
import { randomVoucherCode } from './voucher-code.ts';

export interface RedeemRequest extends Wish {
  /** The browser's own for this press of the button: the same one is the same redemption. */
  readonly requestKey: string | null;
}

/** A code is taken once in a million million times, points come between two looks hardly more often. */
const TRIES = 5;

/** Takes the points and makes the voucher; null where that cannot be, or needs another code. */
async function take(
  db: Database,
  { customerId, rewardId, requestKey }: RedeemRequest,
  code: string,
): Promise<Redemption | 'code_taken' | null> {
  try {
    const [row] = await runStatement<Redeemed>(db, REDEEM, [customerId, rewardId, code, requestKey]);
    if (!row) return null;
    return {
      id: row.id,
      rewardName: row.reward_name,
      pointsCost: row.points_cost,
      code: row.code,
      state: 'issued',
      createdAt: row.created_at.toISOString(),
    };
  } catch (error) {
    if (violates(error, 'redemptions_code_unique')) return 'code_taken';
    // It had its redemption before.
    if (violates(error, 'redemptions_once')) return null;
    throw error;
  }
}

/**
 * Pays for a reward with points and makes its voucher, all in one statement or not at all. The same request key again answers
 * the first voucher. Throws not_found for an unknown customer, reward_not_offered, tier_too_low, not_enough_points,
 * idempotency_key_reused.
 */
export async function redeemReward(
  db: Database,
  request: RedeemRequest,
  drawCode: () => string = randomVoucherCode,
): Promise<Redemption> {
  for (let left = TRIES; left > 0; left -= 1) {
    const taken = await take(db, request, drawCode());
    if (taken === 'code_taken') continue;
    if (taken) return taken;
    const { requestKey } = request;
    const earlier = requestKey === null ? null : await earlierRedemption(db, request, requestKey);
    if (earlier) return earlier;
    const refusal = await redeemRefusal(db, request);
    if (refusal) throw new CodedError(refusal);
  }
  throw new CodedError('unavailable', { retryAfterSeconds: 1 });
}
