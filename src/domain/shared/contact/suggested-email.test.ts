import { expect, test } from 'vitest';
import { suggestedEmail } from './suggested-email.ts';

test.each([
  ['jane@gmail.con', 'jane@gmail.com'],
  ['jane@GMAIL.CON', 'jane@gmail.com'],
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmai.com', 'jane@gmail.com'],
  ['jane@gmaill.com', 'jane@gmail.com'],
  ['jane@yaho.com', 'jane@yahoo.com'],
  ['jane@hotmial.com', 'jane@hotmail.com'],
  ['jane@gmail.cmo', 'jane@gmail.com'],
  ['jane@gmail,com', 'jane@gmail.com'],
  ['Jane <jane@gmail.con>', 'jane@gmail.com'],
  ['jane@scrapyard.con', 'jane@scrapyard.com'],
  ['jane@comcast.ner', 'jane@comcast.net'],
  ['jane@church.ogr', 'jane@church.org'],
])('%s is asked about as %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each([
  '',
  'jane',
  'jane@',
  'jane@gmail.com',
  'jane@mail.com',
  'jane@ymail.com',
  'jane@email.com',
  'jane@yahoo.com.mx',
  'jane@hotmail.es',
  'jane@outlook.es',
  'jane@example.co',
  'jane@con.example.com',
  'jane@gmail.con.example',
])('%s is not', (typed) => expect(suggestedEmail(typed)).toBeNull());

test.each(['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'])(
  'nothing is asked while %s is typed letter by letter',
  (domain) => {
    const typed = [...domain].map((_, index) => `jane@${domain.slice(0, index + 1)}`);
    expect(typed.map(suggestedEmail).filter(Boolean)).toEqual([]);
  },
);
