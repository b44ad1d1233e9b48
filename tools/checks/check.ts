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

const PASSED: Outcome = { passed: 1, failed: 0, output: '' };
const failedWith = (output: string): Outcome => ({ passed: 0, failed: 1, output });

/** Work that passes unless it fails. */
export const workCheck = (name: string, work: () => Promise<unknown>): Check => ({
  name,
  run: () => work().then(() => PASSED),
});

/** A program that says yes or no by its exit code counts as one check. */
export const programCheck = (name: string, command: string, args: readonly string[]): Check => ({
  name,
  async run() {
    const { code, output } = await run(command, args, { quiet: true });
    return code === 0 ? PASSED : failedWith(output);
  },
});

/** Runs a check and names it with its time, and what failed; one that rejects has failed. */
async function runCheck({ name, run: work }: Check, before: readonly RanTest[]) {
  const start = performance.now();
  const outcome = await work(before).catch((error: unknown) => failedWith(String(error)));
  const { passed, failed } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`);
  if (failed > 0) console.log(outcome.output);
  return { name, ...outcome };
}

/**
 * Runs all checks, one after the other and those of a list at once, whatever fails. What failed is told once more at
 * the end, as the log of a long run is often cut to its last lines; the very last one adds all up.
 *
 * @returns whether nothing failed
 */
export async function runChecks(checks: readonly (Check | readonly Check[])[]): Promise<boolean> {
  const outcomes: (Outcome & Pick<Check, 'name'>)[] = [];
  for (const check of checks) {
    const before = outcomes.flatMap(({ ran = [] }) => ran);
    outcomes.push(...(await Promise.all([check].flat().map((each) => runCheck(each, before)))));
  }
  const failures = outcomes.filter(({ failed }) => failed > 0);
  for (const { name, output } of failures) console.log(`✗ ${name}\n${output}`);
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length === 0;
}
