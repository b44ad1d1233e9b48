import { expect, test } from 'vitest';
import { countPlaywright, toOutcome } from './count-tests.ts';

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
