import { run } from '../process/run.ts';

/** A test that a runner has executed, whatever came of it. */
export interface RanTest {
  /** From the project's root. */
  readonly file: string;
  /** Its own, without those of the groups around it. */
  readonly title: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show where something failed. */
  readonly output: string;
  readonly ran?: readonly RanTest[];
}

export interface Check {
  readonly name: string;
  /** Is told which tests the checks before it have executed. */
  readonly run: (before: readonly RanTest[]) => Promise<Outcome>;
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
  const allRan: RanTest[] = [];
  for (const { name, run: runCheck } of checks) {
    const start = performance.now();
    const { passed, failed, output, ran = [] } = await runCheck(allRan);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`);
    if (failed > 0) console.log(output);
    total.passed += passed;
    total.failed += failed;
    allRan.push(...ran);
  }
  return total;
}
