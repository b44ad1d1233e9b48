const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface WaitingClock {
  /** "5 days left", "5 h left", "20 min left", "3 h late"; of a booked call that was missed "Call was due 3 h ago". */
  readonly text: string;
  readonly isLate: boolean;
}

function spanText(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  return ms < HOUR_MS ? `${Math.max(1, Math.floor(ms / MINUTE_MS))} min` : `${Math.floor(ms / HOUR_MS)} h`;
}

/** How much time is left until something is due, or how late it is. */
export function waitingClock(dueAt: string, now: number, isCall = false): WaitingClock {
  const leftMs = Date.parse(dueAt) - now;
  if (leftMs > 0) return { text: `${spanText(leftMs)} left`, isLate: false };
  const span = spanText(-leftMs);
  return { text: isCall ? `Call was due ${span} ago` : `${span} late`, isLate: true };
}
