import { expect, test } from 'vitest';
import { meantSigns } from './meant-signs.ts';

test.each([
  ['7K3QX-M9D2T', '7K3QXM9D2T'],
  [' 7k3qx m9d2t\n', '7K3QXM9D2T'],
  ['7k3qx—m9d2t', '7K3QXM9D2T'],
  ['iLo1-0OIl', '11010011'],
  ['', ''],
])('%j means %s', (typed, signs) => expect(meantSigns(typed)).toBe(signs));
