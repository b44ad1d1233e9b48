import { randomInt } from 'node:crypto';
import { basename } from 'node:path';
import { failuresInVitest } from '../checks/failures.ts';
import type { VitestTests } from '../checks/ran-tests.ts';
import { runForReport } from '../process/run-for-report.ts';

interface VitestFiles {
  readonly testResults: readonly (VitestTests['testResults'][number] & {
    readonly startTime: number;
    readonly endTime: number;
  })[];
}

interface TestFile {
  /** Without its folder and ending. */
  readonly name: string;
  readonly passed: readonly string[];
  readonly failed: number;
  readonly seconds: number;
}

export interface TestRun {
  readonly files: readonly TestFile[];
  /** SEED=<it> plans the same again. */
  readonly seed: number;
}

const toFile = ({
  name,
  assertionResults,
  startTime,
  endTime,
}: VitestFiles['testResults'][number]): TestFile => ({
  name: basename(name, '.test.ts'),
  passed: assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  failed: assertionResults.filter(({ status }) => status === 'failed').length,
  seconds: (endTime - startTime) / 1_000,
});

/** Runs fault tests of which the path has this in it, with a seed of this run's; shows what failed. */
export async function runFaultTests(filter: string, env: Readonly<Record<string, string>>): Promise<TestRun> {
  const seed = Number(process.env['SEED'] || randomInt(2 ** 31));
  const { output, report } = await runForReport<VitestFiles>({
    command: 'vitest',
    args: (file) => ['run', '--project', 'faults', filter, '--reporter=json', `--outputFile=${file}`],
    env: () => ({ ...env, SEED: String(seed) }),
    quiet: true,
  });
  if (!report) throw new Error(`Vitest has written no report:\n${output}`);
  for (const failure of failuresInVitest(report)) console.error(failure);
  return { files: report.testResults.map(toFile), seed };
}
