import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { checkBirthdayApi } from '../../../domain/rewards/rewards.api.ts';
import { track } from '../../../lib/analytics.ts';
import { answerTimeout, call } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import type { DashboardState } from './dashboard.store.ts';
import { reportFailure } from './report-failure.ts';

/** Claims the birthday bonus. The server pays it once a year, however often it is asked. */
export async function askForBirthdayBonus(dashboard: DashboardState): Promise<void> {
  const { $claiming, customer, history } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $claiming.get()) return;
  $claiming.set(true);
  try {
    customer.put(await call(checkBirthdayApi, { params: { id: value.id }, signal: answerTimeout() }));
    track('rewards_birthday_claim');
    showToast({
      title: `Happy Birthday, ${value.firstName}!`,
      description: `${REWARDS_BIRTHDAY.points} points are yours.`,
    });
    void history.reload();
  } catch (error) {
    reportFailure(dashboard, error);
  } finally {
    $claiming.set(false);
  }
}
