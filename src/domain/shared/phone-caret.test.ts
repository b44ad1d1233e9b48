import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';
import { typePhone } from './phone-caret.ts';

/** "|" marks the caret. */
const type = (marked: string): string => {
  const { text, caret } = typePhone(marked.replace('|', ''), marked.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test.each([
  ['7|', '(7|'],
  ['(7705|', '(770) 5|'],
  ['(770) 5550|', '(770) 555-0|'],
  ['+1 770 555 0142|', '(770) 555-0142|'],
  ['17705550142|', '(770) 555-0142|'],
  ['(770) 555-01429|', '(770) 555-0142|'],
])('at the end: %s becomes %s', (typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test.each([
  ['a digit put in', '(7790|) 555-014', '(779) 0|55-5014'],
  ['a digit taken out', '(77|) 555-0142', '(77|5) 550-142'],
  ['a separator taken out', '(770)| 555-0142', '(770|) 555-0142'],
  ['everything before the caret taken out', '|5550142', '|(555) 014-2'],
  ['a country code in front', '+1| 770 555 0142', '|(770) 555-0142'],
])('in the middle: %s', (_, typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test('a separator that was deleted at the end does not come back', () => {
  expect(type('(770) |')).toBe('(770|');
  expect(type('|')).toBe('|');
});

test('another format leaves the caret behind its digit too', () => {
  expect(typePhone('7705550142', 3, formatPhone)).toEqual({ text: '(770) 555-0142', caret: 4 });
  expect(typePhone('(770) 555', 9, formatPhone)).toEqual({ text: '(770) 555', caret: 9 });
});
