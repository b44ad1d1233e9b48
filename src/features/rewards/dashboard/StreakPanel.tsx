import { REWARDS_STREAK } from '../../../business/constants.ts';
import { dashboardTexts } from '../texts.ts';

const { bonusFrom, bonusPercent, maxGapDays } = REWARDS_STREAK;

/** Shown while a streak earns a bonus. */
export function StreakPanel({ visits }: { readonly visits: number }) {
  if (visits < bonusFrom) return null;
  return (
    <section className="reward-panel streak" aria-labelledby="streak-title">
      <h2 id="streak-title">{dashboardTexts.streak.heading(visits)}</h2>
      <p className="text-lg font-bold">{dashboardTexts.streak.active}</p>
      <p>{dashboardTexts.streak.rule(bonusPercent, maxGapDays)}</p>
    </section>
  );
}
