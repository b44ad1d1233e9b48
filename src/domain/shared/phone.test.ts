import { expect, test } from 'vitest';
import { formatPhone, formatPhoneWhileTyping, toE164, typePhone, usDigits } from './phone.ts';

test.each([
  '7705550142',
  '(770) 555-0142',
  '770.555.0142',
  '+1 770 555 0142',
  '1-770-555-0142',
  '+17705550142',
])('%s is the same number in any spelling', (text) => {
  expect(usDigits(text)).toBe('7705550142');
  expect(toE164(text)).toBe('+17705550142');
  expect(formatPhone(text)).toBe('(770) 555-0142');
});

test.each(['', '555-0142', '27705550142', '770555014', '+44 20 7946 0958', 'call me'])(
  '%s is no US number and stays unchanged',
  (text) => {
    expect(usDigits(text)).toBeNull();
    expect(toE164(text)).toBeNull();
    expect(formatPhone(text)).toBe(text);
  },
);

test.each([
  ['', ''],
  ['7', '(7'],
  ['770', '(770'],
  ['7705', '(770) 5'],
  ['770555', '(770) 555'],
  ['7705550', '(770) 555-0'],
  ['7705550142', '(770) 555-0142'],
  ['77055501429', '(770) 555-0142'],
  ['+1 (770) 555-0142', '(770) 555-0142'],
  ['1770555014', '(177) 055-5014'],
  ['abc', ''],
])('while typing, %s shows as %s', (text, shown) => {
  expect(formatPhoneWhileTyping(text)).toBe(shown);
  expect(formatPhoneWhileTyping(text).length).toBeLessThanOrEqual(14);
});

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

test('a deleted separator at the end does not come back', () => {
  expect(type('(770) |')).toBe('(770|');
  expect(type('|')).toBe('|');
});

test('a custom format keeps the caret behind its digit too', () => {
  expect(typePhone('7705550142', 3, formatPhone)).toEqual({ text: '(770) 555-0142', caret: 4 });
  expect(typePhone('(770) 555', 9, formatPhone)).toEqual({ text: '(770) 555', caret: 9 });
});
