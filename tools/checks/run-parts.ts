import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { installPrograms } from './ensure-programs.ts';
import { type CheckOutcome, failedWith, readPartReport } from './outcome.ts';
import { PARTS } from './parts.ts';

interface PackageFile {
  readonly wireit: Readonly<Record<string, { readonly dependencies?: readonly string[] }>>;
}

export interface PartResult extends CheckOutcome {
  readonly title: string;
  readonly seconds: number;
  /** It passed before, and nothing it depends on has changed. */
  readonly isUnchanged: boolean;
}

interface RunPartsOptions {
  /** Shows no output. */
  readonly quiet?: boolean;
  /** Parts that run at the same time: as many as there are cores, unless given. */
  readonly atOnce?: number;
}

const { wireit: SCRIPTS } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as PackageFile;

/** The parts behind a wireit script: itself, or those that it groups. */
export const partsOf = (script: string): readonly string[] =>
  Object.hasOwn(PARTS, script) ? [script] : (SCRIPTS[script]?.dependencies ?? []).flatMap(partsOf);

/** wireit runs what has changed since it passed, `atOnce` parts at a time, and continues after failures. */
const runScript = (script: string, { quiet = false, atOnce = availableParallelism() }: RunPartsOptions) =>
  run('npm', ['run', '--silent', script], {
    quiet,
    isGroup: true,
    env: {
      WIREIT_CACHE: 'none',
      WIREIT_FAILURES: 'continue',
      WIREIT_LOGGER: 'simple',
      WIREIT_PARALLEL: String(atOnce),
    },
  });

function resultOf(name: string, since: number): PartResult {
  const title = PARTS[name]?.title ?? name;
  const report = readPartReport(name);
  if (report && report.startedAt >= since) return { ...report, title, isUnchanged: false };
  // wireit did not start it: either it is known to pass, or something it needs has failed.
  const needs = (SCRIPTS[name]?.dependencies ?? []).flatMap(partsOf);
  const failedNeeds = needs.filter((need) => readPartReport(need)?.failed !== 0);
  if (report?.failed === 0 && failedNeeds.length === 0) return { ...report, title, isUnchanged: true };
  const reason = failedNeeds.length > 0 ? `, as it needs ${failedNeeds.join(' and ')}` : '';
  return { ...failedWith(`It was not run${reason}.`), title, seconds: 0, isUnchanged: false };
}

/** Runs one wireit script and returns the result of each of its parts. */
export async function runParts(
  script: string,
  options: RunPartsOptions = {},
): Promise<readonly PartResult[]> {
  // All at once, and here, where sudo can still ask for a password: wireit's parts have no terminal.
  await installPrograms(partsOf(script).flatMap((name) => PARTS[name]?.needs ?? []));
  const since = Date.now();
  const { code, output } = await runScript(script, options);
  const results = partsOf(script).map((name) => resultOf(name, since));
  if (code === 0 || results.some(({ failed }) => failed > 0)) return results;
  return [
    ...results,
    { ...failedWith(output || 'wireit failed: see above.'), title: script, seconds: 0, isUnchanged: false },
  ];
}
