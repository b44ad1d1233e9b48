import { expect, test } from 'vitest';
import { CARD_NAME_REFUSAL, checkSpanishName, publishAtOf, spanishTexts } from './rules.ts';

// Eastern Standard Time: five hours behind UTC.
const NOW = new Date('2026-11-23T15:00:00Z');
const refusal = (publishAt: string) => expect.objectContaining({ details: { fields: { publishAt } } });

test('without a time it is now', () => expect(publishAtOf(null, NOW)).toBe(NOW));

test('a time is New York’s', () =>
  expect(publishAtOf('2026-11-24T08:30', NOW)).toEqual(new Date('2026-11-24T13:30:00Z')));

test.each(['2026-11-23T09:59', '2027-02-21T10:00'])('%s is just in time', (local) =>
  expect(publishAtOf(local, NOW)).toBeInstanceOf(Date),
);

test.each([
  ['2026-11-23T09:58', 'That time is in the past. Choose a later one, or publish now'],
  ['2027-02-21T10:01', 'Please choose a day in the next three months'],
  ['2027-03-14T02:30', 'That day or time doesn’t exist in Georgia'],
])('%s is refused: %s', (local, text) => expect(() => publishAtOf(local, NOW)).toThrow(refusal(text)));

test.each([
  ['a metal of the cards under its own name', 'copper_wire', 'Cobre brillante (bare bright)'],
  ['a metal of the cards without a new one', 'copper_wire', undefined],
  ['any other grade under any name', 'zorba', 'Zorba'],
  ['a grade whose key means something else to the language', 'constructor', 'Constructor'],
])('%s may be saved', (_, metalType, nameEs) =>
  expect(() => checkSpanishName(metalType, nameEs)).not.toThrow(),
);

test.each(['Cobre', ''])('a metal of the cards keeps its Spanish name, and cannot be “%s”', (nameEs) =>
  expect(() => checkSpanishName('copper_wire', nameEs)).toThrow(
    expect.objectContaining({ code: 'invalid_input', details: { fields: { nameEs: CARD_NAME_REFUSAL } } }),
  ),
);

test.each([
  [{}, {}],
  [{ nameEs: 'Latón' }, { nameEs: 'Latón' }],
  [
    { nameEs: '', howToTellEs: 'Amarillo' },
    { nameEs: null, howToTellEs: 'Amarillo' },
  ],
  [{ howToTellEs: '' }, { howToTellEs: null }],
])('of Spanish texts, %j is stored as %j', (sent, stored) => expect(spanishTexts(sent)).toEqual(stored));
