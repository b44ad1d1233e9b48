import { expect, test } from 'vitest';
import { formatPhone, formatPhoneWhileTyping, toE164, typePhone, usDigits } from './phone.ts';

// Asked: 135, 239
test.each([
  '7705550142',
  '(770) 555-0142',
  '(770)555-0142',
  '770.555.0142',
  '770/555-0142',
  '770 5550142',
  '770 555 01 42',
  '+1 770 555 0142',
  '1-770-555-0142',
  '+17705550142',
  '(+1) 770 555 0142',
  '001 770 555 0142',
  'tel:+1-770-555-0142',
  'tel:7705550142;ext=5',
  'Cell: 770-555-0142 (home)',
  '7705550142.0',
  '17705550142.00',
  '770-555-0142 x5',
  '770-555-0142 ext. 5',
  '770-555-0142 Extensión 770',
  '770-555-0142 #5',
  '\u202A\u200E+1 (770)\u00A0555‑0142\u202C',
  '770–555−0142\uFEFF',
  '７７０５５５０１４２',
])('%s is the same number in any spelling', (text) => {
  expect(usDigits(text)).toBe('7705550142');
  expect(toE164(text)).toBe('+17705550142');
  expect(formatPhone(text)).toBe('(770) 555-0142');
  expect(formatPhoneWhileTyping(text)).toBe('(770) 555-0142');
});

// Asked: 135
test.each([
  ['nothing', ''],
  ['seven digits', '555-0142'],
  ['eleven digits', '27705550142'],
  ['nine digits', '770555014'],
  ['nine digits behind a 1', '1770555014'],
  ['nine digits as a spreadsheet saves them', '770555014.0'],
  ['words', 'call me'],
  ['a number of Britain', '+44 20 7946 0958'],
  ['a number of Mexico', '+52 55 1234 5678'],
  ['a number of Mexico as it is dialed from here', '011 52 55 1234 5678'],
  ['a number of Mexico as Mexicans write it', '55 1234 5678'],
  ['a number of Guatemala', '+502 5123 4567'],
  ['a plus and ten digits', '+7705550142'],
  ['an area that begins with 0', '001 770 5550'],
  ['seven digits and an extension', '555-0103 ext 770'],
  ['seven digits and three more', '555-0103 / 770'],
  ['two numbers', '770-555-0103 / 678-555-0199'],
  ['two numbers, one as an extension', '770-555-0103 x6785550199'],
  ['two numbers with an extension between them', '770-555-0103 x5, 678-555-0199'],
  ['a number rounded by a spreadsheet', '1.77056E+10'],
  ['ten digits with an exponent', '7.705550103E9'],
  ['a letter within', '770-555-O142'],
])('%s: %s is no US number and stays unchanged', (_, text) => {
  expect(usDigits(text)).toBeNull();
  expect(toE164(text)).toBeNull();
  expect(formatPhone(text)).toBe(text);
});

// Asked: 122, 216
test.each([
  ['', ''],
  ['7', '(7'],
  ['770', '(770'],
  ['7705', '(770) 5'],
  ['770555', '(770) 555'],
  ['7705550', '(770) 555-0'],
  ['7705550142', '(770) 555-0142'],
  ['(770) 555-01429', '(770) 555-0142'],
  ['+1 (770) 555-0142', '(770) 555-0142'],
  ['(177) 055-501', '(177) 055-501'],
  ['abc', ''],
])('while typing, %s shows as %s', (text, shown) => {
  expect(formatPhoneWhileTyping(text)).toBe(shown);
  expect(formatPhoneWhileTyping(text).length).toBeLessThanOrEqual(14);
});

test.each([
  '+',
  '+1',
  '+52 55',
  '+52 55 1234 5678',
  '+502 5123 4567',
  '0052 55 1234 5678',
  '55 1234 5678',
  '(55) 1234-5678',
  '525512345678',
  '555-0103 ext 770',
  '555-0103 770',
  '770-555-0103 / 678-555-0199',
  '1770555014',
])('while typing, %s stays, because ten of its digits would be a number of somebody else', (text) => {
  expect(formatPhoneWhileTyping(text)).toBe(text);
  expect(usDigits(text)).toBeNull();
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
  ['the first digit put in', '7|(705) 550-142', '(7|70) 555-0142'],
  ['a country code in front', '+1| 770 555 0142', '|(770) 555-0142'],
  ['the code of another country', '+5|2 55 1234 5678', '+5|2 55 1234 5678'],
  ['a digit too many', '(7790|) 555-0142', '(7790|) 555-0142'],
])('in the middle: %s', (_, typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test.each(['17705550142', '1 770 555 0142', '1-770-555-0142', '1 (770) 555-0142'])(
  '%s can be typed, key by key',
  (keys) => {
    const shown = [...keys].reduce((text, key) => formatPhoneWhileTyping(text + key), '');
    expect(shown).toBe('(770) 555-0142');
  },
);

test('a page of text is no number, at once', () => {
  expect(usDigits('.'.repeat(60_000))).toBeNull();
});

test('a deleted separator at the end does not come back', () => {
  expect(type('(770) |')).toBe('(770|');
  expect(type('|')).toBe('|');
});

test('a custom format keeps the caret behind its digit too', () => {
  expect(typePhone('7705550142', 3, formatPhone)).toEqual({ text: '(770) 555-0142', caret: 4 });
  expect(typePhone('(770) 555', 9, formatPhone)).toEqual({ text: '(770) 555', caret: 9 });
});
