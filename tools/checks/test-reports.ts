import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../root.ts';
import type { CheckOutcome, RanTest } from './outcome.ts';

/** What Vitest's JSON reporter writes about its tests, as far as we read it. */
export interface VitestTests {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName?: string;
      readonly status: string;
      readonly results?: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes about its tests, as far as we read it. */
export interface PlaywrightTests {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const EXECUTED_BY_VITEST = new Set(['passed', 'failed']);

export const ranInVitest = ({ testResults }: VitestTests): readonly RanTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => EXECUTED_BY_VITEST.has(status))
      .map(({ title }) => ({ file: relative(ROOT, name), title })),
  );

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const ranInPlaywright = ({ config, suites }: PlaywrightTests): readonly RanTest[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title }) => ({ file: relative(ROOT, resolve(config.rootDir, file)), title }));

/** Each failed test with its messages. */
export const failuresInVitest = ({ testResults }: VitestTests): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages = [] }) => [`${name}: ${title}`, ...failureMessages].join('\n')),
  );

/** Each failed test with its width and errors. */
export const failuresInPlaywright = ({ suites }: PlaywrightTests): readonly string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results = [] }) =>
          [
            `${file}: ${title} (${projectName})`,
            ...results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
          ].join('\n'),
        ),
    );

/** Only the failures if there are any, so that they end a long log; otherwise the runner's output. */
export const withFailures = (outcome: CheckOutcome, failures: readonly string[]): CheckOutcome =>
  failures.length === 0 ? outcome : { ...outcome, output: stripVTControlCharacters(failures.join('\n\n')) };

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest's JSON reporter writes, as far as we read it. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** What Playwright's JSON reporter writes, as far as we read it. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export const countVitest = ({ numPassedTests, numFailedTests }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** A flaky test counts as failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** A runner that crashed or ran no tests counts as one failure. */
export function toOutcome(counts: Counts | undefined, exitCode: number, output: string): CheckOutcome {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test was executed.` };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, output };
}
