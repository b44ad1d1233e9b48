import { counted } from './counted.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "3 days", "5 hours", "12 minutes": a stretch of time in its largest whole unit. */
export function stretchText(ms: number): string {
  if (ms >= 2 * DAY_MS) return counted(Math.floor(ms / DAY_MS), 'day');
  if (ms >= 2 * HOUR_MS) return counted(Math.floor(ms / HOUR_MS), 'hour');
  return counted(Math.max(0, Math.floor(ms / MINUTE_MS)), 'minute');
}
