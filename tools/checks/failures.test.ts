import { expect, test } from 'vitest';
import { failuresInPlaywright, failuresInVitest, withFailures } from './failures.ts';

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
