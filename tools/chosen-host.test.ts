import { expect, test } from 'vitest';
import { chosenHost } from './chosen-host.ts';

test.each([
  ['0.0.0.0', '0.0.0.0'],
  ['::1', '::1'],
  ['', undefined],
  ['a-machine', undefined],
])('HOST=%s means the address %s', (value, address) => {
  expect(chosenHost(value)).toBe(address);
});
