import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
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

interface Runner<Report> {
  readonly name: string;
  readonly command: string;
  readonly args: (reportFile: string) => readonly string[];
  readonly env?: (reportFile: string) => Readonly<Record<string, string>>;
  readonly count: (report: Report) => Counts;
  readonly ran: (report: Report) => readonly RanTest[];
  readonly failures: (report: Report) => readonly string[];
  /** Shows its progress instead of keeping it for a failure. */
  readonly loud?: boolean;
}

const runnerCheck = <Report>({
  name,
  command,
  args,
  env,
  count,
  ran,
  failures,
  loud = false,
}: Runner<Report>): Check => ({
  name,
  async run() {
    const directory = await mkdtemp(join(tmpdir(), 'report-'));
    const file = join(directory, 'report.json');
    try {
      const { code, output } = await run(command, args(file), { quiet: !loud, env: env?.(file) ?? {} });
      const report = await readFile(file, 'utf8').then(
        (text) => JSON.parse(text) as Report,
        () => undefined,
      );
      const outcome = toOutcome(report && count(report), code, output);
      return report ? { ...withFailures(outcome, failures(report)), ran: ran(report) } : outcome;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
});

/** One project of vitest.config.ts. */
export const vitestCheck = (name: string, project: string, { loud = false } = {}): Check =>
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
    loud,
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
    loud: true,
  });
