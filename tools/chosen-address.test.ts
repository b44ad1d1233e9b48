import { expect, test } from 'vitest';
import { chosenHost, chosenPort } from './chosen-address.ts';

test.each([
  ['0.0.0.0', '0.0.0.0'],
  ['::1', '::1'],
  ['', undefined],
  ['a-machine', undefined],
])('HOST=%s means the address %s', (value, address) => {
  expect(chosenHost(value)).toBe(address);
});

test('the port is 8888 unless PORT names another', () => {
  expect(chosenPort('')).toBe(8888);
  expect(chosenPort('9000')).toBe(9000);
});

test.each(['0', '70000', '80.5', 'http'])('PORT=%s is refused in words', (value) => {
  expect(() => chosenPort(value)).toThrow(`PORT is "${value}"`);
});
