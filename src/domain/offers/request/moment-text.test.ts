import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';
import { momentTexts as spanish } from '../texts.es.ts';

test.each([
  ['2026-11-24T15:40:00Z', '10:40 AM tomorrow'],
  ['2026-11-23T21:30:00Z', '4:30 PM today'],
  ['2026-11-28T15:00:00Z', '10:00 AM on Saturday'],
  ['2026-11-30T15:00:00Z', '10:00 AM on November 30'],
  ['2026-11-20T15:00:00Z', '10:00 AM on November 20'],
])('%s is %s, seen on Monday', (at, text) => {
  expect(momentText(new Date(at), new Date('2026-11-23T15:40:00Z'))).toBe(text);
});

test('in Spanish one o’clock is singular', () => {
  expect(spanish.today('1:30 p. m.')).toBe('hoy a la 1:30 p. m.');
  expect(spanish.tomorrow('10:40 a. m.')).toBe('mañana a las 10:40 a. m.');
  expect(spanish.onDay('12:00 p. m.', 'lunes')).toBe('el lunes a las 12:00 p. m.');
});
