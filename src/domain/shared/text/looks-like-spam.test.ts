import { expect, test } from 'vitest';
import { looksLikeSpam } from './looks-like-spam.ts';

test.each([
  [{ website: '', filledInMs: 2_000 }, false],
  [{ website: '', filledInMs: 1_999 }, true],
  [{ website: '' }, false],
  [{ website: 'x', filledInMs: 9_000 }, true],
])('%j looks like spam: %s', (filledIn, isSpam) => {
  expect(looksLikeSpam(filledIn, 2_000)).toBe(isSpam);
});
