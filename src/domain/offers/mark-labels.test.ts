import { expect, test } from 'vitest';
import { markLabels } from './mark-labels.ts';

const GRADES = [
  { metalType: 'brass', name: 'Red Brass', nameEs: 'Latón rojo (red brass)' },
  { metalType: 'zinc', name: 'Zinc', nameEs: null },
  { metalType: 'babbitt', name: 'Babbitt', nameEs: 'Babbitt' },
];

test.each([
  ['brass', 'Latón rojo (red brass)', undefined],
  ['brass', 'Red Brass', true],
  ['brass', 'El latón de la cerca', undefined],
  ['zinc', 'Zinc', true],
  ['babbitt', 'Babbitt', undefined],
  [null, 'Zinc', undefined],
])('of %s, “%s” is marked as English: %s', (metalType, label, isLabelEnglish) => {
  const line = { metalType, label, price: '1', unit: 'lb', weight: null } as const;
  expect(markLabels([line], GRADES)).toEqual([isLabelEnglish ? { ...line, isLabelEnglish } : line]);
});
