import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, failedWith, readPartReport } from './outcome.ts';

interface PackageFile {
  readonly wireit: Readonly<
    Record<string, { readonly command?: string; readonly dependencies?: readonly string[] }>
  >;
}

export interface PartResult extends CheckOutcome {
  readonly name: string;
  readonly seconds: number;
  /** It passed before, and nothing it depends on has changed. */
  readonly isUnchanged: boolean;
  readonly counts?: Readonly<Record<string, number>>;
}

interface RunPartsOptions {
  /** Shows no output. */
  readonly quiet?: boolean;
  /** Parts that run at the same time: as many as there are cores, unless given. */
  readonly atOnce?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const { wireit: SCRIPTS } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as PackageFile;

/** The parts behind a wireit script: itself, or those that it groups. */
export const partsOf = (script: string): readonly string[] =>
  SCRIPTS[script]?.command ? [script] : (SCRIPTS[script]?.dependencies ?? []).flatMap(partsOf);

/** wireit runs what has changed since it passed, `atOnce` parts at a time, and continues after failures. */
const runScript = (
  script: string,
  { quiet = false, atOnce = availableParallelism(), env = {} }: RunPartsOptions,
) =>
  run('npm', ['run', '--silent', script], {
    quiet: true,
    isShown: !quiet,
    isGroup: true,
    env: {
      ...env,
      RUNNER_PID: String(process.pid),
      WIREIT_CACHE: 'none',
      WIREIT_FAILURES: 'continue',
      WIREIT_LOGGER: 'simple',
      WIREIT_PARALLEL: String(atOnce),
    },
  });

function resultOf(name: string, since: number): PartResult {
  const report = readPartReport(name);
  if (report && report.startedAt >= since) return { ...report, name, isUnchanged: false };
  // wireit did not start it: either it is known to pass, or something it needs has failed.
  const needs = (SCRIPTS[name]?.dependencies ?? []).flatMap(partsOf);
  const failedNeeds = needs.filter((need) => readPartReport(need)?.failed !== 0);
  if (report?.failed === 0 && failedNeeds.length === 0) return { ...report, name, isUnchanged: true };
  const reason = failedNeeds.length > 0 ? `, as it needs ${failedNeeds.join(' and ')}` : '';
  return { ...failedWith(`It was not run${reason}.`), name, seconds: 0, isUnchanged: false };
}

/** Runs one wireit script and returns the result of each of its parts. */
export async function runParts(
  script: string,
  options: RunPartsOptions = {},
): Promise<readonly PartResult[]> {
  const since = Date.now();
  const { code, output } = await runScript(script, options);
  const results = partsOf(script).map((name) => resultOf(name, since));
  if (code === 0 || results.some(({ failed }) => failed > 0)) return results;
  const end = output.trim().split('\n').slice(-20).join('\n');
  return [
    ...results,
    { ...failedWith(end || 'wireit failed.'), name: script, seconds: 0, isUnchanged: false },
  ];
}
