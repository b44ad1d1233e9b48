import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { translatedReward } from '../../../../business/translated-reward.ts';
import type { Reward, RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import type { RemoteState } from '../../../../lib/requests/remote-data.ts';
import { Question } from '../../../../ui/dialog/Question.tsx';
import type { DashboardStore } from '../dashboard.store.ts';
import { ListState } from '../ListState.tsx';
import { dashboardTexts, rewardCardTexts } from '../../texts.ts';
import { requestRedemption } from '../dashboard-actions.ts';
import { RewardCard } from './RewardCard.tsx';
import { Vouchers } from './Vouchers.tsx';

interface AvailableRewardsProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

const isComing = ({ value, failure }: RemoteState<unknown>) => value === null && failure === null;

export function AvailableRewards({ dashboard, customer }: AvailableRewardsProps) {
  const { rewards, redemptions, $voucher, $redeeming, $failure } = dashboard;
  const redeeming = useStore($redeeming);
  const failure = useStore($failure);
  const [asked, setAsked] = useState<Reward | null>(null);
  const state = useStore(rewards.$state);
  // Vouchers are above rewards. Shown late, they would push the rewards down.
  const isEarly = isComing(useStore(redemptions.$state));

  return (
    <>
      {!isEarly && !isComing(state) && <Vouchers redemptions={redemptions} $voucher={$voucher} />}
      <ListState
        texts={dashboardTexts.lists.rewards}
        state={isEarly && state.value ? { ...state, value: null } : state}
        onRetry={() => void rewards.load()}
      >
        {(offered) => (
          <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {offered.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                customer={customer}
                redeeming={redeeming}
                failure={failure?.of === reward.id ? failure.text : undefined}
                onRedeem={() => setAsked(reward)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {asked && (
        <Question
          title={rewardCardTexts.question(asked.pointsCost, translatedReward(asked.name).text)}
          text={[
            rewardCardTexts.left(customer.totalPoints - asked.pointsCost),
            asked.category === 'cash_bonus' && rewardCardTexts.cash,
          ]
            .filter(Boolean)
            .join(' ')}
          yes={rewardCardTexts.redeem}
          onYes={() => void requestRedemption(dashboard, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
