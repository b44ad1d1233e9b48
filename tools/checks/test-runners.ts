import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import type { Check } from './check.ts';
import { countPlaywright, countVitest, toOutcome, type Counts } from './count-tests.ts';

interface Runner<Report> {
  readonly name: string;
  readonly command: string;
  readonly args: (reportFile: string) => readonly string[];
  readonly env?: (reportFile: string) => Readonly<Record<string, string>>;
  readonly count: (report: Report) => Counts;
  /** Shows its progress instead of keeping it for a failure. */
  readonly loud?: boolean;
}

const runnerCheck = <Report>({ name, command, args, env, count, loud = false }: Runner<Report>): Check => ({
  name,
  async run() {
    const directory = await mkdtemp(join(tmpdir(), 'report-'));
    const file = join(directory, 'report.json');
    try {
      const { code, output } = await run(command, args(file), { quiet: !loud, env: env?.(file) ?? {} });
      const counts = await readFile(file, 'utf8').then(
        (text) => count(JSON.parse(text) as Report),
        () => undefined,
      );
      return toOutcome(counts, code, output);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
});

/** One project of vitest.config.ts. */
export const vitestCheck = (name: string, project: string, { loud = false } = {}): Check =>
  runnerCheck({
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
    loud,
  });

export const playwrightCheck = (name: string): Check =>
  runnerCheck({
    name,
    command: 'playwright',
    args: () => ['test'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
    loud: true,
  });
