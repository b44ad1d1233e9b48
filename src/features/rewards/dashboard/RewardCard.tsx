import { useRef } from 'react';
import { pointsText } from '../../../domain/rewards/points.ts';
import { redeemable, type Redeemable } from '../../../domain/rewards/redeemable.ts';
import type { Reward, RewardCategory, RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { TIERS } from '../../../domain/rewards/tiers.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { redeemButtonId } from './dashboard-actions.ts';
import { useFocusBack } from './use-focus-back.ts';

const REWARD_CATEGORY_LABELS: Readonly<Record<RewardCategory, string>> = {
  cash_bonus: 'Cash bonus',
  merchandise: 'Merchandise',
  yard: 'At the yard',
};

function label({ hasPoints, hasTier }: Redeemable): string {
  if (!hasPoints) return 'Need More Points';
  return hasTier ? 'Redeem' : 'Locked';
}

/** "Gold and above", or only the tier if it is the highest. */
const tierText = (tier: Reward['minimumTier']) => (tier === TIERS.at(-1) ? tier : `${tier} and above`);

interface RewardCardProps {
  readonly reward: Reward;
  readonly customer: RewardsCustomer;
  /** The id of the reward being redeemed, this one or another. */
  readonly redeeming: string | null;
  readonly onRedeem: () => void;
}

export function RewardCard({ reward, customer, redeeming, onRedeem }: RewardCardProps) {
  const { id, name, description, pointsCost, category, minimumTier } = reward;
  const button = useRef<HTMLButtonElement>(null);
  const { hasPoints, hasTier } = redeemable(reward, customer);
  const isReady = hasPoints && hasTier;
  const isOwn = redeeming === id;
  useFocusBack(isOwn, () => button.current?.focus());

  return (
    <li className="reward-offer" data-locked={!hasTier}>
      <p className="flex flex-wrap justify-between gap-2 text-sm text-muted">
        {REWARD_CATEGORY_LABELS[category]}
        {minimumTier !== TIERS[0] && (
          <strong className="flex items-center gap-1 text-ink">
            <Icon name="shield" /> {tierText(minimumTier)}
          </strong>
        )}
      </p>
      <h3 id={`reward-${id}`} className="text-2xl break-words uppercase">
        {name}
      </h3>
      <p className="grow break-words">{description}</p>
      <p className="font-display text-3xl tabular-nums">
        {pointsText(pointsCost)} <span className="text-lg">points</span>
      </p>
      <button
        ref={button}
        type="button"
        id={redeemButtonId(id)}
        className={`button ${isReady ? 'button-signal' : 'button-line'}`}
        aria-describedby={`reward-${id}`}
        disabled={!isReady || redeeming !== null}
        onClick={onRedeem}
      >
        {isOwn ? 'Redeeming…' : label({ hasPoints, hasTier })}
      </button>
    </li>
  );
}
