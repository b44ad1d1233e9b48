import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, failedWith, PASSED, type RanTest } from './outcome.ts';
import { BUILD, type Part } from './parts.ts';

/** No verdict on how fast a machine is: what takes so long will not end. */
const HANGS_AFTER_MS = 4 * 60 * 60_000;
const MOST_LINES = 200;

export interface PartResult extends CheckOutcome {
  readonly name: string;
  readonly seconds: number;
  /** What its tests counted (tests/support/count.ts). */
  readonly counts?: Readonly<Record<string, number>>;
}

/** A test in a runner's JSON report. */
interface Reported {
  readonly title: string;
  readonly status: string;
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Reported[] }[];
}

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

const RUNNERS = {
  vitest: {
    args: (file: string) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    read: ({ testResults }: VitestReport) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, status }) => ({ file: name, title, status })),
      ),
  },
  playwright: {
    args: () => ['--reporter=dot,json'],
    read: ({ config, suites }: PlaywrightReport) =>
      suites
        .flatMap(specsIn)
        .flatMap(({ title, file, tests }) =>
          tests.map(({ status }) => ({ file: resolve(config.rootDir, file), title, status })),
        ),
  },
} as const;

/** Vitest's words, then Playwright's, to which a flaky test has failed. */
const PASSED_AS = new Set(['passed', 'expected']);
const NOT_RUN = new Set(['skipped', 'pending', 'todo', 'disabled']);

/** Where Vitest, then Playwright begin to tell failures: what passed stands above. */
const FAILURES = /^.*⎯ (?:Failed|Unhandled|Startup)|^\s+1\) \[/m;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What the page showed as a journey failed, for people who only have the log. */
const shownBy = (output: string): readonly string[] =>
  [...output.matchAll(/Error Context: (\S.*\.md)/g)].slice(0, 3).flatMap(([, file = '']) => {
    const [, page = ''] = /```yaml\n(.*?)\n```/s.exec(textOf(resolve(ROOT, file))) ?? [];
    const main = page
      .slice(Math.max(0, page.indexOf('- main')))
      .replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '');
    return main === '' ? [] : [`The page showed (${file}):`, ...main.split('\n').slice(0, 15)];
  });

/** The failures that a runner told, or else its last lines. */
function toldBy(output: string): string {
  const text = stripVTControlCharacters(output).trim();
  const at = FAILURES.exec(text)?.index;
  const lines =
    at === undefined ? text.split('\n').slice(-40) : text.slice(at).split('\n').slice(0, MOST_LINES);
  return [...lines, ...shownBy(text)].join('\n');
}

function programOutcome(code: number, output: string): CheckOutcome {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const note = [...output.matchAll(/^Note: (.*)$/gm)].map(([, line]) => line).join('\n');
  const told = note === '' ? {} : { note };
  if (code === 0) return { ...PASSED, passed: Number(passed ?? 1), ...told };
  return {
    ...failedWith(toldBy(output)),
    passed: Number(passed ?? 0),
    failed: Number(failed ?? 0) || 1,
    ...told,
  };
}

type Test = RanTest & { readonly status: string };

/** A runner that broke, wrote no report or ran no test counts as one failure. */
function testsOutcome(tests: readonly Test[], code: number, output: string): CheckOutcome {
  const ran = tests.filter(({ status }) => !NOT_RUN.has(status));
  const passed = ran.filter(({ status }) => PASSED_AS.has(status)).length;
  const failed = Math.max(ran.length - passed, code !== 0 || ran.length === 0 ? 1 : 0);
  const none = ran.length === 0 ? '\nNo test was executed.' : '';
  return {
    passed,
    failed,
    output: failed > 0 ? toldBy(output) + none : '',
    ran: ran.map(({ file, title }) => ({ file: relative(ROOT, file), title })),
  };
}

/** What a runner reported; nothing where it was killed while it wrote. */
function testsIn(
  text: string,
  read: (report: VitestReport & PlaywrightReport) => readonly Test[],
): readonly Test[] {
  try {
    return read(JSON.parse(text) as VitestReport & PlaywrightReport);
  } catch {
    return [];
  }
}

/** Runs a part as a group of processes, all of which end with it. */
export async function runPart(
  { name, command, env = {} }: Part,
  { isShown = false, timeoutMs = HANGS_AFTER_MS } = {},
): Promise<PartResult> {
  const folder = join(ROOT, '.data', 'reports');
  const [tests, counts] = ['tests.json', 'counts'].map((kind) =>
    join(folder, `${name.replaceAll(/\W/g, '-')}.${kind}`),
  ) as [string, string];
  mkdirSync(folder, { recursive: true });
  for (const file of [tests, counts]) rmSync(file, { force: true });
  const [program = '', ...args] = command.split(' ');
  const runner = Object.hasOwn(RUNNERS, program) ? RUNNERS[program as keyof typeof RUNNERS] : undefined;
  const startedAt = performance.now();
  const { code, output, isLate } = await run(program, [...args, ...(runner?.args(tests) ?? [])], {
    quiet: true,
    isShown,
    isGroup: true,
    timeoutMs,
    env: {
      ...env,
      COUNTS_FILE: counts,
      ...(runner ? { PLAYWRIGHT_JSON_OUTPUT_FILE: tests } : {}),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const outcome = () => {
    if (isLate) return failedWith(`It was ended, as its time was over. Its last lines:\n${toldBy(output)}`);
    if (code === 127 && output === '') return failedWith(`There is no program ${program}. Run npm ci.`);
    if (!runner) return programOutcome(code, output);
    return testsOutcome(testsIn(textOf(tests), runner.read), code, output);
  };
  const counted = Object.groupBy(textOf(counts).split('\n').filter(Boolean), (what) => what);
  return {
    ...outcome(),
    name,
    seconds: (performance.now() - startedAt) / 1_000,
    counts: Object.fromEntries(Object.entries(counted).map(([what, all = []]) => [what, all.length])),
  };
}

/** Why a part is not run, if it is not. */
function hindrance({ isOnBuild }: Part, isBuilt: boolean, endsAt: number): string | undefined {
  if (isOnBuild && !isBuilt) return 'It was not run, as it needs the build.';
  if (Date.now() < endsAt) return undefined;
  return 'It was not begun: the parts before it took all the time that a slice has. Give those less to do in one (tests/support/effort.ts).';
}

/** Runs parts side by side, after the build if one of them reads it. A failure stops none but those that read a failed build. */
export async function runParts(
  parts: readonly Part[],
  { atOnce = availableParallelism(), endsAt = Number.POSITIVE_INFINITY } = {},
): Promise<readonly PartResult[]> {
  const results: PartResult[] = [];
  const add = (result: PartResult) => {
    console.log(lineOf(result));
    results.push(result);
    return result.failed === 0;
  };
  const isBuilt = !parts.some(({ isOnBuild }) => isOnBuild) || add(await runPart(BUILD));
  const waiting = [...parts];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const why = hindrance(next, isBuilt, endsAt);
      const options = { isShown: atOnce === 1, timeoutMs: Math.min(HANGS_AFTER_MS, endsAt - Date.now()) };
      add(
        why === undefined
          ? await runPart(next, options)
          : { ...failedWith(why), name: next.name, seconds: 0 },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

export const sumOf = (results: readonly PartResult[], count: 'passed' | 'failed') =>
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
