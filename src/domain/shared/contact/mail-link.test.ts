// ASVS: 1.2.2
import { expect, test } from 'vitest';
import { mailLink, quotedText } from './mail-link.ts';

test('an address and a subject cannot add a field to the draft', () => {
  expect(mailLink('a?bcc=x@y.example&c', { subject: 'Re: 5 % & more?\ncc: z' })).toBe(
    'mailto:a%3Fbcc%3Dx@y.example%26c?subject=Re%3A%205%20%25%20%26%20more%3F%0Acc%3A%20z',
  );
});

test('an address alone opens an empty draft', () => {
  expect(mailLink('smith&sons@b.example')).toBe('mailto:smith%26sons@b.example');
});

test('a message is quoted line by line, and cut where a mail program would', () => {
  expect(mailLink('a@b.example', { subject: 'Re', body: `\n\n${quotedText('one\ntwo')}` })).toBe(
    'mailto:a@b.example?subject=Re&body=%0D%0A%0D%0A%3E%20one%0D%0A%3E%20two',
  );
  expect(quotedText('x'.repeat(2_000))).toBe(`> ${'x'.repeat(800)}…`);
});

test('a sign of two halves is never cut in two', () => {
  const body = quotedText(`${'x'.repeat(799)}🚗 and more`);
  expect(decodeURIComponent(mailLink('a@b.example', { subject: 'Re', body }))).toContain('x🚗…');
});
