import { expect, test } from 'vitest';
import { storedCar } from '../../../../tests/support/vehicle.ts';
import { vehicleCell, vehicleFacts, vinFact } from './vehicle-facts.ts';

const factOf = (label: string, ...car: Parameters<typeof storedCar>) =>
  Object.fromEntries(vehicleFacts(storedCar(...car)))[label];

test('staff read what a car is, its papers, its weight and what it was said to be worth', () => {
  // 3,196 lb at 8.5 cents are $271.66: 92 to 104 percent of it, in steps of $5.
  expect(vehicleFacts(storedCar())).toEqual([
    ['Vehicle', '2003 Honda Accord, midsize car'],
    ['Condition', 'Complete'],
    ['How it gets here', 'The seller brings it in'],
    ['Title', 'In the seller’s name'],
    ['Vehicle weight', '3,196 lb, from the maker’s figures'],
    ['Vehicle estimate', '$250.00 to $285.00, at $0.085 per lb in Griffin GA'],
  ]);
  expect(vehicleCell(storedCar({ kind: 'small_suv', title: 'lien' }))).toMatch(
    /^Vehicle: 2003 Honda Accord, small SUV; Condition: Complete; How it gets here: The seller brings it in; Title: With a lien; Vehicle weight: /,
  );
});

test.each([
  [{ converter: 'no' }, 'No catalytic converter'],
  [{ keys: 'unknown' }, 'Not sure about: keys'],
  [{ floodOrFire: 'yes', cabinEmpty: 'no' }, 'Flood or fire damage, not empty inside'],
  [
    { engine: 'no', transmission: 'unknown', rolls: 'no' },
    'No engine, doesn’t roll. Not sure about: transmission',
  ],
] as const)('%o reads as “%s”', (changes, text) => expect(factOf('Condition', changes)).toBe(text));

test('a weight that nobody knows, and what is not priced, say so', () => {
  expect(factOf('Vehicle weight', { weight: null })).toBe('Not known');
  expect(factOf('Vehicle weight', { weight: { milliPounds: 2_900_500, source: 'typical' } })).toBe(
    '2,900.5 lb, typical of its kind',
  );
  expect(factOf('Vehicle estimate', { weight: null })).toBe('None. Please price it yourself.');
  expect(factOf('Vehicle estimate', { price: null })).toBe('None. Please price it yourself.');
});

test('the tow is named where it costs, and asked for where nobody can say', () => {
  const pickup = { handover: 'pickup' } as const;
  expect(factOf('How it gets here', pickup)).toBe('We tow it');
  expect(factOf('Vehicle estimate', { ...pickup, miles: 5 })).toBe(
    `${factOf('Vehicle estimate')}, and the tow is free`,
  );
  expect(factOf('Vehicle estimate', { ...pickup, miles: 30 })).toBe(
    '$210.00 to $245.00, at $0.085 per lb in Griffin GA, after $40.00 for the tow',
  );
  expect(factOf('Vehicle estimate', { ...pickup, miles: 900 })).toMatch(
    /, without the tow: please say what it costs$/,
  );
});

test.each([
  ['1HGCM82633A004352', '1HGCM82633A004352'],
  ['1HGCM82643A004352', '1HGCM82643A004352 (check digit doesn’t match)'],
  ['', 'None'],
])('the VIN “%s” reads “%s”', (vin, text) => expect(vinFact(storedCar({ vin }))).toEqual(['VIN', text]));
