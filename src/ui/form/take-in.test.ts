import { expect, test } from 'vitest';
import { takeIn } from './take-in.ts';

const keyOf = (part: string) => part.charAt(0);
const LIST = ['a1', 'b1'];

test.each([
  ['nothing is typed', { parts: [] }, ['a1', 'b1'], null],
  ['a whole part joins the list', { parts: ['c1'] }, ['a1', 'b1', 'c1'], null],
  ['a changed part replaces its old self, in its place', { parts: ['a2'] }, ['a2', 'b1'], null],
  ['several parts are both', { parts: ['c1', 'b2'] }, ['a1', 'b2', 'c1'], null],
  ['what is not whole stops, and changes nothing', { fault: 'no weight' }, ['a1', 'b1'], 'no weight'],
] as const)('%s', (_, typed, list, fault) => {
  expect(takeIn<string, string>(LIST, typed, keyOf)).toEqual({ list, fault });
});
