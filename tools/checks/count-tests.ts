import type { Outcome } from './outcome.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export const countVitest = ({ numPassedTests, numFailedTests }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** A test that passed only when it was tried again has failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** A runner that broke outside its tests, or executed none, counts as one failure. */
export function toOutcome(counts: Counts | undefined, exitCode: number, output: string): Outcome {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test was executed.` };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, output };
}
