// ASVS: 1.1.1
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';
import { email, line, METAL_TYPE, optionalEmail, paragraph } from './text.ts';

// Asked: 238
test.each([
  ['surrounding space', '  copper  ', 'copper'],
  ['a NUL and other controls', 'cop\u0000p\u0007er\u0085', 'copper'],
  ['zero-width characters', 'co\u200Bpp\u200Der\uFEFF', 'copper'],
  ['marks that turn the reading direction', '\u202Ecopper\u202C\u2066\u061C', 'copper'],
  ['a lone surrogate', 'copper\uD800', 'copper'],
  ['two spellings of one letter', 'cafe\u0301', 'caf\u00E9'],
  ['line ends of every kind', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('a whole emoji survives', () => {
  expect(cleanText('scrap 🚗')).toBe('scrap 🚗');
});

test('a line has no line breaks and single spaces', () => {
  expect(cleanLine(' old \n\t car ')).toBe('old car');
});

// Asked: 238
test.each([
  ['line', line(2, 5, 'too short'), 'a\u200B '],
  ['paragraph', paragraph(2, 5, 'too short'), '\u0000\n a \n'],
])('a %s is cleaned before its length is checked', (_, schema, text) => {
  const result = z.safeParse(schema, text);
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['too short']);
  expect(z.parse(schema, ' ab ')).toBe('ab');
  expect(z.safeParse(schema, ' abcdef ').error?.issues[0]?.message).toBe(
    'Please use at most 5 characters, 1 too many',
  );
});

const address = email(60, 'no address');

test.each([
  'ada.wright+scrap@example.com',
  "O'Brien@Example.COM",
  'smith&sons@example.com',
  'a/b@example.com',
  'x=y@example.com',
  'dave!@example.com',
  "obrien'@example.com",
  'info@example.xn--p1ai',
  'ada@mail.example.photography',
  'a@x.com',
  'a@3m.com',
  'a@x-y.example.com',
  'a@b2b4u.com',
])('%s is an email address', (text) => {
  expect(z.parse(address, ` mailto:${text}. `)).toBe(text);
});

test.each([
  '',
  'ada',
  'a@b',
  'a@@b.com',
  'a@b..com',
  'a@.com',
  'a@b.c',
  'a@-b.com',
  'a@1.2.3.4',
  'a b@x.com',
  'a@b.com, c@d.com',
  'a,b@example.com',
  '李@example.com',
  'a@b-.com',
  'a@exa_mple.com',
  'a@exämple.com',
  'a@example.com-',
  'a@example.co/',
  'a@example.c_m',
  `${'a'.repeat(60)}@example.com`,
])('"%s" is no email address', (text) => {
  expect(z.safeParse(address, text).error?.issues[0]?.message).toBe('no address');
});

test('an email address that may be left out is empty or right', () => {
  const schema = optionalEmail(60, 'no address');
  expect(z.parse(schema, undefined)).toBe('');
  expect(z.parse(schema, '  ')).toBe('');
  expect(z.parse(schema, ' Ada <ada@example.com>, ')).toBe('ada@example.com');
  expect(z.safeParse(schema, ',').success).toBe(false);
  expect(z.safeParse(schema, 'ada').error?.issues[0]?.message).toBe('no address');
});

test.each(['a', 'copper_wire', 'no1_copper', `a${'0'.repeat(59)}`])('%s can be the key of a grade', (key) =>
  expect(key).toMatch(METAL_TYPE),
);

test.each([
  '',
  '1copper',
  '_copper',
  'Copper',
  'copper wire',
  ' copper',
  'copper-wire',
  'cobré',
  'a'.repeat(61),
])('"%s" cannot', (key) => expect(key).not.toMatch(METAL_TYPE));
