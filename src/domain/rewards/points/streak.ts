import { REWARDS_STREAK } from '../../../business/constants.ts';
import { addDays } from '../../shared/time/new-york-time.ts';

export interface Streak {
  readonly consecutiveVisits: number;
  /** New York's ISO date; null before the first visit. */
  readonly lastVisitOn: string | null;
}

/** The streak on a New York date, without another visit. */
export const streakOn = ({ consecutiveVisits, lastVisitOn }: Streak, today: string): number =>
  lastVisitOn === null || addDays(lastVisitOn, REWARDS_STREAK.maxGapDays) < today ? 0 : consecutiveVisits;

/** How many visits in a row each of these New York dates is, oldest first. They come in any order; several visits on a day are one. */
export function streaksOfDays(days: readonly string[]): ReadonlyMap<string, number> {
  const streaks = new Map<string, number>();
  let streak: Streak = { consecutiveVisits: 0, lastVisitOn: null };
  for (const day of [...new Set(days)].toSorted()) {
    streak = { consecutiveVisits: streakOn(streak, day) + 1, lastVisitOn: day };
    streaks.set(day, streak.consecutiveVisits);
  }
  return streaks;
}

/** The streak of visits on these New York dates. */
export function streakOfDays(days: readonly string[]): Streak {
  const [lastVisitOn, consecutiveVisits] = [...streaksOfDays(days)].at(-1) ?? [null, 0];
  return { consecutiveVisits, lastVisitOn };
}
