import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { pointsFor, pointsText, streakBonus } from '../../../domain/rewards/points.ts';
import { streakWithVisit } from '../../../domain/rewards/streak.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { inNewYork } from '../../../domain/shared/new-york-time.ts';

type Visitor = Pick<CounterCustomer, 'consecutiveVisits' | 'visits'>;

/** What a sale would earn: "1,234 points and 123 for the streak". */
export function salePointsText({ consecutiveVisits, visits }: Visitor, cents: Cents, now: Date): string {
  const last = visits[0];
  const lastVisitOn = last ? inNewYork(new Date(last.createdAt)).date : null;
  const streak = streakWithVisit({ consecutiveVisits, lastVisitOn }, inNewYork(now).date);
  const points = pointsFor(cents);
  const bonus = streakBonus(points, streak);
  return `${pointsText(points)} points${bonus > 0 ? ` and ${pointsText(bonus)} for the streak` : ''}`;
}
