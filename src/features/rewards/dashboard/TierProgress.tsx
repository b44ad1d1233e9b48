import { translatedReward } from '../../../business/translated-reward.ts';
import { nextReward } from '../../../domain/rewards/points/next-reward.ts';
import type { Reward, RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { tierNames } from '../../../domain/rewards/texts.ts';
import { nextTier, tierStart } from '../../../domain/rewards/points/tiers.ts';
import { type ReactNode, useId } from 'react';
import { dashboardTexts } from '../texts.ts';
import { ServerText } from './ServerText.tsx';

const { progress } = dashboardTexts;

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
  if (!next) return <p className="min-h-12">{progress.topTier(tierNames[tier])}</p>;
  const [missing, to] = progress.to(next.missing);
  const from = tierStart(tier);
  return (
    <Meter
      label={
        <>
          <strong>{missing}</strong>
          <span>{`${to}${tierNames[next.tier]}`}</span>
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
  if (!next) return <p className="min-h-12">{progress.everyReward}</p>;
  const [missing, to] = progress.to(next.missing);
  return (
    <Meter
      label={
        <>
          <strong>{missing}</strong>
          <span>{to}</span>
          <ServerText pieces={[translatedReward(next.reward.name)]} />
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
      <h2 id="progress-title">{progress.heading}</h2>
      <ToNextTier {...customer} />
      <ToNextReward customer={customer} rewards={rewards} />
    </section>
  );
}
