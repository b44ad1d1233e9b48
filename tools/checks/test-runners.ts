import { type Reporting, runForReport } from '../process/run-for-report.ts';
import type { CheckOutcome, RanTest } from './outcome.ts';
import {
  countPlaywright,
  type Counts,
  countVitest,
  failuresInPlaywright,
  failuresInVitest,
  type PlaywrightReport,
  type PlaywrightTests,
  ranInPlaywright,
  ranInVitest,
  toOutcome,
  type VitestReport,
  type VitestTests,
  withFailures,
} from './test-reports.ts';

interface Runner<Report> extends Reporting {
  readonly count: (report: Report) => Counts;
  readonly ran: (report: Report) => readonly RanTest[];
  readonly failures: (report: Report) => readonly string[];
}

async function runTests<Report>({ count, ran, failures, ...program }: Runner<Report>): Promise<CheckOutcome> {
  const { code, output, report } = await runForReport<Report>(program);
  const outcome = toOutcome(report && count(report), code, output);
  return report ? { ...withFailures(outcome, failures(report)), ran: ran(report) } : outcome;
}

interface TestOptions {
  /** Shows its progress; otherwise the output is saved for a failure. */
  readonly isLoud?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Filters of the files to run. */
  readonly filters?: readonly string[];
}

/** Runs projects of vitest.config.ts. */
export const vitest =
  (projects: readonly string[], { isLoud = false, env = {}, filters = [] }: TestOptions = {}) =>
  (): Promise<CheckOutcome> =>
    runTests<VitestReport & VitestTests>({
      command: 'vitest',
      args: (file) => [
        'run',
        ...filters,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      env: () => env,
      count: countVitest,
      ran: ranInVitest,
      failures: failuresInVitest,
      quiet: !isLoud,
    });

/** Runs the journeys of playwright.config.ts. */
export const playwright =
  ({ env = {} }: Pick<TestOptions, 'env'> = {}) =>
  (): Promise<CheckOutcome> =>
    runTests<PlaywrightReport & PlaywrightTests>({
      command: 'playwright',
      args: () => ['test'],
      env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      count: countPlaywright,
      ran: ranInPlaywright,
      failures: failuresInPlaywright,
    });
