// ASVS: 16.2.5
import { expect, test } from 'vitest';
import { describeError, originOf } from './log.ts';

const cause = Object.assign(new Error('Key (phone)=(+17705550199) exists'), {
  code: '23505',
  constraint: 'once',
});
const error = new TypeError('params: ada@example.com', { cause });

// Asked: 228
test('an error is told by its names and codes, never by its words', () => {
  expect(describeError(error)).toBe('TypeError < Error 23505 once');
  expect(describeError('ada@example.com')).toBe('string');
});

test('its origin is the place where the first of them was thrown', () => {
  expect(originOf(error)).toContain('log.test.ts');
  expect(originOf(error)).not.toContain('phone');
});
