import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  heldPart,
  leftAfter,
  leftAtPrice,
  leftCents,
  NO_PROMISE,
  type Payment,
  promisedFor,
  promiseOf,
  spend,
  usedHeld,
  withHeld,
  withoutHeld,
} from './promise.ts';

type Line = Parameters<typeof promiseOf>[0]['lines'][number];

const offered = (changes: Partial<Line> = {}): Line => ({
  metalType: 'copper',
  price: '4.50',
  unit: 'lb',
  weight: '100',
  ...changes,
});
const promise = (lines: readonly Line[], totalCents = 0) =>
  promiseOf({ lines, totalCents }, (metalType) => (metalType === 'steel' ? 'steel' : undefined));

/** Dollars per pound, or as `changes` say. */
const paid = (weight: string, price: string, changes: Partial<Payment> = {}): Payment => {
  const cents = Math.round(Number(weight) * Number(price) * 100);
  return { metalType: 'copper', price, per: 'lb', weight, unit: 'lb', cents, ...changes };
};

const OFFERED = promise([
  offered({ price: '4.60' }),
  offered({ price: '9100', unit: 'ton' }),
  offered({ price: '1', unit: 'each' }),
  offered({ metalType: 'steel', price: '255.55', unit: 'ton' }),
  offered({ metalType: null, price: '5' }),
]);

test.each([
  ['copper', 'lb', { price: '9100', unit: 'ton', perListed: '4.55' }],
  ['copper', 'ton', { price: '9100', unit: 'ton', perListed: '9100' }],
  ['copper', 'each', { price: '1', unit: 'each', perListed: '1' }],
  ['copper', 'piece', { price: '1', unit: 'each', perListed: '1' }],
  ['steel', 'lb', { price: '255.55', unit: 'ton', perListed: '0.1278' }],
  ['steel', 'each', { price: '255.55', unit: 'ton', perListed: null }],
  ['brass', 'lb', null],
])('an offer promises for %s per %s: %j', (metalType, unit, promised) => {
  expect(promisedFor({ metalType, unit }, OFFERED)).toEqual(promised);
});

test('a grade whose load is all paid is no longer promised a price', () => {
  const left = leftAfter(promise([offered()]), [paid('99.9', '4.50')]);
  expect(promisedFor({ metalType: 'copper', unit: 'lb' }, left)).not.toBeNull();
  expect(promisedFor({ metalType: 'copper', unit: 'lb' }, leftAfter(left, [paid('0.1', '4.50')]))).toBeNull();
});

const FULL = promise([offered()], 45_000);

test.each<[string, Payment, { isPricePromised: boolean; promisedCents: number; left: string }]>([
  ['as offered', paid('40', '4.50'), { isPricePromised: true, promisedCents: 18_000, left: '60' }],
  ['all of it', paid('100', '4.50'), { isPricePromised: true, promisedCents: 45_000, left: '0' }],
  ['more than all', paid('101', '4.50'), { isPricePromised: false, promisedCents: 45_000, left: '0' }],
  ['for less', paid('40', '4.00'), { isPricePromised: true, promisedCents: 16_000, left: '60' }],
  [
    'for more, which was not promised',
    paid('40', '5.00'),
    { isPricePromised: false, promisedCents: 18_000, left: '60' },
  ],
  [
    'in tons',
    paid('0.04', '9000', { unit: 'ton', per: 'ton', cents: 36_000 }),
    { isPricePromised: true, promisedCents: 36_000, left: '20' },
  ],
  [
    'by the piece, which is no load of it',
    paid('3', '4.50', { per: 'each', unit: 'each' }),
    { isPricePromised: false, promisedCents: 0, left: '100' },
  ],
  [
    'nothing, for what was refused',
    paid('40', '0'),
    { isPricePromised: false, promisedCents: 0, left: '100' },
  ],
  [
    'another grade, which the offer does not name',
    paid('40', '4.50', { metalType: 'brass' }),
    { isPricePromised: false, promisedCents: 0, left: '100' },
  ],
])('of 100 lb at $4.50 a ticket pays %s', (_, payment, { left, ...expected }) => {
  expect(spend(FULL, payment)).toMatchObject({ ...expected, left: { lines: [{ left }] } });
});

test('the lowest promised price that is high enough is used up first', () => {
  const two = promise([offered({ price: '5.00', weight: '10' }), offered({ price: '4.00', weight: '20' })]);
  expect(leftAtPrice(two, paid('1', '4.00'))).toBe('30');
  expect(leftAtPrice(two, paid('1', '4.01'))).toBe('10');
  expect(leftAtPrice(two, paid('1', '5.01'))).toBeNull();
  const { left, isPricePromised, promisedCents } = spend(two, paid('25', '4.00'));
  expect(left.lines.map((line) => line.left)).toEqual(['5', '0']);
  expect([isPricePromised, promisedCents]).toEqual([true, 10_000]);
  // The load at the lower price was agreed to as well, at that price.
  expect(spend(two, paid('25', '5.00'))).toMatchObject({
    isPricePromised: false,
    promisedCents: 5_000 + 6_000,
  });
});

test('a price without a weight holds for an ordinary load, and promises no sum', () => {
  const open = promise([
    offered({ weight: null }),
    offered({ metalType: 'steel', price: '0.20', weight: null }),
  ]);
  expect(open.lines.map(({ most }) => most)).toEqual(['2000', '40000']);
  expect(leftCents(open)).toBe(0);
  expect(spend(open, paid('10', '4.50'))).toMatchObject({ isPricePromised: true, promisedCents: 0 });
});

test('one sum, or what is not on the list, pays any grade that the offer does not name', () => {
  const sum = promise([], 50_000);
  expect(spend(sum, paid('200', '2.00'))).toMatchObject({
    promisedCents: 40_000,
    left: { otherCents: 10_000 },
  });
  expect(spend(sum, paid('300', '2.00'))).toMatchObject({ promisedCents: 50_000, left: { otherCents: 0 } });
  const thing = promise(
    [offered(), offered({ metalType: null, price: '30', unit: 'each', weight: '2' })],
    51_000,
  );
  expect(leftCents(thing)).toBe(51_000);
  expect(spend(thing, paid('10', '2.00', { metalType: 'brass' }))).toMatchObject({ promisedCents: 2_000 });
  // What is named has a promise of its own.
  expect(spend(thing, paid('101', '4.50'))).toMatchObject({
    promisedCents: 45_000,
    left: { otherCents: 6_000 },
  });
});

test('whatever is paid in whatever order, no more is promised than was agreed to', () => {
  const payments = fc.array(
    fc
      .tuple(
        fc.constantFrom('copper', 'brass'),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 900 }),
      )
      .map(([metalType, steps, cents]) => {
        const [weight, price] = [String(steps / 1_000), (cents / 100).toFixed(2)];
        return paid(weight, price, { metalType });
      }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(payments, (all) => {
      let left = promise(
        [
          offered(),
          offered({ price: '5.00', weight: '20' }),
          offered({ metalType: null, price: '7', weight: '3' }),
        ],
        57_100,
      );
      let promised = 0;
      for (const each of all) {
        const before = leftCents(left);
        const spent = spend(left, each);
        expect(spent.promisedCents).toBeLessThanOrEqual(each.cents);
        expect(leftCents(spent.left)).toBeLessThanOrEqual(before);
        promised += spent.promisedCents;
        left = spent.left;
      }
      // Each line may be rounded up by half a cent.
      expect(promised + leftCents(left)).toBeLessThanOrEqual(57_100 + 2 * all.length);
    }),
  );
});

const held = (price: string, most = '500') => ({ metalType: 'copper', price, unit: 'lb' as const, most });

test('a held price is promised until its pounds are paid; what weighs more is paid as posted, and no sum is agreed to', () => {
  const promised = withHeld(NO_PROMISE, [held('4.60')]);
  expect(promisedFor({ metalType: 'copper', unit: 'lb' }, promised)?.perListed).toBe('4.60');
  expect(heldPart(promised, paid('500', '4.60'))).toBeNull();
  expect(heldPart(promised, paid('620', '4.60'))).toBe('500');
  expect(heldPart(promised, paid('620', '4.61'))).toBeNull();
  const spent = spend(promised, paid('500', '4.60'));
  expect(spent).toMatchObject({ isPricePromised: true, promisedCents: 0 });
  expect(promisedFor({ metalType: 'copper', unit: 'lb' }, spent.left)).toBeNull();
  expect(heldPart(spent.left, paid('1', '4.60'))).toBe('0');
});

test('a seller may hold a price besides an accepted offer', () => {
  const both = withHeld(FULL, [held('4.60')]);
  expect(leftAtPrice(both, paid('1', '4.50'))).toBe('600');
  expect(heldPart(both, paid('601', '4.50'))).toBe('600');
  expect(leftCents(both)).toBe(leftCents(FULL));
});

test('of several held prices the highest is paid first, an offer only where it is higher, and each is used by what is bought', () => {
  const holds = [held('4.50'), held('4.60')];
  const two = withHeld(NO_PROMISE, holds);
  const priceAfter = (promised: typeof two) =>
    promisedFor({ metalType: 'copper', unit: 'lb' }, promised)?.perListed;
  expect(priceAfter(two)).toBe('4.60');
  const first = spend(two, paid('500', '4.60')).left;
  expect([priceAfter(first), usedHeld(holds, first)]).toEqual(['4.50', [holds[1]]]);
  expect(usedHeld(holds, spend(first, paid('1', '4.50')).left)).toEqual(holds);
  // Refused, it is not bought; posted above what is held, it is.
  expect(usedHeld(holds, spend(two, paid('40', '0')).left)).toEqual([]);
  expect(usedHeld(holds, spend(two, paid('40', '4.70')).left)).toEqual([holds[1]]);
  const offer = promise([offered({ price: '4.20' })], 42_000);
  expect(priceAfter(withHeld(offer, [held('4.50')]))).toBe('4.50');
  expect(priceAfter(withHeld(offer, [held('4.10')]))).toBe('4.20');
  // What a hold pays is not taken from the offer.
  const after = withoutHeld(spend(withHeld(offer, [held('4.50')]), paid('100', '4.50')).left);
  expect(after).toEqual(offer);
});
