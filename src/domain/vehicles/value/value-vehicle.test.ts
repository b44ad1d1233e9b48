import { expect, test } from 'vitest';
import { COMPLETE_VEHICLE } from './vehicle-condition.ts';
import { valueVehicle, type VehicleToValue } from './value-vehicle.ts';

const CAR: VehicleToValue = {
  weight: { milliPounds: 3_196_000, source: 'maker' },
  condition: COMPLETE_VEHICLE,
  prices: { auto_bodies: { price: '0.085', unit: 'lb' }, vehicle_incomplete: { price: '0.070', unit: 'lb' } },
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
    metalType: 'auto_bodies',
    missing: [],
    unknown: [],
    towExtras: [],
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
  const missing = valueOf(answered({ transmission: 'no', battery: 'no' }));
  // 3,008 lb at $0.085.
  expect(missing).toMatchObject({ netMilliPounds: 3_008_000, payoutCents: 25_568, totalCents: 25_568 });
  const unknown = valueOf(answered({ engine: 'unknown', converter: 'unknown' }));
  // At worst 2,796 lb at $0.070.
  expect(unknown).toMatchObject({ totalCents: 27_166, lowCents: 18_000, highCents: 28_500 });
  expect(unknown?.unknown).toEqual(['engine', 'converter']);
});

test.each([
  // 2,796 lb, 3,036 lb and, because a converter weighs next to nothing, 3,196 lb at $0.070.
  ['engine', 19_572],
  ['wheels', 21_252],
  ['converter', 22_372],
] as const)('a car without its %s is bought as an incomplete one', (part, payoutCents) => {
  const changed = answered({ [part]: 'no' });
  expect(valueOf(changed)).toMatchObject({ metalType: 'vehicle_incomplete', payoutCents });
  const { auto_bodies: complete } = CAR.prices;
  expect(valueOf({ ...changed, prices: { auto_bodies: complete } })).toBeNull();
});

test('what isn’t sure has no lowest sum where no incomplete car is bought', () => {
  const { auto_bodies: complete } = CAR.prices;
  expect(valueOf({ ...answered({ wheels: 'unknown' }), prices: { auto_bodies: complete } })).toBeNull();
  expect(valueOf({ prices: { auto_bodies: complete } })?.payoutCents).toBe(27_166);
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

test('a car that doesn’t roll, or has no keys, costs more to tow and nothing to bring', () => {
  const stuck = answered({ rolls: 'no', keys: 'no' });
  expect(valueOf({ miles: 500, ...stuck })).toMatchObject({ towCents: 0, towExtras: [], totalCents: 27_166 });
  expect(valueOf({ handover: 'pickup', miles: 20, ...stuck })).toMatchObject({
    netMilliPounds: 3_196_000,
    towCents: 7_500,
    towExtras: [
      { question: 'rolls', cents: 2_500 },
      { question: 'keys', cents: 1_000 },
    ],
    totalCents: 19_666,
  });
});

test('who isn’t sure about the keys of a towed car gets a lower lowest sum', () => {
  const unsure = answered({ keys: 'unknown' });
  expect(valueOf({ handover: 'pickup', miles: 1, ...unsure })).toMatchObject({
    unknown: ['keys'],
    towCents: 0,
    // $239.93 to $5, in place of $249.93.
    lowCents: 24_000,
  });
  for (const nobodyTows of [{ miles: 1 }, { handover: 'pickup' as const, miles: 61 }])
    expect(valueOf({ ...nobodyTows, ...unsure })).toMatchObject({ unknown: [], lowCents: 25_000 });
});

test('staff name a long tow’s price with all that makes it dearer', () => {
  expect(valueOf({ handover: 'pickup', miles: 61, ...answered({ rolls: 'no' }) })).toMatchObject({
    towCents: null,
    towExtras: [],
    totalCents: 27_166,
  });
});

test('a car is never worth less than nothing', () => {
  const value = valueOf({
    prices: { auto_bodies: { price: '0.01', unit: 'lb' } },
    handover: 'pickup',
    miles: 60,
    ...answered({ rolls: 'no' }),
  });
  expect(value).toMatchObject({ totalCents: 0, lowCents: 0, highCents: 0 });
});

test.each([
  { price: '0', unit: 'lb' },
  { price: '0.0000', unit: 'lb' },
  { price: '300.00', unit: 'each' },
  { price: 'call', unit: 'lb' },
])('there is no sum at %j', (price) => {
  expect(valueOf({ prices: { auto_bodies: price } })).toBeNull();
});

test('a price per ton is a price for 2,000 pounds', () => {
  const prices = { auto_bodies: { price: '170.00', unit: 'ton' } };
  expect(valueOf({ prices })?.payoutCents).toBe(27_166);
  // In thousandths of a ton, as an offer and a ticket have it.
  expect(valueOf({ prices, weight: { milliPounds: 3_197_000, source: 'maker' } })?.netMilliPounds).toBe(
    3_198_000,
  );
});
