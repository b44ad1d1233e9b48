import { expect, test } from 'vitest';
import { allPassed, tellResults } from './tell-results.ts';

const lint = { name: 'lint', seconds: 1.24, passed: 1, failed: 0, output: '', isUnchanged: false };
const unit = {
  name: 'unit tests',
  seconds: 9,
  passed: 41,
  failed: 1,
  output: 'a.test.ts: one\n',
  isUnchanged: false,
};

test('each part is told with its time, what failed with what it said, and the last line adds all up', () => {
  const lines = tellResults([lint, { ...lint, name: 'format', isUnchanged: true }, unit], 10.2).split('\n');
  expect(lines[1]).toMatch(/^✓ lint +1\.2 s$/);
  expect(lines[2]).toMatch(/^✓ format +unchanged$/);
  expect(lines[3]).toMatch(/^✗ unit tests +9\.0 s {2}41 passed, 1 failed$/);
  expect(lines.slice(4)).toEqual([
    'in 10 s',
    '',
    '✗ unit tests',
    'a.test.ts: one',
    '',
    '43 passed, 1 failed',
  ]);
});

test('one failure of all is a failure', () => {
  expect([allPassed([lint]), allPassed([lint, unit])]).toEqual([true, false]);
});
