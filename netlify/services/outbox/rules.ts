const FIRST_MS = 5_000;
const CAP_MS = 15 * 60_000;

/** How long to wait after the `attempt`th failure (from 1): doubling, capped, up to a quarter more or less by `random` in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  const base = Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.min(CAP_MS, Math.round(base * (0.75 + random / 2)));
}
