import { expect, test } from 'vitest';
import { securityProblems } from './security.ts';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const about = (id: string, text: string, isThere = true) =>
  securityProblems(text, () => isThere).filter((problem) => problem.startsWith(id));

test('an id that is missing, there twice, or not on the list is told', () => {
  const once = row('v5.0.0-1.2.1', '1', 'Encoding', 'met', 'React');
  expect(about('v5.0.0-1.2.1', once)).toEqual([]);
  expect(about('v5.0.0-1.2.1', '')).toEqual(['v5.0.0-1.2.1 1: it is missing']);
  expect(about('v5.0.0-1.2.1', `${once}\n${once}`)).toEqual(['v5.0.0-1.2.1 1: it is there twice']);
  expect(about('v5.0.0-1.2.1 2', once.replace('| 1 |', '| 2 |'))).toEqual([
    'v5.0.0-1.2.1 2: the list has no such id at this level',
  ]);
});

test('a row without a reason, or with a state of its own, is told', () => {
  for (const cells of [
    ['met', ''],
    ['almost', 'React'],
  ])
    expect(about('v5.0.0-1.2.1:', row('v5.0.0-1.2.1', '1', 'Encoding', ...cells))).toHaveLength(1);
});

test('a file or test that is not there is told', () => {
  const where = '`src/a.ts`; `tests/a.test.ts`: `it works`, and `a phrase`';
  const text = row('v5.0.0-1.2.1', '1', 'Encoding', 'met', where);
  expect(about('v5.0.0-1.2.1:', text)).toEqual([]);
  expect(about('v5.0.0-1.2.1:', text, false)).toEqual([
    'v5.0.0-1.2.1: src/a.ts is not there',
    'v5.0.0-1.2.1: tests/a.test.ts is not there',
    'v5.0.0-1.2.1: tests/a.test.ts › it works is not there',
    'v5.0.0-1.2.1: tests/a.test.ts › a phrase is not there',
  ]);
});

test('a wrong count is told', () => {
  const text = row('v5.0.0-1.2.1', '1', 'Encoding', 'met', 'React');
  expect(about('the count', text)).toContain('the count should say: 1 | 1 | 1 | 1 | 0 | 0 | 100%');
  expect(about('the count', `${text}\n${row('1', '1', '1', '1', '0', '0', '100%')}`)).toHaveLength(1);
});
