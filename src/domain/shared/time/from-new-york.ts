import { clockOf } from './clock-minutes.ts';
import { inNewYork } from './new-york-time.ts';

const HOUR_MS = 3_600_000;

/**
 * The moment of a New York local time such as "2026-11-21T17:30", as a datetime-local field has it. The first of the two if
 * the hour repeats; null if the clocks skip it, or if the text is not a time.
 */
export function fromNewYork(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const shown = (at: Date) => newYorkLocal(at) === local;
  return [4, 5].map((hours) => new Date(asUtc + hours * HOUR_MS)).find(shown) ?? null;
}

/** When a clock in New York shows this; an hour that the clocks skip ends at 3:00. */
export const momentAt = (date: string, clock: string): Date | null =>
  fromNewYork(`${date}T${clock}`) ?? fromNewYork(`${date}T03:00`);

/** A moment as New York local time for a datetime-local field: "2026-11-21T17:30". */
export function newYorkLocal(at: Date): string {
  const { date, minutes } = inNewYork(at);
  return `${date}T${clockOf(minutes)}`;
}
