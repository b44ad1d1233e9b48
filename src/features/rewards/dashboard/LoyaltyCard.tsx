import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { StartHeading } from './StartHeading.tsx';
import { StatTiles } from './StatTiles.tsx';
import { TierBadge } from './TierBadge.tsx';

const HOLES = Array.from({ length: 10 }, (_, index) => index);

/** The holes of a loyalty card, one punched for each visit of the streak. The streak's tile says the same in figures. */
function PunchHoles({ visits }: { readonly visits: number }) {
  return (
    <p className="reward-holes" aria-hidden="true">
      {HOLES.map((hole) => (
        <i key={hole} data-punched={hole < visits} />
      ))}
    </p>
  );
}

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
