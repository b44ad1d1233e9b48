import { expect, test } from 'vitest';
import { translatedEntry, translatedGrade } from './translated-text.ts';

test('in English a grade and an entry of the history read as they were written', () => {
  expect(translatedGrade('copper_wire', 'Bare Bright Copper', 'Cobre brillante')).toEqual({
    text: 'Bare Bright Copper',
  });
  expect(translatedEntry('Birthday bonus')).toEqual([{ text: 'Birthday bonus' }]);
});
