import { expect, test } from 'vitest';
import { isUuid } from './is-uuid.ts';

const ID = '0b8f6a52-94c3-4d0e-8a71-2f5d9be01c37';

test('only a lower-case UUID on its own is an id', () => {
  expect(isUuid(ID)).toBe(true);
  for (const text of [ID.toUpperCase(), `x${ID}`, `${ID}\n`, `${ID}0`, ID.slice(1), ''])
    expect([text, isUuid(text)]).toEqual([text, false]);
});
