import { REWARDS_STREAK } from '../../business/constants.ts';
import { addDays } from '../shared/new-york-time.ts';

export interface Streak {
  readonly consecutiveVisits: number;
  /** New York's ISO date; null before the first visit. */
  readonly lastVisitOn: string | null;
}

const isLapsed = (lastVisitOn: string, today: string) =>
  addDays(lastVisitOn, REWARDS_STREAK.maxGapDays) < today;

/** The streak on a New York date, without another visit. */
export const streakOn = ({ consecutiveVisits, lastVisitOn }: Streak, today: string): number =>
  lastVisitOn === null || isLapsed(lastVisitOn, today) ? 0 : consecutiveVisits;

/**
 * The streak with a visit on a New York date. A second visit on the same day does not count, nor one from an earlier day
 * that is recorded late.
 */
export function streakWithVisit(streak: Streak, today: string): number {
  if (streak.lastVisitOn !== null && streak.lastVisitOn >= today) return streak.consecutiveVisits;
  return streakOn(streak, today) + 1;
}

/** The streak of visits on these New York dates, in any order. Several on a day count once. */
export const streakOfDays = (days: readonly string[]): Streak =>
  days
    .toSorted()
    .reduce<Streak>(
      (streak, day) => ({ consecutiveVisits: streakWithVisit(streak, day), lastVisitOn: day }),
      { consecutiveVisits: 0, lastVisitOn: null },
    );
