import { expect, test } from 'vitest';
import { cleanEmail } from './typed-email.ts';

test.each([
  'jane@example.com.',
  'jane@example.com,',
  'jane@example.com;',
  'mailto:jane@example.com',
  'MAILTO:jane@example.com?subject=Offer%20for%20cars@work',
  '<jane@example.com>',
  '<mailto:jane@example.com>',
  '(jane@example.com)',
  '"jane@example.com"',
  "'jane@example.com'",
  'Jane Doe <jane@example.com>',
  'Doe, Jane <jane@example.com>;',
  '“Jane” <mailto:jane@example.com>.',
  'jane@example.com <jane@example.com>',
  'Jane@Example.com <mailto:jane@example.com>',
  '\u200Bjane@example.com\u00A0',
])('%j is kept as jane@example.com', (copied) => expect(cleanEmail(copied)).toBe('jane@example.com'));

test.each([
  'jane@example.com, joe@example.com',
  'jane@example.com joe@example.com',
  'joe@example.com <jane@example.com>',
  'Jane <jane@example.com>, Joe <joe@example.com>',
  '<jane@example.com> <joe@example.com>',
  'mailto:jane@example.com,joe@example.com',
  'a@b..com',
  'a@b..com.',
  'a b@x.com',
  'Jane Doe jane@example.com',
  'jane@example',
  ',',
  '<>',
])('%j stays as it is, and is refused', (typed) => expect(cleanEmail(typed)).toBe(typed));

test.each(["'jane@example.com", 'obrien’@example.com', 'dave!@example.com'])(
  '%s keeps what belongs to the address',
  (typed) => expect(cleanEmail(`${typed}.`)).toBe(typed.replace('’', "'")),
);
