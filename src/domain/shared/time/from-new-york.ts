import { inNewYork } from './new-york-time.ts';

const HOUR_MS = 3_600_000;

const two = (value: number): string => String(value).padStart(2, '0');

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

/** A moment as New York local time for a datetime-local field: "2026-11-21T17:30". */
export function newYorkLocal(at: Date): string {
  const { date, minutes } = inNewYork(at);
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
