import { newYorkLocal } from '../shared/time/from-new-york.ts';
import type { PushHours } from './push.schema.ts';

const MINUTE_MS = 60_000;

/** Whether a device may be notified at this moment, by the yards' clock. Without hours: always. */
export function isWithinHours(hours: PushHours | null, at: Date): boolean {
  if (hours === null) return true;
  const { from, to } = hours;
  const now = newYorkLocal(at).slice(11);
  return from < to ? from <= now && now < to : from <= now || now < to;
}

/**
 * How much of `mostMs` passes before the device's quiet hours begin; 0 within them. It counts minutes, so an hour that the clocks skip
 * or repeat is an hour less or more.
 */
export function loudMs(hours: PushHours | null, at: Date, mostMs: number): number {
  if (hours === null) return mostMs;
  const first = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let minute = first; minute < at.getTime() + mostMs; minute += MINUTE_MS) {
    if (!isWithinHours(hours, new Date(minute))) return Math.max(0, minute - at.getTime());
  }
  return mostMs;
}
