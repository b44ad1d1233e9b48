import { expect, test } from 'vitest';
import { problemOf, readAlterations } from './alterations.ts';

test('each rule to be altered stands once where it is said to stand, and its tests exist', () => {
  const problems = readAlterations().flatMap((each) => {
    const problem = problemOf(each);
    return problem === null ? [] : [`${each.rule}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

test('an alteration whose text is gone, stands twice or has no test is told', () => {
  const sound = {
    rule: '',
    file: 'tools/root.ts',
    from: 'export const ROOT',
    to: 'const ROOT',
    tests: ['tools/checks/alterations.test.ts'],
  };
  const told = [
    {},
    { from: 'nowhere' },
    { from: 'ROOT'.slice(1) },
    { from: '/' },
    { to: sound.from },
    { tests: [] },
    { tests: ['tests/e2e/buy.spec.ts'] },
    { file: 'tools/gone.ts' },
  ].map((change) => problemOf({ ...sound, ...change }) !== null);
  expect(told).toEqual([false, true, false, true, true, true, true, true]);
});
