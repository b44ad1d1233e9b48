import { expect, test } from 'vitest';
import { timeTexts as spanishTimes } from '../shared/texts.es.ts';
import { generalSpanishHours, spanishHours } from './spanish-spoken.ts';
import { openingTexts as spanishTexts } from './texts.es.ts';

const weekdays = { opens: '08:00', closes: '16:00' };
const saturday = { opens: '08:00', closes: '12:30' };
const yard = { weekdays, saturday, sunday: null };
const morning = { opens: '08:00', closes: '12:00' };

test('the hours are read in the language of the page', () => {
  const spoken = { ...yard, spanish: { weekdays: morning, saturday } };
  expect(spanishHours(spoken)).toBe('Mon-Fri 8:00 AM-12:00 PM, Sat 8:00 AM-12:30 PM');
  expect(spanishHours({ ...yard, spanish: { weekdays, saturday: null } }, spanishTexts, spanishTimes)).toBe(
    'lun-vie 8:00\u00A0a.\u00A0m. a 4:00\u00A0p.\u00A0m.',
  );
});

test('where they are those of the yard, which stand beside it, they are not told twice', () => {
  const spoken = { ...yard, spanish: { weekdays, saturday } };
  expect(spanishHours(spoken)).toBe('all open hours');
  expect(spanishHours(spoken, spanishTexts, spanishTimes)).toBe('en todo el horario');
});

test.each([
  ['later', { ...weekdays, opens: '09:00' }, 'Mon-Fri 9:00 AM-4:00 PM, Sat 8:00 AM-12:30 PM'],
  ['shorter', { ...weekdays, closes: '15:00' }, 'Mon-Fri 8:00 AM-3:00 PM, Sat 8:00 AM-12:30 PM'],
])('hours that begin or end otherwise are told: %s', (_, spoken, told) =>
  expect(spanishHours({ ...yard, spanish: { weekdays: spoken, saturday } })).toBe(told),
);

test('a yard without them says nothing', () => {
  expect(spanishHours(yard)).toBeNull();
  expect(spanishHours({ ...yard, spanish: {} })).toBeNull();
});

test('the main phone says it if any yard does, with the hours of the first', () => {
  const [one, other] = [{ saturday }, { weekdays }].map((spanish) => ({ ...yard, spanish }));
  expect(generalSpanishHours([yard, one, other] as (typeof yard)[])).toBe('Sat 8:00 AM-12:30 PM');
  expect(generalSpanishHours([yard, yard])).toBeNull();
});
