import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { redeemRewardApi } from '../../../domain/rewards/redeem-reward.api.ts';
import { checkBirthdayApi, type Reward } from '../../../domain/rewards/rewards.api.ts';
import { track } from '../../../lib/measurement/analytics.ts';
import { attemptHeaders, isRefused, sendAttempt } from '../../../lib/requests/attempt.ts';
import { failureText } from '../../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../../lib/requests/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { dashboardTexts } from '../texts.ts';
import { type DashboardStore, isSignedOut, redemptionSlot, refresh } from './dashboard.store.ts';

export const redeemButtonId = (rewardId: string): string => `redeem-${rewardId}`;

/**
 * Redeems a reward and opens its voucher. Presses during a running redemption do nothing. After a lost answer, the next
 * press sends the same key, so the server treats it as the same redemption.
 */
export async function requestRedemption(dashboard: DashboardStore, { id }: Reward): Promise<void> {
  const { $redeeming, $voucher, customer } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $redeeming.get()) return;
  $redeeming.set(id);
  dashboard.$failure.set(null);
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
    await refresh(dashboard);
  } catch (error) {
    reportFailure(dashboard, id, error);
  } finally {
    $redeeming.set(null);
  }
}

/** The server pays the bonus once a year, no matter how often it is asked. */
export async function requestBirthdayBonus(dashboard: DashboardStore): Promise<void> {
  const { $claiming, customer, history } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $claiming.get()) return;
  $claiming.set(true);
  dashboard.$failure.set(null);
  try {
    customer.put(await call(checkBirthdayApi, { params: { id: value.id }, signal: answerTimeout() }));
    track('rewards_birthday_claim');
    showToast({
      title: dashboardTexts.birthday.paidTitle(value.firstName),
      description: dashboardTexts.birthday.paid(REWARDS_BIRTHDAY.points),
    });
    void history.reload();
  } catch (error) {
    reportFailure(dashboard, null, error);
  } finally {
    $claiming.set(false);
  }
}

/** Shows why it failed and reloads the figures: another tab or the counter may have changed them. */
function reportFailure(dashboard: DashboardStore, of: string | null, error: unknown): void {
  if (isSignedOut(error)) {
    dashboard.$ending.set('signed_out');
    return;
  }
  dashboard.$failure.set({ of, text: failureText(error) });
  void refresh(dashboard);
}
