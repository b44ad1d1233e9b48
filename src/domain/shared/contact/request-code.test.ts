import { expect, test } from 'vitest';
import { idsOfCode, subjectAbout } from './request-code.ts';

const ID = '3f9a2c7e-9d55-4d2b-8c4d-5e6f7a8b9c0d';

test('a subject ends with the code of its request, which stands for ids that begin with it', () => {
  expect(subjectAbout(ID, 'Quote request')).toBe('Quote request (3F9A2C)');
  expect(idsOfCode('3F9A2C')).toEqual([
    '3f9a2c00-0000-0000-0000-000000000000',
    '3f9a2cff-ffff-ffff-ffff-ffffffffffff',
  ]);
  for (const text of ['3F9A2', '3F9A2CE', 'Wright', '']) expect(idsOfCode(text)).toBeNull();
});
