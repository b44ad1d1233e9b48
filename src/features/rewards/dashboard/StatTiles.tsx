import { pointsText } from '../../../domain/rewards/points.ts';
import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';

export function StatTiles({ customer }: { readonly customer: RewardsCustomer }) {
  const tiles = [
    ['Current Points', customer.totalPoints],
    ['Lifetime Points', customer.lifetimePoints],
    ['Total Visits', customer.totalVisits],
    ['Visit Streak', customer.consecutiveVisits],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {tiles.map(([label, value]) => (
        <div key={label} className="bg-steel-raised p-3">
          <dt className="text-sm text-on-steel-muted">{label}</dt>
          <dd className="font-display text-4xl tabular-nums">{pointsText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
