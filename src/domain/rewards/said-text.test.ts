import { expect, test } from 'vitest';
import { saidEntry, saidGrade } from './said-text.ts';

test('in English a grade and an entry of the history read as they were written', () => {
  expect(saidGrade('copper_wire', 'Bare Bright Copper', 'Cobre brillante')).toEqual({
    text: 'Bare Bright Copper',
  });
  expect(saidEntry('Birthday bonus')).toEqual([{ text: 'Birthday bonus' }]);
});
