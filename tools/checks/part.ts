import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns, run, type Run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, failedWith, PASSED, reportFile, writePartReport } from './outcome.ts';
import { type PlaywrightReport, playwrightTests, type TestsReport, testsOutcome } from './test-reports.ts';

// `node tools/checks/part.ts <name> <minutes> <command …>` runs a command as a part of `npm test` or `npm run proof` (package.json),
// ends it when its minutes are over, and leaves a report. A command of more than five minutes shows what it does.
const [name = '', minutes = '', command = '', ...args] = process.argv.slice(2);

let isEnded = false;
onShutdown(() => {
  isEnded = true;
  return endRuns();
}, 130);
// The runner may be killed without a signal that reaches us.
const { RUNNER_PID } = process.env;
const endWithRunner = () => {
  try {
    process.kill(Number(RUNNER_PID), 0);
  } catch {
    process.kill(process.pid, 'SIGTERM');
  }
};
if (RUNNER_PID) setInterval(endWithRunner, 1_000).unref();

/** What a slice of the proof has left, if that is less. */
const left = (Number(process.env['SLICE_ENDS_AT'] || Infinity) - Date.now()) / 60_000;
const mostMinutes = Math.min(Number(minutes), left);

const [tests, counts] = [reportFile(name, '.tests.json'), reportFile(name, '.counts')];
for (const file of [tests, counts]) rmSync(file, { force: true });

const RUNNERS = {
  vitest: {
    args: ['--reporter=dot', `--reporter=${join(ROOT, 'tools/checks/vitest-reporter.ts')}`],
    read: (report: unknown) => report as TestsReport,
  },
  playwright: {
    args: ['--reporter=line,json'],
    read: (report: unknown) => playwrightTests(report as PlaywrightReport),
  },
} as const;
const runner = Object.hasOwn(RUNNERS, command) ? RUNNERS[command as keyof typeof RUNNERS] : undefined;

/** The end of what it wrote, where nothing says which lines matter. */
const endOf = (output: string) => output.trim().split('\n').slice(-40).join('\n');

function programOutcome({ code, output }: Run): CheckOutcome {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const note = [...output.matchAll(/^Note: (.*)$/gm)].map(([, line]) => line).join('\n');
  const told = note === '' ? {} : { note };
  if (code === 0) return { ...PASSED, ...(passed ? { passed: Number(passed) } : {}), ...told };
  const all = failedWith(endOf(output) || `${command} ended with ${code} and said nothing.`);
  return failed && failed !== '0' ? { ...all, passed: Number(passed), failed: Number(failed), ...told } : all;
}

function lateOutcome(output: string): CheckOutcome {
  const why =
    left < Number(minutes)
      ? `as much as its slice had left. Give ${name} less to do in a slice (tests/support/effort.ts, tools/checks/slices.ts)`
      : `which is more than it ever takes. Run it alone to see where it hangs: npm run ${name}`;
  return failedWith(
    `${name} was stopped after ${mostMinutes.toFixed(1)} minutes, ${why}.\nIts last lines:\n${endOf(output)}`,
  );
}

function outcomeOf(ended: Run, report: TestsReport | undefined): CheckOutcome {
  const { code, output, isLate } = ended;
  if (isLate) return lateOutcome(output);
  if (code === 127 && output === '')
    return failedWith(`${name} could not start, as there is no program ${basename(command)}. Run npm ci.`);
  return runner ? testsOutcome(report, code, endOf(output)) : programOutcome(ended);
}

/** What tests counted, in their runner's report or line by line in a file (tests/support/count.ts). */
function counted(report: TestsReport | undefined): Readonly<Record<string, number>> {
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trimEnd().split('\n') : [];
  const times = Object.entries(Object.groupBy([...lines, ...(report?.counted ?? [])], (what) => what));
  return Object.fromEntries(times.map(([what, all = []]) => [what, all.length]));
}

const startedAt = Date.now();
// Stays if this process is killed.
const unfinished = failedWith(`${name} was ended from outside before it had a result: run it again.`);
writePartReport(name, { ...unfinished, startedAt, seconds: 0 });
const ended = await run(command, [...args, ...(runner?.args ?? [])], {
  quiet: true,
  isShown: Number(minutes) > 5,
  isGroup: true,
  timeoutMs: mostMinutes * 60_000,
  env: {
    COUNTS_FILE: counts,
    TESTS_FILE: tests,
    PLAYWRIGHT_JSON_OUTPUT_FILE: tests,
    ASTRO_TELEMETRY_DISABLED: '1',
  },
});
const report = runner && existsSync(tests) ? runner.read(JSON.parse(readFileSync(tests, 'utf8'))) : undefined;
const outcome = outcomeOf(ended, report);
const seconds = (Date.now() - startedAt) / 1_000;
if (!isEnded) writePartReport(name, { ...outcome, startedAt, seconds, counts: counted(report) });
if (outcome.failed > 0) console.error(outcome.output);
process.exit(outcome.failed === 0 ? 0 : 1);
