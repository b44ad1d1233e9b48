import { expect, test } from 'vitest';
import { chooseEncoding, matchesEtag } from './serve-static.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  [undefined, false],
])('If-None-Match %s against "a" is %s', (value, matches) => {
  expect(matchesEtag(value, '"a"')).toBe(matches);
});
