import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { checkBirthdayApi } from '../../../domain/rewards/rewards.api.ts';
import { track } from '../../../lib/analytics.ts';
import { call } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { ANSWER_TIMEOUT_MS } from './ask.ts';
import type { Dashboard } from './dashboard.store.ts';
import { reportFailure } from './report-failure.ts';

/** Claims the birthday bonus. The server pays it once a year, however often it is asked. */
export async function claimBirthday(dashboard: Dashboard): Promise<void> {
  const { $claiming, customer, history } = dashboard;
  const { value } = customer.$state.get();
  if (!value || $claiming.get()) return;
  $claiming.set(true);
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    customer.put(await call(checkBirthdayApi, { params: { id: value.id }, signal }));
    track('rewards_birthday_claim');
    showToast({
      title: `Happy Birthday, ${value.firstName}!`,
      description: `${REWARDS_BIRTHDAY.points} points are yours.`,
    });
    void history.load();
  } catch (error) {
    reportFailure(dashboard, error);
  } finally {
    $claiming.set(false);
  }
}
