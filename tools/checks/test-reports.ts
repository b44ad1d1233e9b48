import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../root.ts';
import type { CheckOutcome, RanTest } from './outcome.ts';

interface PlaywrightError {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

interface PlaywrightResult {
  readonly errors: readonly PlaywrightError[];
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName?: string;
      readonly status: string;
      /** What its fixtures counted, among others. */
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results?: readonly PlaywrightResult[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes, as far as we read it. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  /** Why it failed outside its tests. */
  readonly errors?: readonly PlaywrightError[];
}

export interface Result {
  readonly ran: RanTest;
  /** Of its groups, from the outermost. */
  readonly groups: readonly string[];
  /** The width, where there are several. */
  readonly width?: string | undefined;
  readonly hasPassed: boolean;
  readonly messages: readonly string[];
}

/** What a runner reported about its tests. */
export interface TestsReport {
  readonly results: readonly Result[];
  /** What went wrong outside of tests. */
  readonly broken: readonly string[];
  /** What was counted, in the words of tools/checks/budgets.json, once for each. */
  readonly counted?: readonly string[];
}

const MOST_CHARACTERS = 1_500;
const PACKAGE_FRAME = /^\s+at .*(?:node_modules|node:|<anonymous>)/;

/** A message as people read it: without colors and the frames of packages, and no longer than a screen. */
function readable(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const text = lines.filter((line) => !PACKAGE_FRAME.test(line)).join('\n');
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n…` : text;
}

const fullName = ({ ran: { file, title }, groups, width }: Result) =>
  `${[file, ...groups, title].join(' › ')}${width ? ` (${width})` : ''}`;

/**
 * Only the failures, if there are any, so that they end a long log. A runner that crashed or ran no test counts as one failure;
 * `report` is undefined if it wrote none.
 */
export function testsOutcome(
  report: TestsReport | undefined,
  exitCode: number,
  output: string,
): CheckOutcome {
  const { results, broken } = report ?? { results: [], broken: [] };
  const failures = results.filter(({ hasPassed }) => !hasPassed);
  const told = [
    ...failures.map((result) => [fullName(result), ...result.messages.map(readable)].join('\n')),
    ...broken.map(readable),
  ];
  if (told.length === 0 && results.length === 0) told.push(`${output}\nNo test was executed.`.trim());
  if (told.length === 0 && exitCode !== 0) told.push(output || 'The runner failed outside its tests.');
  return {
    passed: results.length - failures.length,
    failed: told.length,
    output: told.join('\n\n'),
    ran: results.map(({ ran }) => ran),
  };
}

const messageOf = (errors: readonly PlaywrightError[]) =>
  errors.map(({ message = '', location }) =>
    location ? `${message}\n    at ${relative(ROOT, location.file)}:${location.line}` : message,
  );

const MOST_LINES_OF_A_PAGE = 15;

/** What the page showed as its test failed, for people who only have the log. */
function shown({ attachments = [] }: PlaywrightResult): readonly string[] {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const [, snapshot] =
    /```yaml\n(.*?)\n```/s.exec(path && existsSync(path) ? readFileSync(path, 'utf8') : '') ?? [];
  if (snapshot === undefined) return [];
  const lines = snapshot.replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '').split('\n');
  const main = Math.max(
    lines.findIndex((line) => line.includes('- main')),
    0,
  );
  return [['The page showed:', ...lines.slice(main, main + MOST_LINES_OF_A_PAGE)].join('\n')];
}

/** The tests of a suite and its groups. The outermost suite is a file. */
const resultsIn = (
  { title = '', specs, suites = [] }: PlaywrightSuite,
  rootDir: string,
  above: readonly string[] | null,
): readonly Result[] => {
  const groups = above === null ? [] : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results = [] }) => ({
        ran: { file: relative(ROOT, resolve(rootDir, spec.file)), title: spec.title },
        groups,
        width: projectName,
        // A flaky test has failed.
        hasPassed: status === 'expected',
        messages: results.flatMap((result) => [...messageOf(result.errors), ...shown(result)]),
      })),
  );
  return [...own, ...suites.flatMap((suite) => resultsIn(suite, rootDir, groups))];
};

const countedIn = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
    .flatMap(({ type, description = '' }) =>
      /^\d+$/.test(description) ? Array<string>(Number(description)).fill(type) : [],
    ),
  ...suites.flatMap(countedIn),
];

export const playwrightTests = ({ suites, errors = [], config }: PlaywrightReport): TestsReport => ({
  results: suites.flatMap((suite) => resultsIn(suite, config.rootDir, null)),
  broken: messageOf(errors),
  counted: suites.flatMap(countedIn),
});
