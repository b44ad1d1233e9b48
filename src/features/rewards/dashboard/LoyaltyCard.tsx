import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { StartHeading } from './StartHeading.tsx';
import { pointsText } from '../../../domain/rewards/points/points.ts';
import { tierNames } from '../../../domain/rewards/texts.ts';
import type { Tier } from '../../../domain/rewards/points/tiers.ts';
import { dashboardTexts } from '../texts.ts';

function TierBadge({ tier }: { readonly tier: Tier }) {
  const texts = dashboardTexts.tier;
  return (
    <strong
      className={`rounded bg-(--metal) px-3 py-1 font-display text-2xl text-on-signal uppercase ${tier.toLowerCase()}`}
    >
      {texts.before && <span className="sr-only">{texts.before}</span>}
      <span>{tierNames[tier]}</span>
      {texts.after && <span className="sr-only">{texts.after}</span>}
    </strong>
  );
}

const { tiles } = dashboardTexts;
const TILES = [
  ['totalPoints', tiles.totalPoints],
  ['lifetimePoints', tiles.lifetimePoints],
  ['totalVisits', tiles.totalVisits],
  ['consecutiveVisits', tiles.consecutiveVisits],
] as const;

function StatTiles({ customer }: { readonly customer: RewardsCustomer }) {
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {TILES.map(([name, label]) => (
        <div key={name} className="min-w-0 bg-steel-raised p-2 sm:p-3">
          <dt className="text-sm text-on-steel-muted">{label}</dt>
          <dd className="font-display text-3xl tabular-nums sm:text-4xl">{pointsText(customer[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

const HOLES = Array.from({ length: 10 }, (_, index) => index);

/** The holes of a loyalty card, one punched per visit of the streak. The streak tile has the number for screen readers. */
function PunchHoles({ visits }: { readonly visits: number }) {
  return (
    <p className="reward-holes" aria-hidden="true">
      {HOLES.map((hole) => (
        <i key={hole} data-punched={hole < visits} />
      ))}
    </p>
  );
}

export function LoyaltyCard({ customer }: { readonly customer: RewardsCustomer }) {
  return (
    <section className="reward-card bg-steel text-on-steel">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <StartHeading>{dashboardTexts.welcome(customer.firstName)}</StartHeading>
        <TierBadge tier={customer.tier} />
      </div>
      <div className="reward-stripe hazard" />
      <div className="my-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl tabular-nums">{customer.phone}</p>
        <PunchHoles visits={customer.consecutiveVisits} />
      </div>
      <StatTiles customer={customer} />
      {customer.pointsOwed > 0 && <p className="mt-4">{dashboardTexts.owed(customer.pointsOwed)}</p>}
    </section>
  );
}
