import { expect, test } from 'vitest';
import { timeTexts as spanishTimes } from '../shared/texts.es.ts';
import { generalSpanishHours, spanishHours } from './spanish-spoken.ts';
import { openingTexts as spanishTexts } from './texts.es.ts';

const weekdays = { opens: '08:00', closes: '16:00' };
const saturday = { opens: '08:00', closes: '12:30' };

test('the hours are read in the language of the page', () => {
  const spanish = { weekdays, saturday };
  expect(spanishHours({ spanish })).toBe('Mon-Fri 8:00 AM-4:00 PM, Sat 8:00 AM-12:30 PM');
  expect(spanishHours({ spanish: { weekdays, saturday: null } }, spanishTexts, spanishTimes)).toBe(
    'lun-vie 8:00\u00A0a.\u00A0m. a 4:00\u00A0p.\u00A0m.',
  );
});

test('a yard without them says nothing', () => {
  expect(spanishHours({})).toBeNull();
  expect(spanishHours({ spanish: {} })).toBeNull();
});

test('the main phone says it if any yard does, with the hours of the first', () => {
  const said = generalSpanishHours([{}, { spanish: { saturday } }, { spanish: { weekdays } }]);
  expect(said).toBe('Sat 8:00 AM-12:30 PM');
  expect(generalSpanishHours([{}, {}])).toBeNull();
});
