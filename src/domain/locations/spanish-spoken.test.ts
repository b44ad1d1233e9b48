import { expect, test } from 'vitest';
import { spanishSpokenText } from '../shared/language/spanish-spoken.ts';
import { generalSpanishHours, spanishHours } from './spanish-spoken.ts';

const weekdays = { opens: '08:00', closes: '16:00' };
const saturday = { opens: '08:00', closes: '12:30' };
const yard = { weekdays, saturday, sunday: null };
const SATURDAY = 'sáb 8:00\u00A0a.\u00A0m. a 12:30\u00A0p.\u00A0m.';

test('whoever it is for reads all of it in Spanish, on every page', () => {
  const hours = spanishHours({ ...yard, spanish: { weekdays, saturday: null } });
  expect(hours).toBe('lun-vie 8:00\u00A0a.\u00A0m. a 4:00\u00A0p.\u00A0m.');
  expect(spanishSpokenText(hours as string)).toBe(`Se habla español: ${hours}`);
});

test('where the hours are those of the yard, they are not told', () => {
  expect(spanishHours({ ...yard, spanish: { weekdays, saturday } })).toBe('');
  expect(spanishSpokenText('')).toBe('Se habla español');
});

test.each([
  ['later', { ...weekdays, opens: '09:00' }, 'lun-vie 9:00\u00A0a.\u00A0m. a 4:00\u00A0p.\u00A0m.'],
  ['shorter', { ...weekdays, closes: '15:00' }, 'lun-vie 8:00\u00A0a.\u00A0m. a 3:00\u00A0p.\u00A0m.'],
])('hours that begin or end otherwise are told: %s', (_, spoken, told) =>
  expect(spanishHours({ ...yard, spanish: { weekdays: spoken, saturday } })).toBe(`${told}, ${SATURDAY}`),
);

test('a yard without them says nothing', () => {
  expect(spanishHours(yard)).toBeNull();
  expect(spanishHours({ ...yard, spanish: {} })).toBeNull();
});

test('the main phone says it if any yard does, with the hours of the first', () => {
  const [one, other] = [{ saturday }, { weekdays }].map((spanish) => ({ ...yard, spanish }));
  expect(generalSpanishHours([yard, one, other] as (typeof yard)[])).toBe(SATURDAY);
  expect(generalSpanishHours([yard, yard])).toBeNull();
});
