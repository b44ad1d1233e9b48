import { expect, test } from 'vitest';
import { testsIn } from './test-names.ts';

const FILE = `
  test('plain', () => {});
  it("in double quotes", async () => { await test.step('a step', () => {}); });
  test.each([['a', 1]])('%s is %i', () => {});
  test.each<[string]>(ROWS)(
    'on a line of its own',
    () => {},
  );
  for (const name of ['x']) test(\`\${name} of a loop\`, () => {});
  describe('a group', () => { test('in a group', () => {}); });
  test.describe('another group', () => { test.only('alone', () => {}); });
  test.skip('left out', () => {});
  test.todo('not written');
  other.test('of something else', () => {});
  // test('in a comment', () => {});
  const text = "test('in a text', () => {})";
  const generic = <T>(value: T) => test('after a generic', () => {});
`;

test('tests that run are found with their names as they are written, and nothing else', () => {
  expect(testsIn('a.test.ts', FILE).map(({ name }) => name)).toEqual([
    'plain',
    'in double quotes',
    '%s is %i',
    'on a line of its own',
    '${name} of a loop',
    'in a group',
    'alone',
    'after a generic',
  ]);
});

test('a test names what it proves in a comment above its statement', () => {
  const file = `
    // Why it matters.
    // Asked: 3, 14
    test('one', () => {});
    // Asked: 5
    for (const name of NAMES) test(\`\${name} of a loop\`, () => {});
    describe('a group', () => {
      // Asked: 6
      test('in a group', () => {});
      test('of nothing asked', () => {});
    });
  `;
  expect(testsIn('a.test.ts', file).map(({ asked }) => asked)).toEqual([[3, 14], [5], [6], []]);
});
