import { expect } from 'vitest';

/** Characters that cleaning removes; the database must not contain any of them. */
const UNCLEAN = /(?![\t\n])\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/u;

export function expectClean(text: string): void {
  expect(text).not.toMatch(UNCLEAN);
  expect(text).toBe(text.normalize('NFC').trim());
}
