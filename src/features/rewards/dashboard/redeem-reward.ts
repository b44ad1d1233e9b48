import { redeemRewardApi } from '../../../domain/rewards/redeem-reward.api.ts';
import type { Reward } from '../../../domain/rewards/rewards.api.ts';
import { track } from '../../../lib/analytics.ts';
import { call, RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { ANSWER_TIMEOUT_MS } from './ask.ts';
import { type Dashboard, refresh } from './dashboard.store.ts';
import { reportFailure } from './report-failure.ts';

export const redeemButtonId = (rewardId: string): string => `redeem-${rewardId}`;

/**
 * Redeems a reward and opens its voucher. While one redemption is under way a further press does nothing; after a lost
 * answer the same key is sent again, so that it is the same redemption.
 */
export async function redeemReward(dashboard: Dashboard, { id, name }: Reward): Promise<void> {
  const { $redeeming, $voucher, customer, keys } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $redeeming.get()) return;
  $redeeming.set(id);
  const key = keys.get(id) ?? crypto.randomUUID();
  keys.set(id, key);
  try {
    const voucher = await call(redeemRewardApi, {
      body: { customerId: value.id, rewardId: id },
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    keys.delete(id);
    track('rewards_redeem', { points: voucher.pointsCost });
    $voucher.set({ voucher, openerId: redeemButtonId(id) });
    showToast({ title: 'Reward Redeemed', description: `Your voucher for ${name} is ready.` });
    await refresh(dashboard);
  } catch (error) {
    // Too many requests say nothing of the one before, whose answer may be lost.
    const isRefused = error instanceof RequestError && error.status < 500 && error.status !== 429;
    if (isRefused) keys.delete(id);
    reportFailure(dashboard, error);
  } finally {
    $redeeming.set(null);
  }
}
