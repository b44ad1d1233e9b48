import { REWARDS_STREAK } from '../../business/constants.ts';
import { addDays } from '../shared/new-york-time.ts';

export interface Streak {
  readonly consecutiveVisits: number;
  /** New York's ISO date; null before the first visit. */
  readonly lastVisitOn: string | null;
}

const isLapsed = (lastVisitOn: string, today: string) =>
  addDays(lastVisitOn, REWARDS_STREAK.maxGapDays) < today;

/** The streak as it stands on a New York date without a further visit. */
export const streakOn = ({ consecutiveVisits, lastVisitOn }: Streak, today: string): number =>
  lastVisitOn === null || isLapsed(lastVisitOn, today) ? 0 : consecutiveVisits;

/**
 * The streak with a visit on a New York date: a second one on the same day does not count again, nor one from before
 * midnight that is written down after the first of the next day.
 */
export function streakWithVisit(streak: Streak, today: string): number {
  if (streak.lastVisitOn !== null && streak.lastVisitOn >= today) return streak.consecutiveVisits;
  return streakOn(streak, today) + 1;
}

/** The streak of visits on these New York dates, in any order; several on one day are one. */
export const streakOfDays = (days: readonly string[]): Streak =>
  days
    .toSorted()
    .reduce<Streak>(
      (streak, day) => ({ consecutiveVisits: streakWithVisit(streak, day), lastVisitOn: day }),
      { consecutiveVisits: 0, lastVisitOn: null },
    );
