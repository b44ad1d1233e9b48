import { REWARDS_POINTS_PER_DOLLAR, REWARDS_STREAK } from '../../../business/constants.ts';
import type { Cents } from '../../shared/numbers/money.ts';

/** Ten points a dollar, rounded down. */
export const pointsFor = (cents: Cents): number => Math.floor((cents * REWARDS_POINTS_PER_DOLLAR) / 100);

/** What a streak adds to the points of a sale, rounded down. It is a separate entry. */
export const streakBonus = (points: number, consecutiveVisits: number): number =>
  consecutiveVisits >= REWARDS_STREAK.bonusFrom
    ? Math.floor((points * REWARDS_STREAK.bonusPercent) / 100)
    : 0;

/** "1,234" */
export const pointsText = (points: number): string =>
  String(points)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',');
