import { nextReward } from '../../../domain/rewards/next-reward.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import type { Reward, RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { nextTier, tierStart } from '../../../domain/rewards/tiers.ts';
import { type ReactNode, useId } from 'react';

interface MeterProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly max: number;
}

function Meter({ label, value, max }: MeterProps) {
  const id = useId();
  return (
    <div className="min-h-12">
      <label htmlFor={id}>{label}</label>
      <progress id={id} className="reward-meter" value={value} max={max} />
    </div>
  );
}

function ToNextTier({ tier, lifetimePoints }: RewardsCustomer) {
  const next = nextTier(lifetimePoints);
  if (!next) return <p className="min-h-12">You have reached {tier}, the highest tier.</p>;
  const from = tierStart(tier);
  return (
    <Meter
      label={
        <>
          <strong>{pointsText(next.missing)} points</strong> to {next.tier}
        </>
      }
      value={lifetimePoints - from}
      max={tierStart(next.tier) - from}
    />
  );
}

interface TierProgressProps {
  readonly customer: RewardsCustomer;
  /** null while they load. */
  readonly rewards: readonly Reward[] | null;
}

function ToNextReward({ customer, rewards }: TierProgressProps) {
  if (!rewards?.length) return <p className="min-h-12" />;
  const next = nextReward(rewards, customer);
  if (!next) return <p className="min-h-12">You can redeem every reward of your tier.</p>;
  return (
    <Meter
      label={
        <>
          <strong>{pointsText(next.missing)} points</strong> to {next.reward.name}
        </>
      }
      value={customer.totalPoints}
      max={next.reward.pointsCost}
    />
  );
}

/** How far it is to the next tier, and to the next reward for the customer's tier. */
export function TierProgress({ customer, rewards }: TierProgressProps) {
  return (
    <section className="reward-panel" aria-labelledby="progress-title">
      <h2 id="progress-title">Next Up</h2>
      <ToNextTier {...customer} />
      <ToNextReward customer={customer} rewards={rewards} />
    </section>
  );
}
