import { expect, test } from 'vitest';
import { plainPunctuation, searchKey } from './search-key.ts';

test.each([
  ["O'Brien", 'O’Brien', 'O‘Brien', 'OʼBrien', 'Oʻbrien', 'O´Brien', 'O`Brien', "o'BRIEN", 'OBrien'],
  ['Smith-Jones', 'Smith‐Jones', 'Smith‑Jones', 'Smith–Jones', 'smith—jones', 'SMITH - JONES', 'Smith Jones'],
  ['García', 'garcia', 'GARCÍA', 'Garci\u0301a'],
  ['Đặng', 'dang'],
  ['İpek', 'ipek', 'Ipek'],
  ['Strauß', 'strauss', 'STRAUẞ'],
  ['ΠΑΠΑΣ', 'παπας', 'Παπάς'],
  ['Garcia, Maria', 'garcia maria'],
  ['St. John', 'st john'],
])('%s is said as %s', (name, ...others) => {
  expect(new Set([name, ...others].map(searchKey))).toEqual(new Set([searchKey(name)]));
});

test('other names stay apart, and signs alone say nothing', () => {
  expect(searchKey('Muñoz')).not.toBe(searchKey('Munez'));
  expect(['', "'", ' – '].map(searchKey)).toEqual(['', '', '']);
});

test('an email address keeps its signs, as keyboards type them', () => {
  expect(plainPunctuation('o’brien–x@example.com')).toBe("o'brien-x@example.com");
});
