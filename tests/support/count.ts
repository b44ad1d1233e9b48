import { appendFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Counted } from '../../tools/checks/budgets.ts';

/** Counts one. Outside of a part of `npm test`, nobody counts. */
export function count(what: Counted): void {
  const { COUNTS_FILE } = env;
  // One short line is appended as a whole, also by several processes.
  if (COUNTS_FILE) appendFileSync(COUNTS_FILE, `${what}\n`);
}
