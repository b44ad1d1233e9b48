import { expect, test } from 'vitest';
import { formatPhone, formatPhoneWhileTyping, toE164, usDigits } from './phone.ts';

test.each([
  '7705550142',
  '(770) 555-0142',
  '770.555.0142',
  '+1 770 555 0142',
  '1-770-555-0142',
  '+17705550142',
])('%s is one and the same number', (text) => {
  expect(usDigits(text)).toBe('7705550142');
  expect(toE164(text)).toBe('+17705550142');
  expect(formatPhone(text)).toBe('(770) 555-0142');
});

test.each(['', '555-0142', '27705550142', '770555014', '+44 20 7946 0958', 'call me'])(
  '%s is no US number and stays as it was written',
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
