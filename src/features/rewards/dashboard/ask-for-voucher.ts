import { redeemRewardApi } from '../../../domain/rewards/redeem-reward.api.ts';
import type { Reward } from '../../../domain/rewards/rewards.api.ts';
import { track } from '../../../lib/analytics.ts';
import { attemptHeaders, isRefused, sendAttempt } from '../../../lib/attempt.ts';
import { answerTimeout, call } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { type DashboardState, redemptionSlot, refresh } from './dashboard.store.ts';
import { reportFailure } from './report-failure.ts';

export const redeemButtonId = (rewardId: string): string => `redeem-${rewardId}`;

/**
 * Redeems a reward and opens its voucher. While one redemption is under way a further press does nothing; after a lost
 * answer the same key is sent again, so that it is the same redemption.
 */
export async function askForVoucher(dashboard: DashboardState, { id, name }: Reward): Promise<void> {
  const { $redeeming, $voucher, customer } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $redeeming.get()) return;
  $redeeming.set(id);
  try {
    const voucher = await sendAttempt(
      redemptionSlot(dashboard, id),
      { customerId: value.id, rewardId: id },
      (attempt) =>
        call(redeemRewardApi, {
          body: attempt.request,
          headers: attemptHeaders(attempt),
          signal: answerTimeout(),
        }),
      { endsOn: isRefused },
    );
    track('rewards_redeem', { points: voucher.pointsCost });
    $voucher.set({ voucher, openerId: redeemButtonId(id) });
    showToast({ title: 'Reward Redeemed', description: `Your voucher for ${name} is ready.` });
    await refresh(dashboard);
  } catch (error) {
    reportFailure(dashboard, error);
  } finally {
    $redeeming.set(null);
  }
}
