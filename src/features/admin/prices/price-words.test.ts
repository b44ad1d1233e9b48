import { expect, test } from 'vitest';
import { boardGrade } from '../../../../tests/support/board-grade.ts';
import type { YardId } from '../../../business/yards.ts';
import { newPrices, type PriceDraft, priceLine } from './price-draft.ts';
import { changesText, hiddenText, publishText, staysText, tomorrowMorning } from './price-words.ts';

const at = (yardId: YardId, price: string) => ({ yardId, price, updatedAt: '2026-11-10T12:00:00Z' });
const brass = boardGrade('brass', '2.50', { yards: [at('griffin', '4.7000'), at('newnan', '4.65')] });
const steel = boardGrade('steel', '0.11');
const lines = [brass, steel].flatMap((grade) =>
  ([null, 'griffin', 'newnan', 'atlanta'] as const).map((yardId) => priceLine(grade, yardId)),
);
const prices = (draft: PriceDraft) => newPrices(draft, lines);
const common = prices({ brass: '2.60' });
const griffin = prices({ 'brass at griffin': '4.80' });
const all = prices({ brass: '2.60', steel: '0.12', 'brass at griffin': '4.80', 'steel at atlanta': '0.13' });

test('a yard with a price of its own stays at it when the common one changes, unless it changes too', () => {
  const stays = (of: typeof all) => of.map((price) => staysText(price, of));
  expect(stays(common)).toEqual(['Griffin GA stays at $4.70, Newnan GA stays at $4.65']);
  expect(stays(all)).toEqual(['Newnan GA stays at $4.65', '', '', '']);
  expect(stays(griffin)).toEqual(['']);
  expect(stays(prices({ brass: '2.60', 'brass at griffin': 'same' }))[0]).toBe('Newnan GA stays at $4.65');
});

test('new prices that are not shown are told, with their yards', () => {
  expect(hiddenText(griffin, 'griffin')).toBe('');
  expect(hiddenText(griffin, null)).toBe('1 new price at Griffin GA isn’t shown here');
  expect(hiddenText(common, 'griffin')).toBe('1 new price at all yards isn’t shown here');
  expect(hiddenText(all, 'newnan')).toBe(
    '4 new prices at all yards, Griffin GA, and Atlanta GA aren’t shown here',
  );
  expect(hiddenText(all, null)).toBe('2 new prices at Griffin GA and Atlanta GA aren’t shown here');
});

test('the preview and its button say where', () => {
  expect([changesText(common), publishText(common)]).toEqual([
    '1 new price at all 3 yards',
    'Publish to 3 yards',
  ]);
  expect([changesText(griffin), publishText(griffin)]).toEqual([
    '1 new price at Griffin GA only',
    'Publish to Griffin GA',
  ]);
  expect([changesText(all), publishText(all)]).toEqual([
    '4 new prices: 2 at all 3 yards, 2 at Griffin GA and Atlanta GA',
    'Publish to 3 yards',
  ]);
});

test.each([
  ['an evening', '2026-11-28T23:30:00Z', '2026-11-29T07:00'],
  ['an evening in Georgia that is the next day elsewhere', '2026-11-29T03:30:00Z', '2026-11-29T07:00'],
  ['the day before summer time', '2027-03-13T20:00:00Z', '2027-03-14T07:00'],
  ['the last day of a year', '2026-12-31T20:00:00Z', '2027-01-01T07:00'],
])('tomorrow’s prices, set on %s', (_, now, morning) => expect(tomorrowMorning(new Date(now))).toBe(morning));
