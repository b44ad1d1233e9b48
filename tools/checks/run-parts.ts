import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, readOutcome } from './outcome.ts';
import { BUILD, type Part } from './parts.ts';

const REPORTS = join(ROOT, '.data', 'reports');
const REMEMBERED = join(REPORTS, 'npm-test.json');

export interface PartResult extends CheckOutcome {
  readonly name: string;
  readonly seconds: number;
  /** What its tests counted (tests/support/count.ts). */
  readonly counted?: readonly string[];
}

/** Runs a part as a group of processes, all of which end with it. */
export async function runPart(
  { name, command, env = {} }: Part,
  { isShown = false } = {},
): Promise<PartResult> {
  const [program = '', ...args] = command.split(' ');
  const file = join(REPORTS, `${name.replaceAll(/\W/g, '-')}.counts`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const startedAt = Date.now();
  const { code, output } = await run(program, args, {
    quiet: true,
    isShown,
    isGroup: true,
    env: { ...env, COUNTS_FILE: file, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return {
    ...readOutcome(program, code, output),
    name,
    seconds: (Date.now() - startedAt) / 1_000,
    counted: existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [],
  };
}

/** Runs parts side by side, after the build if one of them reads it. A failure stops none but those that read a failed build. */
export async function runParts(
  parts: readonly Part[],
  { atOnce = availableParallelism() } = {},
): Promise<readonly PartResult[]> {
  const results: PartResult[] = [];
  const add = async (part: Part) => {
    const result = await runPart(part, { isShown: atOnce === 1 });
    console.log(lineOf(result));
    results.push(result);
  };
  if (parts.some(({ isOnBuild }) => isOnBuild)) await add(BUILD);
  const waiting = allPassed(results) ? [...parts] : parts.filter(({ isOnBuild }) => !isOnBuild);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await add(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** For the slice of the proof that CI runs after `npm test`. */
export const rememberResults = (results: readonly PartResult[], commit: string): void =>
  writeFileSync(REMEMBERED, JSON.stringify({ commit, results }));

export function rememberedResults(commit: string): readonly PartResult[] {
  if (!existsSync(REMEMBERED)) return [];
  const last = JSON.parse(readFileSync(REMEMBERED, 'utf8')) as { commit: string; results: PartResult[] };
  return last.commit === commit ? last.results : [];
}

const sumOf = (results: readonly PartResult[], count: 'passed' | 'failed') =>
  results.reduce((sum, result) => sum + result[count], 0);

export const allPassed = (results: readonly PartResult[]): boolean => sumOf(results, 'failed') === 0;

function lineOf({ name, seconds, passed, failed }: PartResult): string {
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '!';
  return `${mark} ${name.padEnd(24)} ${`${seconds.toFixed(1)} s`.padStart(9)}  ${counts}`.trimEnd();
}

/** The end of a long log, which is often all that is shown: each part's time, the failures with their output, and a total. */
export const tellResults = (results: readonly PartResult[], totalSeconds: number): string =>
  [
    '',
    ...results.map(lineOf),
    `in ${totalSeconds.toFixed(0)} s`,
    ...results.filter(({ failed }) => failed > 0).map(({ name, output }) => `\n✗ ${name}\n${output.trim()}`),
    ...results.flatMap(({ name, note }) => (note === undefined ? [] : [`\n! ${name}\n${note}`])),
    '',
    `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`,
  ].join('\n');
