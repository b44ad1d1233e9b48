import { expect, test } from 'vitest';
import { numberKey } from './number-key.ts';

test.each([
  ['0009724', '9724'],
  ['009724', '9724'],
  ['9724', '9724'],
  ['A-0012', 'A-12'],
  ['GR0099', 'GR99'],
  ['10-0050', '10-50'],
  ['100200', '100200'],
  ['000', '0'],
  ['0', '0'],
  ['A0', 'A0'],
  ['', ''],
])('%j is compared as %s', (number, key) => expect(numberKey(number)).toBe(key));
