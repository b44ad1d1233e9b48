import { expect, test } from 'vitest';
import { chosenPort } from './port.ts';

test('the port is 8888 unless PORT names another', () => {
  expect(chosenPort('')).toBe(8888);
  expect(chosenPort('9000')).toBe(9000);
});

test.each(['0', '70000', '80.5', 'http'])('PORT=%s is refused in words', (value) => {
  expect(() => chosenPort(value)).toThrow(`PORT is "${value}"`);
});
