import type { Tier } from '../../../domain/rewards/tiers.ts';

export function TierBadge({ tier }: { readonly tier: Tier }) {
  return (
    <strong
      className={`rounded bg-(--metal) px-3 py-1 font-display text-2xl text-on-signal uppercase ${tier.toLowerCase()}`}
    >
      {tier}
      <span className="sr-only"> tier</span>
    </strong>
  );
}
