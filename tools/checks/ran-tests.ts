import { relative, resolve } from 'node:path';
import { ROOT } from '../root.ts';
import type { RanTest } from './outcome.ts';

/** What Vitest's JSON reporter writes of its tests, as far as it is read here. */
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

/** What Playwright's JSON reporter writes of its tests, as far as it is read here. */
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

export const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const ranInPlaywright = ({ config, suites }: PlaywrightTests): readonly RanTest[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title }) => ({ file: relative(ROOT, resolve(config.rootDir, file)), title }));
