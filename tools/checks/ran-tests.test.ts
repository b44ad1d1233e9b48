import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { ranInPlaywright, ranInVitest } from './ran-tests.ts';

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
