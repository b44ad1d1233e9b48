import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  addressField,
  areDifferent,
  dayField,
  emailField,
  hoursField,
  listOf,
  phoneField,
  text,
  wholeNumber,
} from './fields.ts';

/** What the editor says of a value; nothing if it takes it. */
const saidOf = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const issue = z.safeParse(schema, value).error?.issues[0];
  return issue && [...issue.path, issue.message].join(': ');
};

const PHONE = 'Please enter a US phone number such as (770) 555-0142';
const ADDRESS = 'Please enter a web address that starts with https://';

test.each<[string, () => z.core.$ZodType, unknown, string | undefined]>([
  ['a phone number', () => phoneField('Phone'), '+17705550142', undefined],
  ['one with a digit less', () => phoneField('Phone'), '+1770555014', PHONE],
  ['one with a digit more', () => phoneField('Phone'), '+177055501421', PHONE],
  ['one of another country', () => phoneField('Phone'), '+27705550142', PHONE],
  ['one that the server has not rewritten', () => phoneField('Phone'), '+1 7705550142', PHONE],
  ['one after something else', () => phoneField('Phone'), 'tel:+17705550142', PHONE],
  ['no phone number', () => phoneField('Phone'), undefined, 'Please fill this in'],
  ['an email address', () => emailField('Email'), 'yard@example.com', undefined],
  ['none', () => emailField('Email'), 'yard', 'Please enter an email address'],
  ['a web address', () => addressField('Link'), 'https://example.com/a', undefined],
  ['one without encryption', () => addressField('Link'), 'http://example.com', ADDRESS],
  ['one with a space', () => addressField('Link'), 'https://example.com/a b', ADDRESS],
  ['one after something else', () => addressField('Link'), 'see https://example.com', ADDRESS],
  ['one without a host', () => addressField('Link'), 'https://', ADDRESS],
  ['a day', () => dayField('Day'), '2026-11-24', undefined],
  ['the first day that counts', () => dayField('Day'), '1900-01-01', undefined],
  ['a slip in the year', () => dayField('Day'), '0206-11-24', 'Please check the year'],
  ['a day that does not exist', () => dayField('Day'), '2026-11-31', 'Please choose a day'],
  ['the least number', () => wholeNumber(2, 9, { title: 'N' }), 2, undefined],
  ['the greatest', () => wholeNumber(2, 9, { title: 'N' }), 9, undefined],
  ['too small a number', () => wholeNumber(2, 9, { title: 'N' }), 1, 'Please enter 2 or more'],
  ['too great a number', () => wholeNumber(2, 9, { title: 'N' }), 10, 'Please enter 9 or less'],
  ['half a number', () => wholeNumber(2, 9, { title: 'N' }), 2.5, 'Please enter a whole number'],
  ['a text as long as it may be', () => text(3, { title: 'T' }), 'abc', undefined],
  ['a longer one', () => text(3, { title: 'T' }), 'abcd', 'Please use at most 3 characters'],
  ['an empty one', () => text(3, { title: 'T' }), '', 'Please fill this in'],
  ['a short list', () => listOf(z.string(), 1, 2, { title: 'L' }), [], 'Please enter at least 1'],
  ['a long list', () => listOf(z.string(), 1, 2, { title: 'L' }), ['', '', ''], 'Please enter at most 2'],
  ['a list', () => listOf(z.string(), 1, 2, { title: 'L' }), ['', ''], undefined],
])('%s', (_, schema, value, said) => expect(saidOf(schema(), value)).toBe(said));

test.each([
  ['07:00', '19:00', 'fine'],
  ['08:15', '16:45', 'fine'],
  ['06:45', '16:00', /^opens: Please stay within 7:00 AM-7:00 PM/],
  ['08:00', '19:15', /^closes: Please stay within 7:00 AM-7:00 PM/],
  ['08:10', '16:00', /^opens: Please choose a time$/],
  ['08:00', '24:00', /^closes: Please choose a time$/],
  ['08:00', '08:00', /^closes: Closing time must be after opening time$/],
  ['16:00', '08:00', /^closes: Closing time must be after opening time$/],
])('a yard that opens at %s and closes at %s: %s', (opens, closes, said) =>
  expect(saidOf(hoursField('Weekdays'), { opens, closes }) ?? 'fine').toMatch(said),
);

const shown = (schema: z.core.$ZodType) => z.globalRegistry.get(schema);

test('the editor shows a title over each field, and a hint where there is one', () => {
  expect(shown(hoursField('Saturday'))).toEqual({ title: 'Saturday' });
  expect(shown(hoursField('Sunday', 'Leave it out'))).toEqual({
    title: 'Sunday',
    description: 'Leave it out',
  });
  expect(shown(phoneField('Phone'))).toMatchObject({ title: 'Phone' });
  expect(shown(dayField('Day'))).toEqual({ title: 'Day' });
});

test.each([
  [['a', 'b'], true],
  [['a', 'b', 'a'], false],
  [[], true],
])('%j are all different: %s', (values, is) => expect(areDifferent(values)).toBe(is));
