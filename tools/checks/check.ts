import { run } from '../process/run.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show where something failed. */
  readonly output: string;
}

export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A program that says yes or no by its exit code counts as one check. */
export const programCheck = (name: string, command: string, args: readonly string[]): Check => ({
  name,
  async run() {
    const { code, output } = await run(command, args, { quiet: true });
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  },
});

/** Runs all checks, one after the other, whatever fails; names each with its time and shows what failed. */
export async function runChecks(checks: readonly Check[]): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const total = { passed: 0, failed: 0 };
  for (const { name, run: runCheck } of checks) {
    const start = performance.now();
    const { passed, failed, output } = await runCheck();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`);
    if (failed > 0) console.log(output);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
