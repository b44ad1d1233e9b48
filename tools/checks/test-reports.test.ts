import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import {
  ranInPlaywright,
  ranInVitest,
  failuresInPlaywright,
  failuresInVitest,
  withFailures,
  countPlaywright,
  toOutcome,
} from './test-reports.ts';

const specOf = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'a.spec.ts',
  tests: statuses.map((status) => ({ status })),
});

test('of Vitest’s report those that passed or failed have run', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'todo', 'pending'].map((status) => ({
    title: status,
    status,
  }));
  const file = 'tests/api/a.test.ts';
  expect(ranInVitest({ testResults: [{ name: join(ROOT, file), assertionResults }] })).toEqual([
    { file, title: 'passed' },
    { file, title: 'failed' },
  ]);
});

test('of Playwright’s report those that ran at one width at least have run, in groups too', () => {
  const report = {
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [
      { specs: [specOf('one', 'skipped', 'expected')], suites: [{ specs: [specOf('two', 'unexpected')] }] },
      { specs: [specOf('three', 'skipped')] },
    ],
  };
  expect(ranInPlaywright(report)).toEqual([
    { file: 'tests/e2e/a.spec.ts', title: 'one' },
    { file: 'tests/e2e/a.spec.ts', title: 'two' },
  ]);
});

test('of Vitest’s report each failed test is told with its messages', () => {
  const assertionResults = [
    { title: 'one', status: 'passed', failureMessages: [] },
    { title: 'two', status: 'failed', failureMessages: ['expected 1', 'expected 2'] },
  ];
  expect(failuresInVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
    'a.test.ts: two\nexpected 1\nexpected 2',
  ]);
});

test('of Playwright’s report each failed width is told with its errors, in groups too', () => {
  const results = [{ errors: [{ message: 'not visible' }] }];
  const tests = [
    { projectName: 'phone', status: 'unexpected', results },
    { projectName: 'desktop', status: 'expected', results: [] },
  ];
  const specs = [{ title: 'one', file: 'a.spec.ts', tests }];
  expect(
    failuresInPlaywright({ config: { rootDir: '/' }, suites: [{ specs: [], suites: [{ specs }] }] }),
  ).toEqual(['a.spec.ts: one (phone)\nnot visible']);
});

test('the failures replace what the runner wrote, without its colours', () => {
  const outcome = { passed: 0, failed: 1, output: 'the log' };
  expect(withFailures(outcome, ['\u001B[31mred\u001B[39m']).output).toBe('red');
  expect(withFailures(outcome, [])).toBe(outcome);
});

test.each([
  ['all passed', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['some failed', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['the runner broke outside its tests', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['no test was executed', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['the runner wrote no report', undefined, 1, { passed: 0, failed: 1 }],
])('%s', (_, counts, exitCode, expected) => {
  expect(toOutcome(counts, exitCode, '')).toMatchObject(expected);
});

test('a test that passed only at the second try has failed', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 4,
    failed: 3,
  });
});
