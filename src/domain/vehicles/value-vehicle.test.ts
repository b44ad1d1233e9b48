import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VEHICLE_DEDUCTIONS } from '../../business/vehicles.ts';
import { COMPLETE_VEHICLE, VEHICLE_ANSWERS, VEHICLE_QUESTIONS } from './vehicle-condition.ts';
import { valueVehicle, type VehicleToValue } from './value-vehicle.ts';

const CAR: VehicleToValue = {
  weight: { milliPounds: 3_196_000, source: 'maker' },
  condition: COMPLETE_VEHICLE,
  price: { price: '0.085', unit: 'lb' },
  handover: 'drop_off',
  miles: null,
};
const valueOf = (changed: Partial<VehicleToValue>) => valueVehicle({ ...CAR, ...changed });
const answered = (changed: Partial<VehicleToValue['condition']>) => ({
  condition: { ...COMPLETE_VEHICLE, ...changed },
});

test('a complete car is its weight at the price of the day', () => {
  expect(valueOf({})).toEqual({
    weight: CAR.weight,
    missing: [],
    unknown: [],
    netMilliPounds: 3_196_000,
    // 3,196 lb at $0.085 are $271.66.
    payoutCents: 27_166,
    towCents: 0,
    totalCents: 27_166,
    // $249.93 and $282.53, to $5.
    lowCents: 25_000,
    highCents: 28_500,
  });
});

test('a missing part takes off its weight, and an unknown one only lowers the lowest sum', () => {
  const missing = valueOf(answered({ engine: 'no', converter: 'no' }));
  expect(missing).toMatchObject({ netMilliPounds: 2_781_000, payoutCents: 23_639, totalCents: 19_639 });
  const unknown = valueOf(answered({ engine: 'unknown', converter: 'unknown' }));
  expect(unknown).toMatchObject({ totalCents: 27_166, lowCents: 17_500, highCents: 28_500 });
  expect(unknown?.unknown.map(({ question }) => question)).toEqual(['engine', 'converter']);
});

test.each([
  [0, 0],
  [15, 0],
  [16, 4_000],
  [30, 4_000],
  [45, 6_500],
  [60, 9_000],
  [61, null],
  [null, null],
])('a tow of %s miles costs %s cents', (miles, towCents) => {
  expect(valueOf({ handover: 'pickup', miles })).toMatchObject({
    towCents,
    totalCents: 27_166 - (towCents ?? 0),
  });
});

test('who brings the car pays no tow, and need not roll it', () => {
  expect(valueOf({ miles: 500, ...answered({ rolls: 'no' }) })).toMatchObject({
    towCents: 0,
    totalCents: 27_166,
  });
  expect(valueOf({ handover: 'pickup', miles: 1, ...answered({ rolls: 'no' }) })?.totalCents).toBe(24_666);
});

test('a car is never worth less than nothing', () => {
  const value = valueOf({
    price: { price: '0.01', unit: 'lb' },
    handover: 'pickup',
    miles: 60,
    ...answered({ cabinEmpty: 'no' }),
  });
  expect(value).toMatchObject({ totalCents: 0, lowCents: 0, highCents: 0 });
});

test.each([
  { price: '0', unit: 'lb' },
  { price: '0.0000', unit: 'lb' },
  { price: '300.00', unit: 'each' },
  { price: 'call', unit: 'lb' },
])('there is no sum at %j', (price) => {
  expect(valueOf({ price })).toBeNull();
});

test('a price per ton is a price for 2,000 pounds', () => {
  expect(valueOf({ price: { price: '170.00', unit: 'ton' } })?.payoutCents).toBe(27_166);
});

const half = (top: bigint, bottom: bigint) => {
  const rest = top % bottom;
  return top / bottom + (2n * rest >= bottom ? 1n : 0n);
};
const floor = (cents: bigint) => (cents < 0n ? 0n : cents);

/** The same in exact fractions of a cent, from the bottom of the ticket up. */
function oracle({ weight, condition, price, handover, miles }: VehicleToValue) {
  const tow =
    handover === 'drop_off'
      ? 0n
      : (
          [
            [15, 0n],
            [30, 4_000n],
            [45, 6_500n],
            [60, 9_000n],
          ] as const
        ).find(([most]) => miles !== null && miles <= most)?.[1];
  // Ten-thousandths of a dollar, for 1 lb or for 2,000.
  const [numerator, pounds] = [
    BigInt(Math.round(Number(price.price) * 10_000)),
    price.unit === 'ton' ? 2_000n : 1n,
  ];
  const side = (isCostly: (answer: string, costly: string) => boolean) => {
    let net = BigInt(weight.milliPounds);
    let fees = tow ?? 0n;
    for (const question of VEHICLE_QUESTIONS) {
      if (question === 'rolls' && handover === 'drop_off') continue;
      const { answer, weight: off, cents } = VEHICLE_DEDUCTIONS[question];
      if (!isCostly(condition[question], answer)) continue;
      net -= BigInt(off);
      fees += BigInt(cents);
    }
    if (net < 0n) net = 0n;
    return { net, fees, pay: half(net * numerator, 100_000n * pounds) };
  };
  const known = side((answer, costly) => answer === costly);
  const worst = side((answer, costly) => answer === costly || answer === 'unknown');
  const toFive = (cents: bigint) => Number(half(floor(cents), 500n) * 500n);
  return {
    netMilliPounds: Number(known.net),
    payoutCents: Number(known.pay),
    towCents: tow === undefined ? null : Number(tow),
    totalCents: Number(floor(known.pay - known.fees)),
    lowCents: toFive((worst.pay * 92n) / 100n - worst.fees),
    highCents: toFive((known.pay * 104n) / 100n - known.fees),
  };
}

test('10,000 cars are worth what somebody else finds', () => {
  const car = fc.record({
    weight: fc.record({
      milliPounds: fc.integer({ min: 0, max: 10_000_000 }),
      source: fc.constant('typical' as const),
    }),
    condition: fc.record(
      Object.fromEntries(
        VEHICLE_QUESTIONS.map((question) => [question, fc.constantFrom(...VEHICLE_ANSWERS)]),
      ),
    ) as fc.Arbitrary<VehicleToValue['condition']>,
    price: fc.record({
      price: fc.integer({ min: 1, max: 3_000_000 }).map((steps) => (steps / 10_000).toFixed(4)),
      unit: fc.constantFrom('lb', 'ton'),
    }),
    handover: fc.constantFrom('drop_off' as const, 'pickup' as const),
    miles: fc.option(fc.integer({ min: 0, max: 70 })),
  });
  fc.assert(
    fc.property(car, (drawn) => {
      const value = valueVehicle(drawn);
      expect(value).toMatchObject(oracle(drawn));
      expect(value?.lowCents).toBeLessThanOrEqual(value?.highCents ?? 0);
    }),
    { numRuns: 10_000 },
  );
});
