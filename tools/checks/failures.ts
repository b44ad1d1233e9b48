import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';
import { specsOf, type PlaywrightTests, type VitestTests } from './ran-tests.ts';

/** Each failed test by name, with what it said. */
export const failuresInVitest = ({ testResults }: VitestTests): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages = [] }) => [`${name}: ${title}`, ...failureMessages].join('\n')),
  );

/** Each failed test by name and width, with what it said at its last try. */
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

/** The failures alone, so that they stand at the end of a long log; without any, all that the runner wrote. */
export const withFailures = (outcome: Outcome, failures: readonly string[]): Outcome =>
  failures.length === 0 ? outcome : { ...outcome, output: stripVTControlCharacters(failures.join('\n\n')) };
