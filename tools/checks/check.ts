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

/** Runs a check and names it with its time, and what failed. */
async function runCheck({ name, run: work }: Check, before: readonly RanTest[]): Promise<Outcome> {
  const start = performance.now();
  const outcome = await work(before);
  const { passed, failed, output } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`);
  if (failed > 0) console.log(output);
  return outcome;
}

/** Runs all checks, one after the other and those of a list at once, whatever fails. */
export async function runChecks(
  checks: readonly (Check | readonly Check[])[],
): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const total = { passed: 0, failed: 0 };
  const allRan: RanTest[] = [];
  for (const check of checks) {
    const together = [check].flat();
    for (const { passed, failed, ran = [] } of await Promise.all(
      together.map((each) => runCheck(each, allRan)),
    )) {
      total.passed += passed;
      total.failed += failed;
      allRan.push(...ran);
    }
  }
  return total;
}
