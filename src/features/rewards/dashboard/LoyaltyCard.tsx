import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { PunchHoles } from './PunchHoles.tsx';
import { StartHeading } from './StartHeading.tsx';
import { StatTiles } from './StatTiles.tsx';
import { TierBadge } from './TierBadge.tsx';

/** Whose card it is, its tier and its figures. */
export function LoyaltyCard({ customer }: { readonly customer: RewardsCustomer }) {
  return (
    <section className="reward-card bg-steel text-on-steel">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <StartHeading>Welcome back, {customer.firstName}!</StartHeading>
        <TierBadge tier={customer.tier} />
      </div>
      <div className="reward-stripe hazard" />
      <div className="my-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl tabular-nums">{customer.phone}</p>
        <PunchHoles visits={customer.consecutiveVisits} />
      </div>
      <StatTiles customer={customer} />
    </section>
  );
}
