import { expect, test } from 'vitest';
import { isHoldKept, isOfferKept, type SoldLine } from './kept.ts';

const line = (changes: Partial<SoldLine> = {}): SoldLine => ({
  metalType: 'brass',
  weight: '100',
  unit: 'lb',
  price: '2.50',
  per: 'lb',
  cents: 25_000,
  isPromised: true,
  ...changes,
});
const OFFER = {
  lines: [{ metalType: 'brass', price: '2.50', unit: 'lb' as const, weight: '100' }],
  totalCents: 25_000,
};
const SUM = { lines: [], totalCents: 25_000 };

test.each<[string, typeof OFFER | typeof SUM, readonly SoldLine[], boolean]>([
  ['as offered', OFFER, [line()], true],
  ['more', OFFER, [line({ price: '2.51' })], true],
  ['less', OFFER, [line({ price: '2.4999' })], false],
  ['the same by the ton', OFFER, [line({ price: '5000', per: 'ton' })], true],
  ['less by the ton', OFFER, [line({ price: '4999', per: 'ton' })], false],
  ['less on the second of two lines', OFFER, [line(), line({ price: '2.40' })], false],
  ['less once the offer was spent', OFFER, [line(), line({ price: '2.40', isPromised: false })], true],
  ['another grade at any price', OFFER, [line(), line({ metalType: 'steel', price: '0.10' })], true],
  ['the sum', SUM, [line()], true],
  ['the sum in two lines', SUM, [line({ cents: 20_000 }), line({ cents: 5_000 })], true],
  ['less than the sum', SUM, [line({ cents: 24_999 })], false],
])('an offer that was paid %s', (_, offer, paid, isKept) => {
  expect(isOfferKept(offer, paid)).toBe(isKept);
});

const HELD = { metalType: 'brass', price: '2.50', unit: 'lb', most: '100' } as const;

test.each<[string, readonly SoldLine[], boolean]>([
  ['as held', [line()], true],
  ['at a higher price', [line({ price: '2.60' })], true],
  ['at a lower one', [line({ price: '2.40' })], false],
  ['as held up to the most, and the rest as posted', [line(), line({ price: '2.40' })], true],
  [
    'as held for less than its most, and the rest lower',
    [line({ weight: '99' }), line({ price: '2.40' })],
    false,
  ],
  [
    'as held for less than its most, beside a load that was refused',
    [line({ weight: '99' }), line({ price: '0', cents: 0 })],
    true,
  ],
  ['as held, by the ton', [line({ weight: '0.05', unit: 'ton' })], true],
  ['for nothing of its grade', [line({ metalType: 'steel' })], false],
])('a hold that was paid %s', (_, paid, isKept) => {
  expect(isHoldKept(HELD, paid)).toBe(isKept);
});
