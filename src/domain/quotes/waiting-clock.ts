import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface WaitingClock {
  /** "5 h left", "20 min left", "3 h late". */
  readonly text: string;
  readonly isLate: boolean;
}

const spanText = (ms: number): string =>
  ms < HOUR_MS ? `${Math.max(1, Math.floor(ms / MINUTE_MS))} min` : `${Math.floor(ms / HOUR_MS)} h`;

/** How much of the promised answer time is left, or how late the answer is. */
export function waitingClock(createdAt: string, now: number): WaitingClock {
  const leftMs = Date.parse(createdAt) + PROMISED_ANSWER_WITHIN_HOURS * HOUR_MS - now;
  return leftMs > 0
    ? { text: `${spanText(leftMs)} left`, isLate: false }
    : { text: `${spanText(-leftMs)} late`, isLate: true };
}
