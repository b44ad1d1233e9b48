import { useRef } from 'react';
import { translatedDescription, translatedReward } from '../../../../business/translated-reward.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts, tierNames } from '../../../../domain/rewards/texts.ts';
import { redeemable, type Redeemable } from '../../../../domain/rewards/points/redeemable.ts';
import type { Reward, RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import { TIERS } from '../../../../domain/rewards/points/tiers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { redeemButtonId } from '../dashboard-actions.ts';
import { rewardCardTexts } from '../../texts.ts';
import { ServerText } from '../ServerText.tsx';
import { useFocusBack } from '../use-focus-back.ts';

function label({ hasPoints, hasTier }: Redeemable): string {
  if (!hasPoints) return rewardCardTexts.morePoints;
  return hasTier ? rewardCardTexts.redeem : rewardCardTexts.locked;
}

/** "Gold and above", or only the tier if it is the highest. */
const tierText = (tier: Reward['minimumTier']) =>
  tier === TIERS.at(-1) ? tierNames[tier] : rewardCardTexts.andAbove(tierNames[tier]);

interface RewardCardProps {
  readonly reward: Reward;
  readonly customer: RewardsCustomer;
  /** The id of the reward being redeemed, this one or another. */
  readonly redeeming: string | null;
  /** Why it was not redeemed. */
  readonly failure: string | undefined;
  readonly onRedeem: () => void;
}

export function RewardCard({ reward, customer, redeeming, failure, onRedeem }: RewardCardProps) {
  const { id, name, description, pointsCost, category, minimumTier } = reward;
  const button = useRef<HTMLButtonElement>(null);
  const { hasPoints, hasTier } = redeemable(reward, customer);
  const isReady = hasPoints && hasTier;
  const isOwn = redeeming === id;
  useFocusBack(isOwn, () => button.current?.focus());

  return (
    <li className="reward-offer" data-locked={!hasTier}>
      <p className="flex flex-wrap justify-between gap-2 text-sm text-muted">
        {rewardCardTexts.categories[category]}
        {minimumTier !== TIERS[0] && (
          <strong className="flex items-center gap-1 text-ink">
            <Icon name="shield" /> {tierText(minimumTier)}
          </strong>
        )}
      </p>
      <h3 id={`reward-${id}`} className="text-2xl break-words uppercase">
        <ServerText pieces={[translatedReward(name)]} />
      </h3>
      <p className="grow break-words">
        <ServerText pieces={[translatedDescription(name, description)]} />
      </p>
      <p className="font-display text-3xl tabular-nums">
        {pointsText(pointsCost)} <span className="text-lg">{pointsTexts.unit(pointsCost)}</span>
      </p>
      <FormFailure message={failure} />
      <Button
        ref={button}
        id={redeemButtonId(id)}
        variant={isReady ? 'signal' : 'line'}
        aria-describedby={`reward-${id}`}
        disabled={!isReady || redeeming !== null}
        onClick={onRedeem}
      >
        {isOwn ? rewardCardTexts.redeeming : label({ hasPoints, hasTier })}
      </Button>
    </li>
  );
}
