import { expect, test } from 'vitest';
import { matchesTitle } from './matches-title.ts';

test.each([
  ['plain', 'plain', true],
  ['plain', 'plainer', false],
  ['%s is %i', 'a crate is 4', true],
  ['%s is %i', 'a crate was 4', false],
  ['$name.first is refused', 'Ada is refused', true],
  ['at ${width} px', 'at 360 px', true],
  ['a sale of $123.45 (or 3 %)', 'a sale of $123.45 (or 3 %)', true],
  ['a sale of $123.45', 'a sale of $99.45', false],
])('"%s" may have run as "%s": %s', (name, title, expected) => {
  expect(matchesTitle(name, title)).toBe(expected);
});
