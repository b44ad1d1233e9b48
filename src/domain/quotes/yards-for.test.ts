import { expect, test } from 'vitest';
import { YARDS } from '../../business/yards.ts';
import { yardsFor } from './yards-for.ts';

test('hours are those of the chosen yard, and without a choice of any', () => {
  expect(yardsFor('newnan').map(({ id }) => id)).toEqual(['newnan']);
  expect(yardsFor('')).toEqual(YARDS);
  expect(yardsFor('macon')).toEqual([]);
});
