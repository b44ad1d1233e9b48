import { REWARDS_STREAK } from '../../../business/constants.ts';

const { bonusFrom, bonusPercent, maxGapDays } = REWARDS_STREAK;

/** Shown while a streak earns a bonus. */
export function StreakPanel({ visits }: { readonly visits: number }) {
  if (visits < bonusFrom) return null;
  return (
    <section className="reward-panel streak" aria-labelledby="streak-title">
      <h2 id="streak-title">{visits} visits in a row</h2>
      <p className="text-lg font-bold">
        Visit Streak Bonus Active! Earning bonus points on every transaction!
      </p>
      <p>
        +{bonusPercent}% as long as you come back within {maxGapDays} days.
      </p>
    </section>
  );
}
