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

/** How much time is left until something is due, or how late it is. */
export function waitingClock(dueAt: string, now: number): WaitingClock {
  const leftMs = Date.parse(dueAt) - now;
  return leftMs > 0
    ? { text: `${spanText(leftMs)} left`, isLate: false }
    : { text: `${spanText(-leftMs)} late`, isLate: true };
}

/** When what was promised without a time of its own is due. */
export const promisedAt = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + PROMISED_ANSWER_WITHIN_HOURS * HOUR_MS).toISOString();
