import { appendFileSync } from 'node:fs';
import { env } from 'node:process';

/** What takes time, and has a budget in `npm test` (tools/checks/budgets.json). */
type Counted = 'server starts' | 'imports of all modules' | 'builds within tests' | 'page loads' | 'axe runs';

/** Counts one. Outside of a part of `npm test`, nobody counts. */
export function count(what: Counted): void {
  const { COUNTS_FILE } = env;
  // One short line is appended as a whole, also by several processes.
  if (COUNTS_FILE) appendFileSync(COUNTS_FILE, `${what}\n`);
}
