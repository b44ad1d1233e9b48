import { expect, test } from 'vitest';
import { namedRequirements, securityProblems } from './security.ts';

const about = (id: string, text: string, ...proven: readonly string[]) =>
  securityProblems(text, new Set(proven)).filter((problem) => problem.startsWith(id));

const notMet = (numbers: string, reason = 'Not yet.') => `## Not met\n\n| ${numbers} | ${reason} |\n`;

test('a requirement without a test or a row is told', () => {
  expect(about('1.2.1', '', '1.2.1')).toEqual([]);
  expect(about('1.2.1', notMet('1.2.1, 1.2.2'))).toEqual([]);
  expect(about('1.2.1', '')).toEqual(['1.2.1: it has neither a test nor a row']);
  expect(about('1.2.1', '## Other\n\n| 1.2.1 | Yes. |')).toHaveLength(1);
});

test('a requirement that is there twice is told', () => {
  const problem = ['1.2.1: it has a row, and another or a test'];
  expect(about('1.2.1', notMet('1.2.1'), '1.2.1')).toEqual(problem);
  expect(about('1.2.1', notMet('1.2.1, 1.2.1'))).toEqual(problem);
});

test('a number that the standard does not have is told', () => {
  const problem = ['1.2.99: the standard has no such number'];
  expect(about('1.2.99', notMet('1.2.99'))).toEqual(problem);
  expect(about('1.2.99', '', '1.2.99')).toEqual(problem);
});

test('a row without a reason is told', () =>
  expect(about('1.2.1', notMet('1.2.1', ''))).toEqual(['1.2.1: its row has no reason']));

test('a wrong count is told', () => {
  const text = notMet('1.2.1');
  expect(about('the count', text)).toContain('the count should say: 1 | 70 | 70 | 69 | 1 | 0 | 98%');
  expect(about('the count', `${text}\n| 1 | 70 | 70 | 69 | 1 | 0 | 98%     |`)).toHaveLength(1);
});

test('tests name requirements in a comment of its own line', () => {
  const file = "// ASVS: 1.2.4, 13.2.2\nimport 'x';\n  // ASVS: 5.3.2\n  test('// ASVS: 1.1.1', () => {});\n";
  expect(namedRequirements(file)).toEqual(['1.2.4', '13.2.2', '5.3.2']);
});
