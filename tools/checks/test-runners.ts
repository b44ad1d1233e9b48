import { runForReport, type Reporting } from '../process/run-for-report.ts';
import type { Check, RanTest } from './check.ts';
import {
  countPlaywright,
  countVitest,
  toOutcome,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './count-tests.ts';
import { failuresInPlaywright, failuresInVitest, withFailures } from './failures.ts';
import { ranInPlaywright, ranInVitest, type PlaywrightTests, type VitestTests } from './ran-tests.ts';

interface Runner<Report> extends Reporting {
  readonly name: string;
  readonly count: (report: Report) => Counts;
  readonly ran: (report: Report) => readonly RanTest[];
  readonly failures: (report: Report) => readonly string[];
}

const runnerCheck = <Report>({ name, count, ran, failures, ...program }: Runner<Report>): Check => ({
  name,
  async run() {
    const { code, output, report } = await runForReport<Report>(program);
    const outcome = toOutcome(report && count(report), code, output);
    return report ? { ...withFailures(outcome, failures(report)), ran: ran(report) } : outcome;
  },
});

interface VitestOptions {
  /** Shows its progress; otherwise what it says is kept for a failure. */
  readonly loud?: boolean;
  /** What fast-check begins with, unless SEED says otherwise; another in each run unless given. */
  readonly seed?: number;
}

/** One project of vitest.config.ts. */
export const vitestCheck = (
  name: string,
  project: string,
  { loud = false, seed }: VitestOptions = {},
): Check =>
  runnerCheck<VitestReport & VitestTests>({
    name,
    command: 'vitest',
    args: (file) => [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: countVitest,
    ran: ranInVitest,
    failures: failuresInVitest,
    env: () => (seed === undefined ? {} : { SEED: process.env['SEED'] || String(seed) }),
    quiet: !loud,
  });

export const playwrightCheck = (name: string): Check =>
  runnerCheck<PlaywrightReport & PlaywrightTests>({
    name,
    command: 'playwright',
    args: () => ['test'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
    ran: ranInPlaywright,
    failures: failuresInPlaywright,
  });
